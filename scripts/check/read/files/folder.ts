import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { displayPath } from "./display-path.ts";

/** What is wrong with a file or folder as a whole, and what to do about it. */
export type FileFault = readonly [message: string, hint: string];

/** Something in a folder: by name, by path, and as diagnostics show it. */
export interface Entry {
  name: string;
  path: string;
  file: string;
  isFolder: boolean;
  isLink: boolean;
}

// What operating systems and editors leave behind, and notes for people.
const ignored = /^\.|^~\$|^(README\.md|Thumbs\.db|desktop\.ini)$|~$/;

/**
 * What lies in a folder, by name.
 *
 * @param leftOut names that are not; by default hidden files and the like.
 */
export function readFolder(
  folder: string,
  leftOut = ignored,
): { entries: Entry[]; diagnostics: Diagnostic[] } {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !leftOut.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => {
        const path = join(folder, entry.name);
        const [isFolder, isLink] = [entry.isDirectory(), entry.isSymbolicLink()];
        return { name: entry.name, path, file: displayPath(path), isFolder, isLink };
      });
    return { entries, diagnostics: [] };
  } catch (error) {
    return { entries: [], diagnostics: [schemaFinding(displayPath(folder), ...faultOf(error))] };
  }
}

function faultOf(error: unknown): FileFault {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return ["This folder is missing.", "Create it, with its files."];
  const isFile = code === "ENOTDIR";
  return isFile
    ? ["A file stands where a folder should be.", "Rename or delete it and create the folder."]
    : [`The folder cannot be read (${code}).`, "Check its permissions."];
}
