import type { PageText } from "./find-texts.ts";

/** What the panel and the development server say to each other; both are on the machine of the author. */

/** A text, or another single value, of a content file. */
export interface Words {
  /** File and JSON Pointer, such as `pages/about#/sections/0/heading`. */
  place: string;
  /** What it is for, as the schema describes it. */
  label: string;
  /** The comment above it in the file; none in a translation, where that is its source. */
  comment?: string;
  /** The section or entry that it is part of, such as `sections 2 (features), items 1`; none for one of the file itself. */
  group: string;
  /** Line of the file. */
  line: number;
  words: string;
  kind: "text" | "paragraph" | "fact";
  /** The values that it can have, where these are a few. */
  choices?: readonly string[];
  language: string;
  /** The direction of the text; a number or an address has that of its signs. */
  direction: "ltr" | "rtl" | "auto";
  /** Whether it is still to be written. */
  isGap: boolean;
  findings: Finding[];
  /** The words of the source, in a translation. */
  source?: { words: string; language: string; direction: "ltr" | "rtl"; isStale: boolean };
}

/** What the check says of a text. */
export interface Finding {
  severity: "error" | "warning" | "info";
  rule: string;
  message: string;
  hint: string;
  /** The words after the rule's own fix. */
  fixed?: string;
}

/** A content file, with its single values. */
export interface WordsOfFile {
  /** Its path, as the check names it. */
  file: string;
  /** Changes with each byte of the file. */
  hash: string;
  words: Words[];
}

/** What the panel can ask for, with what it sends. */
export interface Requests {
  /** The files that a page shows, its own first, and that of a place. */
  list: { page: string; place: string };
  /** What the check would say of other words. */
  look: { place: string; words: string };
  /** Saves words. In a translation, it also marks them as up to date, even if they stay the same. */
  save: { place: string; words: string; hash: string };
  undo: object;
  redo: object;
}

export interface Answers {
  list: {
    files: WordsOfFile[];
    /** How many edits can be undone, and made again. */
    undo: number;
    redo: number;
    /** Why nothing can be written, where that is so. */
    readOnly?: string;
    /** Whether the server opens files in an editor: `LAUNCH_EDITOR` names one, and it writes. */
    canOpen: boolean;
  };
  look: { findings: Finding[] };
  save: { place: string };
  undo: { place: string };
  redo: { place: string };
}

/** Id of the element in the head with what the panel starts with, as JSON. */
export const startId = "_words";

/** What a document says to the panel. */
export interface Start {
  /** The page of the document, such as `pages/about` or `languages/fr/pages/about`. */
  page: string;
  /** Where the server answers. */
  address: string;
  /** Required with each request. */
  token: string;
  /** The texts that the page may show, of its own file first. */
  texts: readonly PageText[];
  /** Tells the site from others that are served at the same address. */
  site: string;
}

/** Words without line breaks, each of which becomes a space. */
export function inOneLine(words: string): string {
  const lines = words.split(/[\n\r\v\f\u2028\u2029]+/);
  if (lines.length === 1) return words;
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}
