import type {
  Diagnostic,
  FindingText,
  Fix,
  Move,
  Path,
  Stretch,
  TextRange,
} from "../../diagnostic.ts";
import type { YamlFile } from "../../yaml/index.ts";
import type { FilePack } from "../layers.ts";
import type { Field } from "./field.ts";

/** A file together with the schema that it is checked against. */
export interface CheckedFile extends YamlFile {
  /** The field of a path; of unknown keys, {@link noField}. */
  fieldAt(path: Path): Field;
  valueAt(path: Path): unknown;
  /** The value of a path in the file itself, without what a translated file inherits. */
  writtenAt(path: Path): unknown;
  /** What the language pack has for keys that the file leaves out. */
  filePack?: FilePack | undefined;
  /** What is wrong with it. */
  diagnostics: Diagnostic[];
  /** Adds what is wrong in a range of the file; `fix` is a safe replacement for it, `move` another name of its key. */
  report(
    at: TextRange,
    text: FindingText,
    more?: { rule?: string; fix?: string | Fix; move?: Move },
  ): void;
}

/** What {@link CheckedFile.report} takes. */
export type ReportArguments = Parameters<CheckedFile["report"]>;

/** Where a path's key is; of a list entry, where its first key or its dash is. */
export function keyPlace(file: CheckedFile, path: Path): TextRange {
  const [first = ""] = Object.keys(file.valueAt(path) ?? {});
  const value = file.valueRange(path);
  const key = file.keyRange(path) ?? file.keyRange([...path, first]);
  if (key !== undefined || value === undefined) return key ?? file.range(0, 0);
  const isEmpty = value.start.offset === value.end.offset;
  const dash = isEmpty ? file.text.lastIndexOf("-", value.start.offset) : -1;
  return dash === -1 ? value : file.range(dash, dash + 1);
}

/** Where a path's value is, or its key if it has none. */
export function valuePlace(file: CheckedFile, path: Path): TextRange {
  const value = file.valueRange(path);
  return value && value.start.offset < value.end.offset ? value : keyPlace(file, path);
}

/** Whether an offset lies in one of the stretches. */
export function isCovered(offset: number, stretches: readonly Stretch[]): boolean {
  return stretches.some(([start, end]) => offset >= start && offset < end);
}
