/** A letter of a script without spaces between words, where a line can break within a word. */
export const unspaced =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether a text has a word with more than this number of letters. Combining marks do not count. */
export function hasLongWord(text: string, letters: number): boolean {
  const words = text.replace(/\p{M}/gu, "").split(/[\s\u00ad\u200b‐–—/-]+/);
  return words.some((word) => [...word].length > letters && !unspaced.test(word));
}

/** Whether the style of a heading is written. Browsers keep that of the build: React leaves attributes as they are. */
const isWriting: boolean = import.meta.env?.SSR || import.meta.env?.DEV;

/**
 * How a heading looks by its longest word: the first style whose letters that word has more than.
 *
 * @param wide How wide the letters are, of a book's.
 */
export function longWordStyle(
  heading: string,
  styles: readonly (readonly [style: string, most: number])[],
  wide = 1,
): string | undefined {
  return isWriting
    ? styles.find(([, most]) => hasLongWord(heading, Math.floor(most / wide)))?.[0]
    : undefined;
}
