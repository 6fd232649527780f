import type { EditableFile } from "../protocol/editable-text.ts";
import { connection, type Kept, onWrittenElsewhere } from "./connection.ts";
import { type PartChange, placeAfter } from "./in-turn.ts";
import {
  createDraft,
  type Draft,
  type Drafts,
  draftsAfter,
  moveDrafts,
  removeTwin,
} from "./text-drafts.ts";

/** What the panel remembers in this tab, since each link loads another page. */
export interface Memory {
  view: "closed" | "list" | "text" | "choice" | "section" | "pages" | "publish" | "settings";
  /** The text that is written, and the others of its element; those to choose from, where several have its words. */
  places: readonly string[];
  /** The list from which the text was opened, and to which closing it leads back. */
  back: "list" | "publish" | undefined;
  /** Which texts the list shows, and the search term. */
  filter: string;
  search: string;
  /** Which files of the list are unfolded or folded by hand. */
  unfolded: Readonly<Record<string, boolean>>;
  /** The place of the text that was written last, or of a file with its end `#`: it has the focus in the list. */
  focus: string | undefined;
  /** The value of the settings that gets the focus once it is shown. */
  wanted: string | undefined;
  /** What was done last, or why it was not. */
  said: string;
  /** Whether that is English, as commands say it. */
  isEnglish: boolean;
  /** Whether that can be undone. */
  canUndo: boolean;
  /** The step that could not be done, since its files have changed, and keeps others back. */
  blocked: "undo" | "redo" | undefined;
  /** Whether the panel takes the focus on the next page, to which a step leads. */
  isExpected: boolean;
  /** Which of the texts that were opened is written: it stays while that text moves in its file. */
  opened: number;
  /** Whether something was typed in this tab. */
  isTyped: boolean;
  /** By place. The browser keeps them for the site, so that a closed tab loses nothing. */
  drafts: Drafts;
}

const listeners = new Set<(changes: Partial<Memory>) => void>();
let memory: Memory = {
  ...{
    view: "closed",
    places: [],
    back: undefined,
    filter: "texts",
    search: "",
    unfolded: {},
    focus: undefined,
    wanted: undefined,
  },
  ...{ said: "", isEnglish: false, canUndo: false, blocked: undefined, isTyped: false },
  ...{ isExpected: false, opened: 0 },
  ...readStored<Partial<Memory>>("tab"),
  drafts: readStored<Drafts>("site") ?? {},
};

function readStored<Value>(kept: Kept): Value | undefined {
  try {
    return JSON.parse(connection.read(kept) ?? "{}");
  } catch {
    return undefined;
  }
}

export const currentMemory = (): Memory => memory;

let mayFocus = memory.isExpected;
memory.isExpected = false;
// A section is added to the page on which that began.
if (memory.view === "section") memory.view = "list";

/** Whether the panel may take the focus: not where it is open from the page before, until it is used. */
export const mayTakeFocus = (): boolean => mayFocus;

export function allowFocus(): void {
  mayFocus = true;
}

/**
 * Where the browser blocks storage, it is remembered until the page is loaded again. Another
 * message forgets that the last step can be undone, or left out.
 */
export function remember(changes: Partial<Memory>): void {
  const { canUndo, blocked, isEnglish, opened } = memory;
  memory = {
    ...memory,
    opened: changes.places && !changes.drafts ? opened + 1 : opened,
    canUndo: changes.said === undefined && canUndo,
    blocked: changes.said === undefined ? blocked : undefined,
    isEnglish: changes.said === undefined && isEnglish,
    ...changes,
  };
  connection.write("tab", JSON.stringify({ ...memory, drafts: undefined }));
  if (changes.drafts) connection.write("site", JSON.stringify(memory.drafts));
  for (const listener of listeners) listener(changes);
}

// Another tab has typed or saved.
onWrittenElsewhere(() => remember({ drafts: currentDrafts() }));

/** Says why something was not done. */
export function rememberFault(error: unknown): void {
  const { message, isEnglish = false } = error as Error & { isEnglish?: boolean };
  remember({ said: message, isEnglish });
}

/** The drafts as the browser has them now, since another tab may have written. */
const currentDrafts = (): Drafts => readStored<Drafts>("site") ?? memory.drafts;

/** Stores what is typed in a place; without a draft, removes it. */
export function storeDraft(place: string, draft?: Draft): void {
  const { [place]: was, ...others } = currentDrafts();
  if (!draft && !was) return;
  remember({
    drafts: draft ? { ...others, [place]: draft } : others,
    isTyped: draft ? true : memory.isTyped,
  });
}

/** Stores what was typed while a text was saved, which no longer equals its twins. */
export function storeDraftAfterSave(place: string, draft?: Draft): void {
  remember({ drafts: removeTwin(currentDrafts(), place) });
  storeDraft(place, draft);
}

/**
 * Moves drafts, and the text that is open, along with texts that have moved in their files.
 *
 * @param before The files as they were, of which one has the open text.
 */
export function moveDraftsWithTexts(
  files: readonly EditableFile[],
  before: readonly EditableFile[],
): void {
  const { places, focus } = memory;
  const [open = ""] = places;
  const typed = currentDrafts();
  const { drafts, moved } = moveDrafts(typed, files);
  const texts = before.flatMap((one) => one.texts);
  const text = texts.find(({ place }) => place === open);
  // Nothing is typed yet, and it is kept as if something were.
  const draft = text && !typed[open] ? createDraft(text, "", texts) : undefined;
  const to = draft && moveDrafts({ [open]: draft }, files).moved.get(open);
  if (to !== undefined) moved.set(open, to);
  if (moved.size === 0) return;
  const movedPlace = (place: string) => moved.get(place) ?? place;
  remember({ drafts, places: places.map(movedPlace), focus: focus && movedPlace(focus) });
}

/**
 * Moves drafts, and the text that is open, with a change of entries or parts that this tab has made. What is typed in
 * what is deleted goes with it.
 *
 * @param files as they are now.
 */
export function moveDraftsWithChange(change: PartChange, files: readonly EditableFile[]): void {
  const { places, focus } = memory;
  const follow = (place: string) => placeAfter(place, change) ?? place;
  const drafts = draftsAfter(currentDrafts(), change, files);
  remember({ drafts, places: places.map(follow), focus: focus && follow(focus) });
}

/** Calls a function with each change; returns what ends that. */
export function onChange(listener: (changes: Partial<Memory>) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
