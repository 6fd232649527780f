import type { Texts } from "../content/files/read-text.ts";

/** What a file holds: a text, or the bytes of a picture. */
export type FileContent = string | Uint8Array;

/** A file before and after an edit: its content, which is undefined where there is no file. */
export interface Change<Content = FileContent | undefined> {
  file: string;
  before: Content;
  text: Content;
}

/** A change to a text or to none, with the path of the file as diagnostics show it. */
export interface TextChange extends Change {
  text: string | undefined;
}

/** Changes and those that are made after them, as one for each file. */
export function joinFileChanges(
  changes: readonly TextChange[],
  more: readonly TextChange[],
): TextChange[] {
  const joined = new Map(changes.map((one) => [one.file, one]));
  for (const { file, before, text } of more)
    joined.set(file, { file, text, before: joined.has(file) ? joined.get(file)?.before : before });
  return [...joined.values()];
}

/** The texts that files have after changes, to be read in place of those on disk. */
export const textsAfter = (changes: readonly TextChange[]): Texts =>
  new Map(changes.map(({ file, text }) => [file, text]));

/** What takes a change back. */
export const reversed = ({ file, before, text }: Change): Change => ({
  ...{ file, before: text, text: before },
});
