import type { EntryChange } from "../../panel/protocol/requests.ts";
import { say } from "../../words/say.ts";
import { UserError } from "../check/index.ts";
import { isAtOrBelow, pathId, pathOf } from "../path-id.ts";
import {
  type ContentFile,
  type Field,
  stampsIn,
  stampsUnder,
  type TranslatedFile,
} from "../shape/index.ts";
import type { LoadResult, Texts } from "../site/index.ts";
import { hasKey, omitKeys, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { blankEntry, type Defaults, defaultsOf, gap } from "./blank-entry.ts";
import { writeParts } from "./part-edits.ts";
import { sourceFile, translationsOf } from "./source-files.ts";
import { applyStamps } from "./stamp-translations.ts";
import { changeEntry, editAt, itemsAfter, type ListChange, setValue } from "./yaml/edit-values.ts";
import { editFile, isFlow, withValue } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/**
 * The value of an optional part that a group does not have yet: as it is given, or begun with gaps. Undefined where the
 * group cannot have it, or where gaps are not enough.
 */
export function partToAdd(
  { own, field, value }: ContentFile<unknown>,
  [path, key]: readonly [Path, string],
  defaults: Defaults,
  given?: unknown,
): Plain | undefined {
  const group = valueAt(value, path);
  const around = field.at(path, value);
  if (around?.ownKeys && key && !hasKey(group, key))
    return blankEntry(around.ownKeys.value, undefined, defaults) ?? "";
  const part = around?.fields(group)[key];
  if (!part?.mayBeLeftOut || valueAt(own.value, [...path, key]) !== undefined) return undefined;
  return blankEntry(part, given, { ...defaults, isGiven: given !== undefined });
}

/**
 * The files that change with a list: the one in the site's own language, and its translations, whose entries move and
 * go with their sources. Columns of a table take the cells of all rows along. In place of a list, a group gets or loses
 * an optional part, of which the change names the key as kind.
 *
 * @param name of the file, such as `pages/about.yaml`.
 * @param given what new entries or the part have; by default one is added, with gaps.
 * @throws UserError if a file cannot be changed without changing more.
 */
export function changeList(
  { located, translations }: LoadResult,
  name: string,
  list: Path,
  change: EntryChange,
  given?: readonly unknown[],
): Texts {
  const source = sourceFile(located, name);
  const { action, index, to = index, kind = "" } = change;
  const items = source && valueAt(source.own.value, list);
  const entry = source?.field.at(list, source.value)?.element;
  const defaults = defaultsOf(located);
  if (source && !entry && action !== "move") {
    const value =
      action === "add" ? partToAdd(source, [list, kind], defaults, given?.[0]) : undefined;
    const isThere = valueAt(source.own.value, [...list, kind]) !== undefined;
    const around = source.field.at(list, source.value);
    const mayGo = around?.ownKeys || source.field.at([...list, kind], source.value)?.mayBeLeftOut;
    const group = valueAt(source.value, list);
    // Such as the table of a section that has no groups in its place.
    if (action === "delete" && mayGo && Object.keys(Object(group)).length > 1)
      refuseFault(around, group, omitKeys([kind], group), say("writing.last-entry"));
    if (value !== undefined || (action === "delete" && isThere && mayGo))
      return writeParts({ translations }, source, [{ path: [...list, kind], value }]);
  }
  const most = (Array.isArray(items) ? items.length : 0) - (action === "add" ? 0 : 1);
  const isThere = (index: number) => Number.isInteger(index) && index >= 0 && index <= most;
  const isKnown = change.isCopy ? index > 0 : action !== "add" || !kind || entry?.kinds.has(kind);
  if (!source || !entry || !Array.isArray(items) || ![index, to].every(isThere) || !isKnown)
    throw new UserError(say("writing.no-entry", { file: name }));
  if (action === "delete" && !canDelete(source, list))
    throw new UserError(say("writing.last-entry"));

  const begin = (): Plain => {
    if (change.isCopy) return withFreeId(items[index - 1] as Plain, items);
    const like = kind ? { [entry.discriminator ?? "kind"]: kind } : items[Math.max(0, index - 1)];
    const value = blankEntry(entry, like, defaults);
    if (value !== undefined) return withFreeId(value, items);
    throw new UserError(say("writing.begin-by-hand", { file: source.file.file }));
  };
  const begun = given?.map((one) => blankEntry(entry, one, { ...defaults, isGiven: true }) ?? gap);
  const values = action === "add" ? (begun ?? [begin()]).toReversed() : [null];
  const lists = listsTogether(source.own.value, list);
  const opens = action === "delete" && isOpening(source, list, index);
  // The form shows the faults of given values next to them.
  if (!given && !opens && !(action === "delete" && items.length === 1)) {
    const change = { action, index, to };
    const changed = lists.reduce((value, one) => {
      const after = itemsAfter(valueAt(value, one) as unknown[], change, values[0]);
      return withValue(value, one, after);
    }, source.value);
    // The first column names the rows, so none of its cells is empty.
    const table = lists.length > 1 && source.field.at(list.slice(0, -1), source.value);
    refuseFault(source.field, source.value, changed, table ? table.description : "");
  }
  const changes = values.flatMap((value) =>
    lists.map((list): ListChange => ({ list, action, index, to, value })),
  );
  // Rows that are given stand in place of one with gaps alone.
  const above = entry.element && begun?.length ? items[index - 1] : undefined;
  if (Array.isArray(above) && above.every((cell) => cell === gap))
    changes.push({ list, action: "delete", index: index - 1, to: index - 1 });
  const heading = [...list, index, "heading"];
  /** The page keeps the main heading of an opening that goes, with its stamp. */
  const keepHeading = (file: YamlFile, from: Path) => {
    const words = opens && valueAt(file.value, from);
    if (typeof words !== "string") return file;
    const kept = setValue(file, editAt(source.field, file.value, ["heading"], words));
    return applyStamps(kept, new Map([["heading", stampsIn(file).get(pathId(from))]]));
  };
  const written = editFile(source.own, (file) =>
    changes.reduce(changeEntry, keepHeading(file, heading)),
  );
  const followers = translationsOf(name, translations).map((one) =>
    editFile(one.own, (file) => {
      const kept = keepHeading(file, one.ownPath(heading));
      return changes.reduce((now, each) => follow(now, one, each), kept);
    }),
  );
  return new Map([written, ...followers]);
}

/** A new entry of a list in which the id of the entry that it is like may be taken. */
function withFreeId(value: Plain, items: readonly unknown[]): Plain {
  const ids = items.map((item) => valueAt(item, ["id"]));
  const id = valueAt(value, ["id"]);
  if (id === undefined || !ids.includes(id)) return value;
  const free = items.map((_, at) => `${id}-${at + 2}`).find((one) => !ids.includes(one));
  return { ...(value as object), id: free as string };
}

/** Refuses a change after which a schema does not take what it took before, such as a second form of a page. */
function refuseFault(field: Field | undefined, before: unknown, after: unknown, why = ""): void {
  const [fault] = field?.schema.safeParse(after).error?.issues ?? [];
  if (fault && field?.accepts(before))
    throw new UserError(why || `${fault.message.split("\n")[0]}`);
}

/** Whether an entry of a list is the section that opens its page, with the main heading. */
export const isOpening = ({ own }: ContentFile<unknown>, list: Path, index: number): boolean =>
  valueAt(own.value, [...list, index, "kind"]) === "hero";

/** Whether a list can do without one of its entries. The last goes with its list. */
function canDelete({ own, field, value }: ContentFile<unknown>, list: Path): boolean {
  if ((valueAt(own.value, list) as unknown[]).length > 1) return true;
  const [around, key] = [list.slice(0, -1), `${list.at(-1)}`];
  const isAlone = Object.keys(Object(valueAt(own.value, around))).length === 1;
  if (isAlone) return false;
  const without = omitKeys([key], valueAt(value, around));
  return !!field.at(list, value)?.facts.pack || field.at(around, value)?.accepts(without) === true;
}

/** A list with those that change like it: of columns, the cells of each row. */
function listsTogether(value: unknown, list: Path): Path[] {
  const path = [...list.slice(0, -1), "rows"];
  const rows = list.at(-1) === "columns" && valueAt(value, path);
  return [list, ...(Array.isArray(rows) ? rows.map((_, row) => [...path, row]) : [])];
}

/**
 * A translation after a change of a list of its source, as far as it has that. It has no entry for a new one until
 * somebody translates it, unless its entries are matched by number.
 */
function follow(
  file: YamlFile,
  { own, ownPath, source, stamps }: TranslatedFile,
  { list: path, action, index, to }: ListChange,
): YamlFile {
  const list = ownPath(path);
  const items = valueAt(own.value, list);
  if (!Array.isArray(items)) return file;
  const others = valueAt(source.value, path) as unknown[];
  const places = others.map((_, at) => Number(ownPath([...path, at]).at(-1)));
  const isOwn = (place: number | undefined) => `${place}` in items;
  const place = places[index] ?? Number.NaN;
  if (action !== "add") {
    const order = itemsAfter(places, { action: "move", index, to }, 0).filter(isOwn);
    const change = { list, action, index: place, to: order.indexOf(place) };
    return isOwn(place) ? changeStamped(file, change) : file;
  }
  const isStamped = (item: unknown, at: number) =>
    item === null || stampsUnder(stamps, [...list, at]).length > 0;
  if (items.every(isStamped) && !isFlow(file, list)) return file;
  const before = places.slice(0, index).findLast(isOwn) ?? -1;
  return changeStamped(file, { list, action, index: before + 1, to });
}

/** A translated file after a change of a list. Stamps that do not stand with their entries go along. */
function changeStamped(file: YamlFile, change: ListChange): YamlFile {
  const { list } = change;
  // Those of all values between brackets stand above these, and that of a row's first cell above the row.
  const flow = list.map((_, depth) => list.slice(0, depth + 1)).find((one) => isFlow(file, one));
  const apart = flow ?? (typeof list.at(-1) === "number" ? list : undefined);
  if (!apart) return changeEntry(file, change);
  const stamps = [...stampsIn(file)].filter(([id]) => isAtOrBelow(id, apart));
  const indexes = [...(valueAt(file.value, list) as unknown[]).keys()];
  const order = itemsAfter(indexes, change, -1);
  const after = stamps.flatMap(([id, text]): [string, string][] => {
    const steps = pathOf(id);
    const now = order.indexOf(Number(steps[list.length]));
    if (!isAtOrBelow(id, list)) return [[id, text]];
    return now < 0 ? [] : [[pathId(steps.with(list.length, `${now}`)), text]];
  });
  const bare = applyStamps(file, new Map(stamps.map(([id]) => [id, undefined])));
  return applyStamps(changeEntry(bare, change), new Map(after));
}
