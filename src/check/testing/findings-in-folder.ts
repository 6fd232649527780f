import { loadContent } from "../read/load.ts";

/**
 * The findings in a content folder, for tests: file, the text at the place in brackets, and
 * message, in one string each.
 */
export function findingsInFolder(directory: string): string[] {
  const { diagnostics, sources } = loadContent(directory);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return diagnostics.map(({ file, start, end, message }) => {
    const place = texts.get(file)?.slice(start.offset, end.offset);
    return `${file.slice(directory.length + 1)} ${place ? `[${place}] ` : ""}${message}`;
  });
}
