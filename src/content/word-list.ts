import { fill } from "./template.ts";

/**
 * Words in a row, joined as a language does it.
 *
 * @param template Joins two, such as "{first}, {rest}".
 */
export function wordList(template: string, words: readonly string[]): string {
  return words.reduceRight((rest, first) => fill(template, { first, rest }));
}
