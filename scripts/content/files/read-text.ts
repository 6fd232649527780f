import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { found } from "../../../src/content/say.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import { rangesIn } from "../yaml/places.ts";
import { readSafely } from "./folder.ts";

/** The text of a file, the reason why it cannot be used, or both if its bytes are not UTF-8. */
export interface TextResult {
  source?: SourceFile;
  diagnostic?: Diagnostic;
}

/** Texts in place of those on disk, by path as diagnostics show it; undefined for a file that is to go. */
export type Texts = ReadonlyMap<string, string | undefined>;

/**
 * Reads a text file that must be just that: no link, no folder, no device, not huge, in UTF-8.
 *
 * @param file the path as diagnostics show it.
 * @param texts texts to use in place of those on disk, by such paths.
 */
export function readText(path: string, file: string, texts?: Texts): TextResult {
  const text = texts?.get(file);
  if (text !== undefined) return { source: { file, text } };
  const { fault, result } = readSafely(path, () => readFileSync(path), 1024 * 1024);
  return fault ? { diagnostic: schemaFinding(file, fault) } : decode(result, file);
}

function decode(bytes: Buffer, file: string): TextResult {
  // A byte order mark is kept, so that offsets are those of the file; the reader reports it.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (isUtf8(bytes)) return { source: { file, text } };
  const at = Math.max(0, text.indexOf("\uFFFD"));
  const place = rangesIn(text)(at, at + 1);
  const diagnostic = schemaFinding(file, found("folders.not-utf8"), place);
  return { source: { file, text }, diagnostic };
}
