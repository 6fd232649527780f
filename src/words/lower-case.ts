/**
 * A text in lower case. Unicode turns the Turkish İ into an i and a combining dot above (SpecialCasing), which
 * nobody can see or type. Here it becomes an i, as in Turkish.
 */
export function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("i\u0307", "i");
}
