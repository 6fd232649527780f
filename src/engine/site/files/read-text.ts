import { found } from "../../../words/say.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../../diagnostic.ts";
import { rangesIn } from "../../yaml/index.ts";
import type { Files, TextRead } from "./file-set.ts";

/** The text of a file, the reason why it cannot be used, or both if its bytes are not UTF-8. */
export interface TextResult {
  source?: SourceFile;
  diagnostic?: Diagnostic;
}

/** Reads a text file that must be just that: no link, no folder, no device, not huge, in UTF-8. */
export function readText(files: Files, file: string): TextResult {
  const { text, fault } = files.text(file);
  const source = text === undefined ? {} : { source: { file, text } };
  if (!fault) return source;
  const at = Math.max(0, text?.indexOf("\uFFFD") ?? 0);
  const place = text === undefined ? undefined : rangesIn(text)(at, at + 1);
  return { ...source, diagnostic: schemaFinding(file, fault, place) };
}

/** The most bytes of a text. */
export const mostTextBytes = 1024 * 1024;

/** A byte order mark is kept, so that offsets are those of the file; the reader reports it. */
export function decodeText(bytes: Uint8Array): TextRead {
  const options = { ignoreBOM: true };
  try {
    return { text: new TextDecoder("utf-8", { ...options, fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder("utf-8", options).decode(bytes);
    return { text, fault: found("folders.not-utf8") };
  }
}
