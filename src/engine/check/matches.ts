import { foldCase } from "../../words/fold-case.ts";
import { unspaced } from "../../words/long-word.ts";
import { memoize } from "../../words/memoize.ts";
import type { FindingText } from "../diagnostic.ts";
import { escapePattern } from "../escape.ts";
import type { Text } from "../shape/index.ts";
import { packOf, type readPack } from "../site/index.ts";
import type { RuleContext } from "./rule-context.ts";

type PatternFinding = FindingText & { fix?: string };

/**
 * Reports each match of a pattern in the texts.
 *
 * @param pattern with the flag `g`.
 * @param findingFor the finding about a match; false or undefined for a near miss.
 */
export function reportMatches(
  { reportIn }: Pick<RuleContext, "reportIn">,
  texts: readonly Text[],
  pattern: RegExp,
  findingFor: (match: RegExpExecArray, text: Text) => PatternFinding | false | undefined,
): void {
  for (const text of texts) {
    // Most texts have no match, and `matchAll` copies the pattern for each text.
    if (text.value.search(pattern) === -1) continue;
    for (const match of text.value.matchAll(pattern)) {
      const finding = findingFor(match, text);
      if (finding) reportIn(text, match.index, match.index + match[0].length, finding);
    }
  }
}

const letter = /[\p{L}\p{N}]/u;

/** The firm's own words and abbreviations, as `vocabulary` in site.yaml lists them. */
export function vocabularyOf({ site }: Pick<RuleContext, "site">): string[] {
  return (site?.vocabulary ?? []).map((word) => word.trim());
}

/**
 * Returns a test whether a range lies within some words, in any case, or in a passage in another language.
 */
export function ownWordFinder(words: readonly string[]) {
  const names = words.map(foldCase);
  return ({ value, foreign }: Text, start: number, end: number): boolean =>
    foreign?.some(([first, last]) => start < last && end > first) ||
    names.some((word) => {
      // No further than a word that covers the stretch can reach.
      const first = Math.max(0, end - word.length);
      const at = foldCase(value.slice(first, start + word.length)).indexOf(word);
      const begun = first + at;
      const isWhole = [begun - 1, begun + word.length].every((i) => !letter.test(value.charAt(i)));
      return at !== -1 && isWhole;
    });
}

/** Words of the site's language that say nothing: all of a link's, all of a picture's, or what templates have. */
export function hollowWords(
  { host, site }: Pick<RuleContext, "host" | "site">,
  of: keyof Hollow,
): string[] {
  return folded(packOf(host, site?.language)?.hollow[of] ?? noWords);
}

const noWords: string[] = [];
const folded = memoize((words: string[]) => words.map(foldCase));

type Hollow = ReturnType<typeof readPack>["hollow"];

/** What finds any of some phrases as whole words, in any case; in a phrase, `a|b` is one of two words. */
export function phrasePattern(phrases: readonly string[]): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  const all = phrases.map((phrase) =>
    phrase
      .split(" ")
      .map((word) => `(?:${anyCase(word.split("|"))})`)
      .join("\\s"),
  );
  const other = `(?!${unspaced.source})[\\p{L}\\p{M}\\p{N}]`;
  return new RegExp(`(?<!${other})(?:${all.join("|")})(?!${other})`, "giu");
}

/** A text as lists of such words have it. */
export function foldWords(text: string): string {
  const plain = foldCase(text.normalize("NFC")).replaceAll("’", "'");
  return plain
    .replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, "")
    .replaceAll(/\s+/g, " ");
}

/** A pattern for words as {@link foldCase} has them, in any case. With the flag `i` alone, no i is an ı or an İ. */
export function anyCase(words: readonly string[]): string {
  return words.map((word) => escapePattern(word).replaceAll("i", "[iıİ]")).join("|");
}

/** Each value whose key an earlier one has, with the first of these. */
export function findRepeated<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): [again: Value, first: Value][] {
  const firsts = new Map<string, Value>();
  return values.flatMap((value) => {
    const key = keyOf(value);
    const first = firsts.get(key);
    firsts.set(key, first ?? value);
    return first === undefined ? [] : [[value, first]];
  });
}
