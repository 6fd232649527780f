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

const denial =
  /\b(?:no(?! (?:doubt|matter|wonder))|not(?! (?:only|just|merely))|never|none|neither|nor|without(?! (?:doubt|question))|free of|cannot|nothing(?! but))\b|n['’]t\b/i;
/** Where a denial ends: of `Not slow: the safest` nothing denies the second half. */
const newThought =
  /[.!?;:](?:\s|$)|\s[–—-]\s|—|,? \b(?:but|because|while|whereas)\b|, (?:and|just|simply)\b/;

/** Whether the words just before an offset in its sentence deny what follows. */
export function isDenied(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 200), offset);
  return denial.test(before.split(newThought).at(-1) ?? "");
}

/** Whether a stretch of a text stands in quotation marks: those are the words of somebody else. */
export function isQuoted(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 500), offset);
  const opened = Math.max(before.lastIndexOf("“"), before.lastIndexOf("„"));
  return opened > before.lastIndexOf("”") || (before.split(/(?<!\d)"/).length - 1) % 2 === 1;
}
