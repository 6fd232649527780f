import { rmdirSync } from "node:fs";
import { dirname } from "node:path";
import { deleteFile, type FileContent, makeFolder, writeFile } from "./write-file.ts";

/** A file before and after an edit: its content, which is undefined where there is no file. */
export interface Change<Content = FileContent | undefined> {
  file: string;
  before: Content;
  text: Content;
}

/** What takes a change back. */
export const reversed = ({ file, before, text }: Change): Change => ({
  ...{ file, before: text, text: before },
});

/** Writes all changes or none. Throws a UserError if a file has changed since, or cannot be written. */
export function writeAll(changes: readonly Change[]): void {
  const backwards: (() => void)[] = [];
  try {
    for (const change of changes) {
      if (change.text !== undefined)
        for (const folder of makeFolder(dirname(change.file)).reverse())
          backwards.unshift(() => rmdirSync(folder));
      writeChange(change);
      backwards.unshift(() => writeChange(reversed(change)));
    }
  } catch (error) {
    for (const takeBack of backwards)
      try {
        takeBack();
      } catch {
        // The others are taken back all the same; the disk may be full.
      }
    throw error;
  }
}

function writeChange({ file, before, text }: Change): void {
  if (text === undefined) deleteFile(file);
  else writeFile(file, before, text);
}
