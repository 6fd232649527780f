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
      return refuse("A link stands where a file should be.", "Put the file itself here.");
    if (stats.isDirectory())
      return refuse("A folder stands where a file should be.", "Rename or delete the folder.");
    if (!stats.isFile())
      return refuse("This is no ordinary file.", "Delete it and write a text file in its place.");
    if (stats.size > 1024 * 1024)
      return refuse("The file is larger than 1 MB.", "Delete what is no content of the site.");
    const bytes = readFileSync(path);
    if (/^(\u00FF\u00FE|\u00FE\u00FF)/.test(bytes.toString("latin1", 0, 2)))
      return refuse("The file is in UTF-16.", "Save it as UTF-8 without BOM.");
    return decode(bytes, file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    if (code === "EACCES" || code === "EPERM")
      return refuse("The file may not be read.", "Check its permissions.");
    return refuse(`The file cannot be read (${code}).`, "Check that it opens in an editor.");
  }
}

function decode(bytes: Buffer, file: string): TextResult {
  // A byte order mark is kept, so that offsets are those of the file; the reader names it.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (isUtf8(bytes)) return { source: { file, text } };
  const at = Math.max(0, text.indexOf("\uFFFD"));
  const message = "The file is not in UTF-8; the first wrong byte stands here.";
  const hint = "Save it as UTF-8, then look at this character again.";
  const diagnostic = schemaFinding(file, message, hint, rangesIn(text)(at, at + 1));
  return { source: { file, text }, diagnostic };
}
