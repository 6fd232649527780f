import { fill } from "./template.ts";

/**
 * A list of words, joined as a language writes it.
 *
 * @param template Joins two words, such as "{first}, {rest}".
 */
export function wordList(template: string, words: readonly string[]): string {
  return words.reduceRight((rest, first) => fill(template, { first, rest }));
}
