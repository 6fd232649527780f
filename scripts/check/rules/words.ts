import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { packTagOf, readPack } from "../read/packs/language-pack.ts";
import { escapePattern } from "../text/escape-pattern.ts";

export const wordRules = defineRules({
  "plain-words": {
    severity: "info",
    summary:
      "A word to avoid, as the language pack lists them under `avoid`, where a plain one does.",
    why: "Plain words are read faster, translated better and believed sooner.",
    mend: "Write the word that the hint names, or suppress this with a reason.",
    bad: "tagline: «Utilize» what is left",
    good: "tagline: Use what is left",
    check(context) {
      const tag = packTagOf(context.site?.language?.value ?? "");
      const avoid = new Map(Object.entries(tag === undefined ? {} : readPack(tag).avoid));
      if (avoid.size === 0) return;
      const words = [...avoid.keys()].map(escapePattern).join("|");
      const whole = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "giu");
      reportMatches(context, context.ownProse, whole, ([found]) => ({
        message: `There are plainer words than "${found}".`,
        hint: `Write ${avoid.get(found.toLowerCase())}.`,
      }));
    },
  },
});
