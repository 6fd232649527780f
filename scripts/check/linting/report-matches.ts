import type { Words } from "../read/diagnostic.ts";
import type { LocatedText } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

/**
 * Reports each stretch of the texts that a pattern finds.
 *
 * @param pattern with the flag `g`.
 * @param words what to say of a stretch; nothing where it is a near miss.
 */
export function reportMatches(
  { reportIn }: Pick<RuleContext, "reportIn">,
  texts: readonly LocatedText[],
  pattern: RegExp,
  words: (match: RegExpExecArray, text: LocatedText) => (Words & { fix?: string }) | undefined,
): void {
  for (const text of texts) {
    // Most texts have none, and `matchAll` makes a pattern of its own for each.
    if (text.value.search(pattern) === -1) continue;
    for (const match of text.value.matchAll(pattern)) {
      const said = words(match, text);
      if (said) reportIn(text, match.index, match.index + match[0].length, said);
    }
  }
}
