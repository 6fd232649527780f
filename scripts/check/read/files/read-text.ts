import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync } from "node:fs";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import { rangesIn } from "../yaml/ranges-in.ts";

/** The text of a file, the reason why it cannot be used, or both if its bytes are not UTF-8. */
export interface TextResult {
  source?: SourceFile;
  diagnostic?: Diagnostic;
}

/**
 * Reads a text file that must be just that: no link, no folder, no device, not huge, in UTF-8.
 *
 * @param file the path as diagnostics show it.
 */
export function readText(path: string, file: string): TextResult {
  const refuse = (message: string, hint: string) => ({
    diagnostic: schemaFinding(file, message, hint),
  });
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink())
      return refuse("This is a link, not a file.", "Put the file itself here.");
    if (!stats.isFile())
      return refuse("This is no ordinary file.", "Delete it and write a text file in its place.");
    if (stats.size > 1024 * 1024)
      return refuse("The file is larger than 1 MB.", "Delete what is no content of the site.");
    return decode(readFileSync(path), file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "unknown reason";
    return refuse(`The file cannot be read (${code}).`, "Check its permissions.");
  }
}

function decode(bytes: Buffer, file: string): TextResult {
  // A byte order mark is kept, so that offsets are those of the file; the reader reports it.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (isUtf8(bytes)) return { source: { file, text } };
  const at = Math.max(0, text.indexOf("\uFFFD"));
  const message = "The file is not in UTF-8; the first wrong byte is here.";
  const hint = "Save it as UTF-8 without BOM, then look at this character again.";
  const diagnostic = schemaFinding(file, message, hint, rangesIn(text)(at, at + 1));
  return { source: { file, text }, diagnostic };
}
