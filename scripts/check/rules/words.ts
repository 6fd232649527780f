import { reportMatches } from "../linting/report-matches.ts";
import type { Undated } from "../linting/rule-context.ts";
import { packTagOf, readPack } from "../read/packs/language-pack.ts";
import { escapePattern } from "../text/escape.ts";

export function checkPlainWords(context: Undated): void {
  const tag = packTagOf(context.site?.language?.value ?? "");
  const avoid = new Map(Object.entries(tag === undefined ? {} : readPack(tag).avoid));
  if (avoid.size === 0) return;
  const words = [...avoid.keys()].map(escapePattern).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "giu");
  reportMatches(context, context.ownProse, whole, ([found]) => ({
    message: `There are plainer words than "${found}".`,
    hint: `Write ${avoid.get(found.toLowerCase())}.`,
  }));
}
