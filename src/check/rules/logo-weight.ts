import { logoFiles } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { drawingIn } from "../svg/drawing-in.ts";

const most = 6000;

export const logoWeight = defineRule({
  id: "logo-weight",
  severity: "warning",
  where: "site",
  summary: "A logo of more than 6,000 letters, which each page carries.",
  why: "It comes with every page, before the first word is shown.",
  mend: "Simplify it: fewer points, no traced photograph, no shadows.",
  bad: "# content/pictures/logo.svg is there, with 900 points.\ncompany:\n  logo: {file: «logo.svg»}",
  good: "# content/pictures/logo.svg is there.\ncompany:\n  logo: {file: logo.svg}",
  check(context) {
    for (const { target, name, asset } of logoFiles(context)) {
      const drawing = asset && drawingIn(asset.path);
      if (!drawing || "fault" in drawing || drawing.svg.length <= most) continue;
      context.report(target, {
        message: `${name} has ${drawing.svg.length} letters, and stands in every page.`,
        hint: `Simplify it: up to ${most} are good, and most logos have under 2000.`,
      });
    }
  },
});
