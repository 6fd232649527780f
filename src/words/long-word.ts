/** A letter of a script without spaces between words, where a line can break within a word. */
export const unspaced =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether a text has a word with more than this number of letters. Combining marks do not count. */
export function hasLongWord(text: string, letters: number): boolean {
  const words = text.replace(/\p{M}/gu, "").split(/[\s\u00ad\u200b‐–—/-]+/);
  return words.some((word) => [...word].length > letters && !unspaced.test(word));
}
