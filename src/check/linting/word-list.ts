import type { LocatedText } from "../read/located.ts";
import { reportMatches } from "./report-matches.ts";
import type { RuleContext } from "./rule-context.ts";

/** A word to avoid, as a pattern for whole words that captures nothing, what to write instead, and why. */
export type Avoided = readonly [pattern: string, instead: string, why: string];

/** Reports words of a list wherever they stand alone. */
export function reportWords(
  context: Pick<RuleContext, "reportIn">,
  texts: readonly LocatedText[],
  list: readonly Avoided[],
): void {
  const all = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${list.map(([word]) => `(${word})`).join("|")})(?![\\p{L}\\p{N}-])`,
    "giu",
  );
  reportMatches(context, texts, all, ([found, ...words]) => {
    const entry = list[words.findIndex((word) => word !== undefined)];
    return entry && { message: `"${found}": ${entry[2]}.`, hint: `Write ${entry[1]}.` };
  });
}
