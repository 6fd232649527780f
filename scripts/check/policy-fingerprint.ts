import { createHash } from "node:crypto";
import { inlineWords } from "../../src/content/inline.ts";
import type { Pages } from "../../src/content/schema/pages.ts";
import type { Site } from "../../src/content/schema/site.ts";
import { fill } from "../../src/content/template.ts";
import type { Located } from "./read/located.ts";

/** What of the policy its date speaks for. */
export type DatedPolicy = Pick<Pages["privacy"], "intro" | "sections" | "updated">;

/** What stands in the slots of a policy's words. */
export interface PolicySlots {
  company: string;
  email: string;
  /** Host that takes the messages; none where the visitor's own mail program sends. */
  service?: string;
}

/** What stands in the slots, from `site.yaml`; nothing while that lacks the company's name or address. */
export function policySlots(site: Located<Site> | undefined): PolicySlots | undefined {
  const company = site?.company?.name?.value;
  const email = site?.contact?.email?.value;
  if (company === undefined || email === undefined) return undefined;
  const { endpoint, origin } = { endpoint: undefined, origin: undefined, ...site?.delivery };
  const address = endpoint?.value ?? origin?.value;
  return { company, email, ...(address && { service: new URL(address).host }) };
}

/**
 * A short mark of the policy's words as the page shows them, and of their date: it changes when a word, a
 * link's address or the date does, whether the firm or the language pack says it, and not when lines are
 * wrapped anew or words are stressed. Kept beside the date, it shows that both were changed together.
 *
 * @returns `sha256-` and 16 hexadecimal digits.
 */
export function policyFingerprint(policy: DatedPolicy, slots?: PolicySlots): string {
  const { intro, sections, updated } = policy;
  const said = [
    ...saidBy(intro),
    ...sections.flatMap((section) => [
      section.id,
      section.heading,
      ...section.paragraphs.flatMap(saidBy),
    ]),
  ].map((text) =>
    fill(text, { ...slots })
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  // JSON keeps the seams between paragraphs.
  const words = JSON.stringify([updated, said]);
  return `sha256-${createHash("sha256").update(words).digest("hex").slice(0, 16)}`;
}

/** The words of a paragraph, and where its links lead. */
function saidBy(paragraph: string): string[] {
  const { words, links } = inlineWords(paragraph);
  return [words, ...links.map(({ address }) => address)];
}
