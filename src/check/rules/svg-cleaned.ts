import { namedPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { soundDrawing } from "../svg/drawing-in.ts";

export const svgCleaned = defineRule({
  id: "svg-cleaned",
  severity: "warning",
  where: "site",
  summary: "An SVG of which something is left out, since it could run, load or link.",
  why: "A drawing can carry programs and ask other sites for parts; a page shows shapes and colours alone.",
  mend: "Save it as a plain SVG, with letters as paths; look at it on the page.",
  bad: "# content/pictures/logo.svg is there, with a script.\ncompany:\n  logo: {file: «logo.svg»}",
  alsoBad: [
    "# content/pictures/tree.svg is there, with a script.\ndrawings:\n  - {for: home, file: «tree.svg»}",
  ],
  good: "# content/pictures/logo.svg is there.\ncompany:\n  logo: {file: logo.svg}",
  check(context) {
    for (const { target, name, asset } of namedPictures(context)) {
      const { removed = [] } = (/\.svg$/.test(name) && soundDrawing(asset)) || {};
      if (removed.length === 0) continue;
      const first = removed.slice(0, 4).join(", ");
      const more = removed.length - 4;
      context.report(target, {
        message: `${name} is shown without ${first}${more > 0 ? ` and ${more} more` : ""}.`,
        hint: "Look whether it is as you want it; if not, save it as a plain SVG, with letters as paths.",
      });
    }
  },
});
