import { useEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { exchangeAll, onExchange, withErrors } from "../page/exchange-page.ts";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import type { Answers, Written } from "../protocol/protocol.ts";
import type { WrittenText } from "../protocol/requests.ts";
import { ask } from "../state/ask.ts";
import type { PartChange } from "../state/in-turn.ts";
import {
  currentMemory,
  type Memory,
  moveDraftsWithChange,
  moveDraftsWithTexts,
  onChange,
  remember,
} from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { useMemory } from "../state/use-memory.ts";
import { rememberTitles } from "./labels.ts";

/** The files of the page as they were read last, with the text for which; or why they could not be read. */
interface FilesRead {
  answer?: Answers["list"] & { place: string };
  fault?: Error | undefined;
}

/** Whoever follows the memory follows this, too: something is remembered after each change. */
let state: FilesRead = {};

/** How often the files were asked for, and for which text last. Answers can overtake each other. */
const latest = {
  ...{ asked: 0, answered: 0, place: undefined as string | undefined },
  reading: Promise.resolve(),
};

/** Whether nothing can be written, because other machines can reach the server. */
export const isReadOnly = (): boolean => state.answer?.isReadOnly === true;

/** The hash of a file as it was read last. */
export async function hashOf(file: string): Promise<string> {
  await latest.reading;
  return state.answer?.files.find((one) => one.file === file)?.hash ?? "";
}

/** What this tab has saved, by place, and how often files were asked for before. */
const saved = new Map<string, { text: string; before: number }>();

/** A text as this tab has saved it, also before the files are read that have it. */
export function asSaved(text: EditableText): EditableText {
  const own = saved.get(text.place);
  const isAhead = own && own.before >= latest.answered;
  return isAhead ? { ...text, text: own.text, isGap: false } : text;
}

/**
 * Saves texts of a file. What is typed next belongs to them.
 *
 * @param isNow Whether they count as saved at once, as nobody has typed them.
 */
export async function saveTexts(
  texts: readonly WrittenText[],
  hash: Promise<string>,
  isNow = false,
): Promise<Written> {
  const [first, ...others] = texts;
  const keep = (before: number) => {
    for (const { place, text } of texts) saved.set(place, { text, before });
  };
  if (isNow) keep(Number.POSITIVE_INFINITY);
  try {
    const asked = { ...(first as WrittenText), others, hash: await hash };
    const written = await ask("save", asked);
    keep(latest.asked);
    return written;
  } catch (error) {
    for (const { place } of texts) saved.delete(place);
    throw error;
  }
}

/** The place of the text that is written, or empty, since a list has no texts of another page; undefined while the panel is closed. */
function placeAskedFor({ view, places: [place = ""] }: Memory): string | undefined {
  if (view === "closed") return undefined;
  return view === "text" ? place : "";
}

const nothing = () => ({});

/**
 * Changes of entries or parts by this tab that the files on show do not have yet, the last time before them that files
 * were asked for, how many are under way, and whether files were held back for them.
 */
const own = { changes: [] as PartChange[], before: 0, underWay: 0, hasHeld: false };
const waiting: ((changes: readonly PartChange[]) => void)[] = [];

/** Whether files that were read at a turn are shown with those after a change, as they may have it or not. */
const isHeld = (turn: number) => own.underWay > 0 || (own.changes.length > 0 && turn <= own.before);

/** Makes a change of entries or parts. What is typed follows it as soon as the files are shown that have it. */
export async function makeChange<Made>(
  change: PartChange,
  make: () => Promise<Made>,
): Promise<Made> {
  own.underWay += 1;
  try {
    const made = await make();
    own.changes.push(change);
    own.before = latest.asked;
    return made;
  } catch (error) {
    // What was held has no other to wait for.
    if (own.hasHeld) setTimeout(follow);
    throw error;
  } finally {
    own.underWay -= 1;
  }
}

/** Shows something together with the files that have the changes of this tab, or now. */
export function showWithFiles(show: (changes: readonly PartChange[]) => void): void {
  own.hasHeld ||= isHeld(0);
  if (isHeld(0)) waiting.push(show);
  else show([]);
}

/** Shows what waits for the files; returns whether something has changed. */
function showChanges(files: readonly EditableFile[]): boolean {
  const changes = own.changes.splice(0);
  own.hasHeld = false;
  for (const one of changes) moveDraftsWithChange(one, files);
  for (const show of waiting.splice(0)) show(changes);
  return changes.length > 0;
}

/** Reads the files; once the page is exchanged, remembers something together with what they say. */
function read(
  place: string,
  due: () => Partial<Memory> = nothing,
  exchanged?: Promise<unknown>,
): Promise<void> {
  latest.asked += 1;
  latest.place = place;
  const { asked: turn } = latest;
  latest.reading = (async () => {
    try {
      const found = await ask("list", { page: panelStart.page, place });
      await exchanged;
      // At once, so that no field goes before the next is there.
      flushSync(() => {
        if (turn > latest.answered && !isHeld(turn)) {
          rememberTitles(found.siteFiles);
          const isOwn = showChanges(found.files);
          moveDraftsWithTexts(found.files, isOwn ? [] : (state.answer?.files ?? []));
          latest.answered = turn;
          state = { answer: { ...found, place } };
        }
        own.hasHeld ||= isHeld(turn);
        remember(due());
      });
    } catch (error) {
      state = { ...state, fault: error as Error };
      if (!isHeld(turn)) showChanges([]);
      remember(due());
    }
  })();
  return latest.reading;
}

function forget(): void {
  latest.place = undefined;
  state = { fault: state.fault };
}

/** Reads the files again, unless the panel is closed. */
function follow(): Promise<void> | undefined {
  const place = placeAskedFor(currentMemory());
  if (place !== undefined) return read(place);
  forget();
  return undefined;
}
onExchange(follow);

/** The files of the page, read again whenever they change. */
export function useFiles(): FilesRead {
  const place = placeAskedFor(useMemory());
  useEffect(() => {
    if (place !== undefined && latest.place !== place) read(place);
  }, [place]);
  return useSyncExternalStore(onChange, () => state);
}

/** What is to be remembered of some changes, unless somebody has gone elsewhere in the panel meanwhile. */
function changesOf({ opened, view }: Memory, changes: Partial<Memory>): Partial<Memory> {
  const now = currentMemory();
  if (now.opened === opened && now.view === view) return changes;
  const { places: _, view: __, focus: ___, ...others } = changes;
  return others;
}

/** Shows what this tab has written, on the page and in the files, and remembers something with it. */
export async function refresh(changes: Partial<Memory> = {}): Promise<void> {
  const was = currentMemory();
  const place = placeAskedFor({ ...was, ...changes });
  const exchanged = exchangeAll(undefined, follow);
  const due = () => {
    const { said } = changes;
    return changesOf(was, { ...changes, ...(said && { said: withErrors(said) }) });
  };
  if (place !== undefined) return read(place, due, exchanged);
  forget();
  await exchanged;
  remember(due());
}
