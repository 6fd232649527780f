import type { EntryChange } from "../protocol/requests.ts";

/** What is done now or waits, by what tells a press from others. */
const due = new Map<unknown, Promise<unknown>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other, in the order of the presses.
 *
 * @param key Tells a press from others. The same one while it is due has it done once; each symbol is another.
 */
export function inTurn<Result>(key: string | symbol, act: () => Promise<Result>): Promise<Result> {
  const same = due.get(key);
  if (same) return same as Promise<Result>;
  const isFree = due.size === 0;
  const before = last;
  const done = (async () => {
    try {
      if (!isFree) await before;
      // What was done is shown before.
      if (!isFree) await new Promise((shown) => setTimeout(shown));
      return await act();
    } finally {
      due.delete(key);
    }
  })();
  due.set(key, done);
  last = done.catch(() => undefined);
  return done;
}

/** A change of the entries of a list, or of the parts of a group. */
export interface PartChange extends EntryChange {
  list: string;
}

/** Where an entry is after a change of its list; undefined if it is gone. */
function indexAfter(at: number, { action, index, to = index }: EntryChange): number | undefined {
  if (action === "add") return at < index ? at : at + 1;
  if (at === index) return action === "move" ? to : undefined;
  const left = at < index ? at : at - 1;
  return action === "delete" || left < to ? left : left + 1;
}

/** The list whose entries change together with those of a list: of the columns of a table, the cells of a row. */
function listAround(place: string, list: string): string {
  const table = list.replace(/\/columns$/, "");
  const [row = ""] = /^\/rows\/\d+(?=\/)/.exec(place.slice(table.length)) ?? [];
  return table !== list && row && place.startsWith(table) ? table + row : list;
}

/** Where a part is after a change; undefined if it is gone. */
export function placeAfter(
  place: string,
  { list: changed, ...change }: PartChange,
): string | undefined {
  const list = listAround(place, changed);
  if (!place.startsWith(`${list}/`)) return place;
  const [step = "", ...rest] = place.slice(list.length + 1).split("/");
  const isGone = change.action === "delete" && step === change.kind;
  if (!/^\d+$/.test(step)) return isGone ? undefined : place;
  // Rows of a spreadsheet can be many, and take the place of one with gaps.
  const isUnknown = change.values?.[""] !== undefined && Number(step) >= change.index - 1;
  const index = isUnknown ? undefined : indexAfter(Number(step), change);
  return index === undefined ? undefined : [list, index, ...rest].join("/");
}

/**
 * What a press means that waited while others changed lists; undefined if what it is about has gone, or may have.
 *
 * @param isStep Whether an entry moves by so many places, and not to a place.
 */
export function changeAfter(
  { list, ...change }: PartChange,
  made: readonly PartChange[],
  isStep: boolean,
): PartChange | undefined {
  const { action, index, to = index, kind } = change;
  const isPart = action === "delete" && kind !== undefined;
  const follow = (place: string) =>
    made.reduce<string | undefined>((at, one) => at && placeAfter(at, one), place);
  const home = follow(list);
  const entry = follow(`${list}/${isPart ? kind : index}`);
  if (home === undefined || (entry === undefined && action !== "add")) return undefined;
  const at = isPart || entry === undefined ? index : Number(entry.slice(home.length + 1));
  return {
    ...change,
    list: home,
    index: at,
    ...(action === "move" && { to: isStep ? at + to - index : to }),
  };
}
