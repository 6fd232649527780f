/**
 * A text in small letters. Of the Turkish İ Unicode makes an i with a dot above as a character of its own
 * (SpecialCasing), which nobody can see or type: here it is an i, as the language has it.
 */
export function smallLetters(text: string): string {
  return text.toLowerCase().replaceAll("i\u0307", "i");
}
