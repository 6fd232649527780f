import type { FindingText } from "../read/diagnostic.ts";
import type { LocatedText } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

/**
 * Reports each match of a pattern in the texts.
 *
 * @param pattern with the flag `g`.
 * @param findingFor the finding about a match; undefined for a near miss.
 */
export function reportMatches(
  { reportIn }: Pick<RuleContext, "reportIn">,
  texts: readonly LocatedText[],
  pattern: RegExp,
  findingFor: (
    match: RegExpExecArray,
    text: LocatedText,
  ) => (FindingText & { fix?: string }) | undefined,
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
