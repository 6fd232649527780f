import type * as z from "zod";
import type { FindingText, Stretch } from "../diagnostic.ts";
import type { FilePack } from "../packs/complete.ts";
import type { Path, YamlFile } from "../read.ts";

/** A mistake in a file's values, by path. */
export interface Finding extends FindingText {
  path: Path;
  /** Whether the key or the value at the path is to be mended. */
  at: "key" | "value";
  /** The part of a text that is to be mended, where that is not all of it. */
  stretch?: Stretch;
  /** Where it stands in the file, where that is more than a key or value. */
  range?: Stretch;
  /** What to write in place of the value, quotes included, where that cannot be wrong. */
  fix?: string | undefined;
  /** The missing keys that the mistake explains. */
  explains?: readonly Path[];
  /** The rule that the schema keeps here; otherwise `schema`. */
  rule?: string;
  /** The part of the file in which every other finding follows from this mistake. */
  covers?: Stretch;
}

/** A file together with the schema that it is checked against. */
export interface CheckedFile extends YamlFile {
  /** What the schema says of a path; undefined for what it does not know. */
  fieldAt(path: Path): z.ZodType | undefined;
  valueAt(path: Path): unknown;
  /** What the language pack has for keys that the file leaves out. */
  filePack?: FilePack | undefined;
}

/** What a schema refuses in a file, by path. */
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
