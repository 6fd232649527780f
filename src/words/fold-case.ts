import { lowerCase } from "./lower-case.ts";

/**
 * A text in which words are found whatever their case. The Turkish ı becomes an i: of the capital I nobody can say
 * which of the two it is.
 */
export function foldCase(text: string): string {
  return lowerCase(text).replaceAll("ı", "i");
}
