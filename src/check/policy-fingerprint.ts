import { createHash } from "node:crypto";
import { inlineWords } from "../content/inline-words.ts";
import type { Pages } from "../content/schema/pages.ts";

/** What of the policy its date speaks for. */
export type DatedPolicy = Pick<Pages["privacy"], "intro" | "sections" | "updated">;

/**
 * A short mark of the policy's words and their date: it changes when a word, a link's address or the date does,
 * and not when lines are wrapped anew or words are stressed, nor with words of a language pack. Kept beside the date, it shows that both were changed together.
 *
 * @returns `sha256-` and 16 hexadecimal digits.
 */
export function policyFingerprint(policy: DatedPolicy): string {
  const { intro, sections, updated } = policy;
  const said = [
    ...saidBy(intro),
    ...sections.flatMap((section) => [
      section.id,
      section.heading,
      ...section.paragraphs.flatMap(saidBy),
    ]),
  ];
  // JSON keeps the seams between paragraphs.
  const words = JSON.stringify([updated, said.map((text) => text.replaceAll(/\s+/g, " ").trim())]);
  return `sha256-${createHash("sha256").update(words).digest("hex").slice(0, 16)}`;
}

/** The words of a paragraph, and where its links lead. */
function saidBy(paragraph: string): string[] {
  const { words, links } = inlineWords(paragraph);
  return [words, ...links.map(({ address }) => address)];
}
