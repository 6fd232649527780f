import { type DatedPolicy, policyFingerprint, policySlots } from "../policy-fingerprint.ts";
import type { LocatedText } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

/** A section's id that another has too, and ids that must be there and are not. */
export interface IdFaults {
  doubled: LocatedText[];
  missing: LocatedText[];
  ids: ReadonlySet<string>;
}

/** What is wrong with the ids of the policy's sections; undefined where one could not be read. */
export function policyIds({ pages }: Pick<RuleContext, "pages">): IdFaults | undefined {
  const { sections, required } = pages.privacy ?? {};
  const ids = sections?.map(({ id }) => id);
  if (ids === undefined || ids.includes(undefined)) return undefined;
  const first = new Map((ids as LocatedText[]).toReversed().map((id) => [id.value, id]));
  return {
    doubled: (ids as LocatedText[]).filter((id) => first.get(id.value) !== id),
    missing: (required ?? []).filter((id) => !first.has(id.value)),
    ids: new Set(first.keys()),
  };
}

/** How the date of the policy does not fit its words, and where. */
export type StampFault = { kind: "undated" | "unstamped" | "changed"; at: LocatedText };

/**
 * Whether the date of the policy fits its words. Undefined where it does, and where the words have
 * mistakes, which are to be mended before they are dated.
 */
export function stampFault(
  context: Pick<RuleContext, "site" | "pages" | "files">,
): StampFault | undefined {
  const { site, pages, files } = context;
  const { updated, fingerprint, sections } = pages.privacy ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  const slots = policySlots(site);
  const ids = policyIds(context);
  if (!policy?.isWhole || slots === undefined || ids?.doubled.length || ids?.missing.length)
    return undefined;
  const heading = sections?.[0]?.heading;
  if (updated === undefined)
    return heading && policy.texts.includes(heading) ? { kind: "undated", at: heading } : undefined;
  if (fingerprint === undefined) return { kind: "unstamped", at: updated };
  return fingerprint.value === policyFingerprint(policy.value as DatedPolicy, slots)
    ? undefined
    : { kind: "changed", at: fingerprint };
}
