import { accessSync, constants, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { code } from "../findings/format.ts";
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

// Files that operating systems and editors leave, and notes for people.
const ignored = /^\.|^~\$|^(README\.md|Thumbs\.db|desktop\.ini)$|~$/;

/**
 * The files and folders in a folder, by name.
 *
 * @param isLink Whether it is a link, which would let the build read anything.
 * @param leftOut Names that are left out; by default hidden files and the like.
 */
export function readFolder(
  folder: string,
  isLink = false,
  leftOut = ignored,
): { entries: Entry[]; diagnostics: Diagnostic[] } {
  const refuse = (...fault: FileFault) => ({
    entries: [],
    diagnostics: [schemaFinding(displayPath(folder), ...fault)],
  });
  if (isLink) return refuse("This is a link, not a folder.", "Put the folder itself here.");
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
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return refuse("This folder is missing.", "Create it, with its files.");
    return code === "ENOTDIR"
      ? refuse("This is a file, not a folder.", "Rename or delete it and create the folder.")
      : refuse(`The folder cannot be read (${code}).`, "Check its permissions.");
  }
}

/** What keeps a file from being read, or one of at most so many bytes. Reading a pipe would never end. */
export function readFault(path: string, mostBytes?: number): FileFault | undefined {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return ["This is a link, not a file.", "Put the file itself here."];
    if (!stats.isFile())
      return ["This is no ordinary file.", "Delete it, and put a file in its place."];
    if (mostBytes && stats.size > mostBytes)
      return ["The file is larger than 1 MB.", "Delete what is no content of the site."];
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [`The file cannot be read (${code}).`, "Check its permissions."];
  }
}

/** How to rename a file, unless another has the right name: nobody who follows a hint may lose a file. */
export function renameHint(right: string, names: ReadonlySet<string>): string {
  return names.has(right)
    ? `Delete it, or move it elsewhere; ${code(right)} is there already.`
    : `Rename it to ${code(right)}.`;
}
