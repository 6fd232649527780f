/** Texts as one pattern: any of them, taken literally. */
export function anyOf(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
}

/** A pattern for a text where it stands alone: not within a longer word, address or number. */
export function wholeWords(text: string): RegExp {
  const before = "(?<![\\p{L}\\p{N}_.+-])";
  const after = "(?![\\p{L}\\p{M}\\p{N}_]|[.-][\\p{L}\\p{N}])";
  return new RegExp(`${before}${anyOf([text])}${after}`, "gu");
}
