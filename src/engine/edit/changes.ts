import type { LoadResult, Texts } from "../site/index.ts";

/** What a file holds: a text, or the bytes of a picture. */
export type FileContent = string | Uint8Array;

/** A file before and after an edit: its content, which is undefined where there is no file. */
export interface Change<Content = FileContent | undefined> {
  file: string;
  before: Content;
  text: Content;
}

/** What an edit changes: its texts beside those that were read. */
export function changesOf(
  { sources, translations }: Pick<LoadResult, "sources" | "translations">,
  texts: Texts,
): Change<string | undefined>[] {
  const read = [sources, ...translations.map((one) => one.sources)].flat();
  const before = new Map(read.map(({ file, text }) => [file, text]));
  return [...texts].flatMap(([file, text]) => {
    const change = { file, before: before.get(file), text };
    return text !== undefined && text === change.before ? [] : [change];
  });
}

const bytesOf = (content: FileContent) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** Whether two files hold the same, or neither is there. */
export function isSameContent(
  one: FileContent | undefined,
  other: FileContent | undefined,
): boolean {
  if (one === undefined || other === undefined || one === other) return one === other;
  const [first, second] = [bytesOf(one), bytesOf(other)];
  if (first.length !== second.length) return false;
  // A picture has millions of bytes.
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return false;
  return true;
}

/** What takes a change back. */
export const reversed = ({ file, before, text }: Change): Change => ({
  ...{ file, before: text, text: before },
});
