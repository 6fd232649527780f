/** Scripts that write no spaces between words, so that lines end anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text has a word of more letters than so many; marks above and below letters are none. */
export function hasLongWord(text: string, letters: number): boolean {
  const words = text.replace(/\p{M}/gu, "").split(/[\s\u00ad\u200b‐–—/-]+/);
  return words.some((word) => [...word].length > letters && !unspaced.test(word));
}
