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
  const written: Change[] = [];
  try {
    for (const change of changes) {
      writeChange(change);
      written.push(change);
    }
  } catch (error) {
    for (const change of written.reverse())
      try {
        writeChange(reversed(change));
      } catch {
        // The others are taken back all the same; the disk may be full.
      }
    throw error;
  }
}

function writeChange({ file, before, text }: Change): void {
  if (text === undefined) deleteFile(file);
  else {
    makeFolder(dirname(file));
    writeFile(file, before, text);
  }
}
