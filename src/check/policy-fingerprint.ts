import { createHash } from "node:crypto";
import type { Pages } from "../content/schema/pages.ts";
import type { Site } from "../content/schema/site.ts";
import { fill } from "../content/template.ts";
import type { Located } from "./read/located.ts";

/** What of the policy its date speaks for. */
export type DatedPolicy = Pick<Pages["privacy"], "intro" | "sections" | "updated">;

/** What stands in the slots of a policy's words. */
export interface PolicySlots {
  company: string;
  email: string;
}

/** The same as `site.yaml` has it, unless that is to be mended first. */
export function policySlots(site: Located<Site> | undefined): PolicySlots | undefined {
  const company = site?.company?.name?.value;
  const email = site?.contact?.email?.value;
  return company === undefined || email === undefined ? undefined : { company, email };
}

/**
 * A short mark of the policy's words as the page shows them, and of their date: it changes when a word or
 * the date does, whether the firm or the language pack says it, and not when lines are wrapped anew. Kept
 * beside the date, it shows that both were changed together.
 *
 * @returns `sha256-` and 16 hexadecimal digits.
 */
export function policyFingerprint(policy: DatedPolicy, slots?: PolicySlots): string {
  const { intro, sections, updated } = policy;
  const said = [
    intro,
    ...sections.flatMap((section) => [section.id, section.heading, ...section.paragraphs]),
  ].map((text) =>
    fill(text, { ...slots })
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  // JSON keeps the seams between paragraphs.
  const words = JSON.stringify([updated, said]);
  return `sha256-${createHash("sha256").update(words).digest("hex").slice(0, 16)}`;
}
