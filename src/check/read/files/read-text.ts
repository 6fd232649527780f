import { lstatSync, readFileSync, type Stats } from "node:fs";
import type { Diagnostic, SourceFile } from "../diagnostic.ts";
import { rangesIn } from "../yaml/ranges-in.ts";
import { fileFinding } from "./file-finding.ts";

/** Bytes; the longest content file has about twenty thousand. */
const maxSize = 1024 * 1024;

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
  try {
    const refusal = refuse(lstatSync(path));
    if (refusal !== undefined) return { diagnostic: fileFinding(file, ...refusal) };
    return decode(readFileSync(path), file);
  } catch (error) {
    return { diagnostic: fileFinding(file, ...unreadable(error)) };
  }
}

type Words = [message: string, hint: string];

function refuse(stats: Stats): Words | undefined {
  if (stats.isSymbolicLink())
    return ["A link stands where a file should be.", "Put the file itself here."];
  if (stats.isDirectory())
    return ["A folder stands where a file should be.", "Rename or delete the folder."];
  if (!stats.isFile())
    return ["This is no ordinary file.", "Delete it and write a text file in its place."];
  if (stats.size > maxSize)
    return [
      `The file is larger than ${maxSize / 1024 / 1024} MB.`,
      "Delete what does not belong to the site's content.",
    ];
  return undefined;
}

function unreadable(error: unknown): Words {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
  if (code === "EACCES" || code === "EPERM")
    return ["The file may not be read.", "Check its permissions."];
  return [`The file cannot be read (${code}).`, "Check that it opens in an editor."];
}

function decode(bytes: Buffer, file: string): TextResult {
  const start = bytes.subarray(0, 2).toString("latin1");
  if (start === "\u00FF\u00FE" || start === "\u00FE\u00FF")
    return {
      diagnostic: fileFinding(file, "The file is in UTF-16.", "Save it as UTF-8 without BOM."),
    };
  try {
    // Kept, so that offsets are those of the file; the reader names it as a mistake.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { source: { file, text } };
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const at = Math.max(0, text.indexOf("\uFFFD"));
    return {
      source: { file, text },
      diagnostic: {
        file,
        ...rangesIn(text)(at, at + 1),
        rule: "schema",
        severity: "error",
        message: "The file is not in UTF-8; the first wrong byte stands here.",
        hint: "Save it as UTF-8, then look at this character again.",
      },
    };
  }
}
