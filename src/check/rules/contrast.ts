import { createRequire } from "node:module";
import type { Palette } from "../../content/schema/site.ts";
import { contrastPairs } from "../../design/contrast-pairs.ts";
import { defineRule } from "../linting/define-rule.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import type { Located } from "../read/located.ts";

export const contrast = defineRule({
  id: "contrast",
  severity: "error",
  where: "site",
  summary: "A colour that is none, or too near the one it stands on.",
  why: "Text that is hard to make out is read by nobody (WCAG 1.4.6 and 1.4.11).",
  mend: "Make the colour darker or lighter until the pair has its contrast.",
  bad: 'theme:\n  light:\n    inkSoft: «"#8a8a8a"»',
  good: 'theme:\n  light:\n    inkSoft: "#444444"',
  alsoBad: ["theme:\n  light:\n    inkSoft: «leaf green»"],
  alsoGood: ['theme:\n  light:\n    line: "#eeeeee"'],
  check(context) {
    const { light, dark } = context.site?.theme ?? {};
    // One file of it loads far faster than the many modules of its other form, and only here.
    const culori = createRequire(import.meta.url)("culori/require") as typeof import("culori");
    for (const [name, palette] of Object.entries({ light, dark }))
      if (palette !== undefined) checkPalette(context, palette, name, culori);
  },
});

function checkPalette(
  { report }: Pick<RuleContext, "report">,
  palette: Located<Palette>,
  name: string,
  { formatHex, parse, wcagContrast }: typeof import("culori"),
): void {
  const colours = new Map<string, string>();
  for (const [token, colour] of Object.entries(palette)) {
    const parsed = parse(colour.value);
    if (parsed) colours.set(token, formatHex(parsed));
    else
      report(colour, {
        message: `"${colour.value}" is no CSS colour.`,
        hint: "Write #rrggbb or oklch(), such as oklch(38% 0.085 160).",
      });
  }
  const reported = new Set<string>();
  for (const [ink, ground, least] of contrastPairs) {
    const [front, back] = [colours.get(ink), colours.get(ground)];
    if (front === undefined || back === undefined || reported.has(ink)) continue;
    const found = wcagContrast(front, back);
    const at = palette[ink];
    if (found >= least || at === undefined) continue;
    reported.add(ink);
    report(at, {
      // Rounded down: 6.99 must not read as 7.
      message: `In the ${name} theme ${ink} on ${ground} has a contrast of ${Math.floor(found * 10) / 10}.`,
      hint: `It needs ${least}: move ${ink} and ${ground} further apart in lightness.`,
    });
  }
}
