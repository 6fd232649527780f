/** A letter of a script that writes no spaces between words, so that lines may end within. */
export const unspaced =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether a text has a word of more letters than so many; marks above and below letters are none. */
export function hasLongWord(text: string, letters: number): boolean {
  const words = text.replace(/\p{M}/gu, "").split(/[\s\u00ad\u200b‐–—/-]+/);
  return words.some((word) => [...word].length > letters && !unspaced.test(word));
}
