import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../diagnostic.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";

/** Something in a folder: by name, by path, and as diagnostics show it. */
export interface Entry {
  name: string;
  path: string;
  file: string;
  isFolder: boolean;
  isLink: boolean;
}

// What operating systems and editors leave behind, and notes for people.
const ignored = /^\.|^(README\.md|Thumbs\.db|desktop\.ini)$|~$/;

/** What lies in a folder, by name, but for hidden files and the like. */
export function readFolder(path: string): { entries: Entry[]; diagnostics: Diagnostic[] } {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !ignored.test(name))
      .map((entry) => entryOf(path, entry))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return { entries, diagnostics: [] };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const [message, hint] = words(code);
    return { entries: [], diagnostics: [fileFinding(displayPath(path), message, hint)] };
  }
}

function entryOf(folder: string, entry: Dirent): Entry {
  const path = join(folder, entry.name);
  return {
    name: entry.name,
    path,
    file: displayPath(path),
    isFolder: entry.isDirectory(),
    isLink: entry.isSymbolicLink(),
  };
}

function words(code: unknown): [message: string, hint: string] {
  if (code === "ENOENT") return ["This folder is missing.", "Create it, with its files."];
  if (code === "ENOTDIR")
    return [
      "A file stands where a folder should be.",
      "Rename or delete it and create the folder.",
    ];
  return [`The folder cannot be read (${code}).`, "Check its permissions."];
}
