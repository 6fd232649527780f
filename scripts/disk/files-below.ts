import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The names of all files below a folder, sorted, with forward slashes on each system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}
