import type { Mend } from "./requests.ts";

/** A text, or another single value, of a content file. */
export interface EditableText {
  /** File and JSON Pointer, such as `pages/about#/sections/0/heading`. */
  place: string;
  /** What it is for, as the schema describes it. */
  label: string;
  /** The comment above it in the file; none in a translation, where the comment is the source. */
  comment?: string;
  /** The entries of lists around it, the outermost first. */
  entries: readonly ListEntry[];
  /** Line of the file. */
  line: number;
  text: string;
  kind: "text" | "paragraph" | "fact";
  /** The values that it can have, where these are a few, with what they are called. */
  choices?: readonly (readonly [value: string, description: string])[];
  language: string;
  /** The direction of the text; a number or an address has that of its signs. */
  direction: "ltr" | "rtl" | "auto";
  /** Whether the language pack has it. One that is saved stands in the file. */
  isFromPack: boolean;
  /** Whether it is still to be written. */
  isGap: boolean;
  /** Whether a template has it, and somebody has still to choose it. */
  isBegun?: true;
  findings: Finding[];
  /** Findings at no text, about the entry or file whose first text it is, such as a section that shows nothing. */
  about?: readonly Finding[] | undefined;
  /** The place of the picture that it describes or stands next to, or that could stand there, in the source. */
  picture?: string;
  /** The source, in a translation. */
  source?: { text: string; language: string; direction: "ltr" | "rtl"; isStale: boolean };
}

/** An entry of a list. Lists of a translation are those of its source. */
export interface ListEntry {
  /** The list's file and JSON Pointer, such as `pages/about#/sections`. */
  list: string;
  /** What its entries are called: its key, or the kind of the section around it. */
  entry: string;
  /** Which of its entries it is, from 0. */
  index: number;
  /** How many entries the list has. */
  count: number;
  /** The kind of a section, and what it is for. */
  kind?: string;
  about?: string | undefined;
}

/** What the check says of a text. */
export interface Finding {
  severity: "error" | "warning" | "info";
  rule: string;
  message: string;
  hint: string;
  /** The file and line, where what is around it does not say so. */
  where?: { file: string; n: number };
  /** The range of the text that it is about; none if it is the whole text. */
  words?: string;
  /** A typed text after the rule's own fix. */
  fixed?: string;
  /** What `fix` makes of the file as it is. */
  mend?: Mend;
  /** The place of the value, in an answer about several; empty if it is at none of them. */
  place?: string;
}

/** A content file, with its single values. */
export interface EditableFile {
  /** Path, as the check names it. */
  file: string;
  /** Changes with each byte of the file. */
  hash: string;
  texts: EditableText[];
  /** What keeps it from being read, so that it has no texts. */
  findings?: readonly Finding[];
}

/** Words of the panel by their key, with what fills their slots. */
export interface WordWithSlots {
  word: string;
  slots?: Readonly<Record<string, string | number>>;
}

/** Why something was not done: one of the panel's `refusals`, or what a command says in English. */
export interface Refusal extends Partial<WordWithSlots> {
  message?: string;
  /** What another program has said, such as a hook of Git. */
  said?: string;
}
