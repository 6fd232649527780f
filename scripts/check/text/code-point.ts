/** The code of a text's first character, as Unicode writes it: `U+200B`. */
export function codePoint(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
