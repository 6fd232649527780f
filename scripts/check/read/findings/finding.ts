import type * as z from "zod";
import type { FindingText, Stretch } from "../diagnostic.ts";
import type { FilePack } from "../document.ts";
import type { Path, YamlFile } from "../read.ts";

/** A mistake in a file's values, by path. */
export interface Finding extends FindingText {
  path: Path;
  /** Whether the finding is about the key or the value at the path. */
  at: "key" | "value";
  /** The part of the text that it is about; by default the whole text. */
  stretch?: Stretch;
  /** Its range in the file, if it is more than a key or value. */
  range?: Stretch;
  /** A safe replacement for the value, with quotes if it needs them. */
  fix?: string | undefined;
  /** The missing keys that the mistake explains. */
  explains?: readonly Path[];
  /** The rule that reports it; by default `schema`. */
  rule?: string;
  /** The part of the file in which every other finding follows from this mistake. */
  covers?: Stretch;
}

/** A file together with the schema that it is checked against. */
export interface CheckedFile extends YamlFile {
  /** The schema of the value at a path; undefined for unknown keys. */
  fieldAt(path: Path): z.ZodType | undefined;
  valueAt(path: Path): unknown;
  /** The same, without what a translated file inherits. */
  writtenAt(path: Path): unknown;
  /** What the language pack has for keys that the file leaves out. */
  filePack?: FilePack | undefined;
}

/** Paths in a file that do not fit its schema. */
export interface Refused {
  /** Keys that their group does not know. */
  unknown: readonly Path[];
  /** Keys that their group lacks. */
  missing: readonly Path[];
}

/** Whether an offset lies in one of the stretches. */
export function isCovered(offset: number, stretches: readonly Stretch[]): boolean {
  return stretches.some(([start, end]) => offset >= start && offset < end);
}
