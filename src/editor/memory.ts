import { type Draft, type Drafts, moveDrafts, removeTwin } from "./drafts.ts";
import type { EditableFile } from "./protocol.ts";
import { start } from "./say.ts";

/** What the panel remembers in this tab, since each save loads the page again. */
export interface Memory {
  view: "closed" | "list" | "text" | "pages";
  /** The text that is written, and the others of its element. */
  places: readonly string[];
  /** Whether the text was opened from the list, to which it goes back. */
  isFromList: boolean;
  /** Which texts the list shows, and the search term. */
  filter: string;
  search: string;
  /** The place of the text that gets the focus once the page is loaded again. */
  focus: string | undefined;
  /** The page to which the tab is on its way, and until when. */
  way?: { address: string; until: number } | undefined;
  /** What was done last, or why it was not. */
  said: string;
  /** Whether that is English, as commands say it. */
  isEnglish: boolean;
  /** Whether that can be undone. */
  canUndo: boolean;
  /** The button of an entry that keeps the focus while its page is loaded again. */
  control: string | undefined;
  /** Whether something was typed in this tab. */
  isTyped: boolean;
  /** By place. The browser keeps them for the site, so that a closed tab loses nothing. */
  drafts: Drafts;
}

/** Names the site, since many are served at the same address, one after the other. */
const key = `words ${start.site}`;
const listeners = new Set<() => void>();
let memory: Memory = {
  ...{
    view: "closed",
    places: [],
    isFromList: false,
    filter: "texts",
    search: "",
    focus: undefined,
  },
  ...{ said: "", isEnglish: false, canUndo: false, control: undefined, isTyped: false },
  ...readStored<Partial<Memory>>("sessionStorage"),
  drafts: readStored<Drafts>("localStorage") ?? {},
};

function readStored<Value>(storage: "sessionStorage" | "localStorage"): Value | undefined {
  try {
    return JSON.parse(window[storage].getItem(key) ?? "{}");
  } catch {
    return undefined;
  }
}

export const currentMemory = (): Memory => memory;

/**
 * Where the browser blocks storage, it is remembered until the page is loaded again. Another text forgets the control,
 * and another message forgets that the last step can be undone.
 */
export function remember(changes: Partial<Memory>): void {
  const { control, canUndo, isEnglish } = memory;
  memory = {
    ...memory,
    control: changes.places ? undefined : control,
    canUndo: changes.said === undefined && canUndo,
    isEnglish: changes.said === undefined && isEnglish,
    ...changes,
  };
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...memory, drafts: undefined }));
    if (changes.drafts) localStorage.setItem(key, JSON.stringify(memory.drafts));
  } catch {}
  for (const listener of listeners) listener();
}

// Another tab has typed or saved.
addEventListener("storage", (event) => {
  if (event.key === key && event.storageArea === localStorage)
    remember({ drafts: currentDrafts() });
});

/** Says why something was not done. */
export function rememberFault(error: unknown): void {
  const { message, isEnglish = false } = error as Error & { isEnglish?: boolean };
  remember({ said: message, isEnglish });
}

/** The drafts as the browser has them now, since another tab may have written. */
const currentDrafts = (): Drafts => readStored<Drafts>("localStorage") ?? memory.drafts;

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

/** Moves drafts along with texts that have moved in their files. */
export function moveDraftsWithTexts(files: readonly EditableFile[]): void {
  const { drafts, moved } = moveDrafts(currentDrafts(), files);
  if (moved.size === 0) return;
  const { places, focus } = memory;
  const movedPlace = (place: string) => moved.get(place) ?? place;
  remember({ drafts, places: places.map(movedPlace), focus: focus && movedPlace(focus) });
}

/** Calls a function after each change; returns what ends that. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
