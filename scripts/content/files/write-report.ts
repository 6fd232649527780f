import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createFile, replaceFile } from "./write-file.ts";

/** Writes a report to a file, new or in place of an earlier one, or to a device or pipe. */
export function writeReport(path: string, text: string): void {
  const file = resolve(path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) createFile(file, text);
  else if (stats.isFile()) replaceFile(file, readFileSync(file, "utf8"), text);
  else writeFileSync(file, text);
}
