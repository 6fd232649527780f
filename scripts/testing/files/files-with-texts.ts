import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../disk/files-below.ts";

/** The files below a folder, by their paths in it, each with its text; YAML alone, unless other names are asked for. */
export function filesWithTexts(folder: string, names = /\.yaml$/): [file: string, text: string][] {
  const files = filesBelow(folder).filter((file) => names.test(file));
  return files.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}
