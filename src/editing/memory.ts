/** Words that are typed and not saved. */
export interface Draft {
  words: string;
  /** What the file said when they were begun. */
  base: string;
}

/** What the panel remembers in this tab, since each save loads the page again. */
export interface Memory {
  view: "closed" | "list" | "text";
  /** The text that is written, and the others of its element. */
  places: readonly string[];
  /** Whether the text was opened from the list, to which it goes back. */
  isFromList: boolean;
  /** Which texts the list shows, and words that they have. */
  filter: string;
  search: string;
  /** The place of the text that gets the focus once the page is loaded again. */
  focus: string | undefined;
  /** What was done last. */
  said: string;
  /** By place. */
  drafts: Readonly<Record<string, Draft>>;
}

const key = "words";
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
  ...{ said: "", drafts: {} },
  ...stored(),
};

function stored(): Partial<Memory> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

export const remembered = (): Memory => memory;

/** Where the browser blocks storage, it is remembered until the page is loaded again. */
export function remember(changes: Partial<Memory>): void {
  memory = { ...memory, ...changes };
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {}
  for (const listener of listeners) listener();
}

/** Keeps the words that are typed in a place; none once they are saved, or taken back. */
export function keepDraft(place: string, draft?: Draft): void {
  const { [place]: _, ...others } = memory.drafts;
  remember({ drafts: draft ? { ...others, [place]: draft } : others });
}

/** Calls a function after each change; returns what ends that. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
