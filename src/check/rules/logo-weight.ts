import { logoFiles, pageDrawings, stationDrawings } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { soundDrawing } from "../svg/drawing-in.ts";

const most = 6000;

export const logoWeight = defineRule({
  id: "logo-weight",
  severity: "warning",
  where: "site",
  summary:
    "A logo, a drawing of a page, or those of the roadmap together, of more than 6,000 letters.",
  why: "They come with the page, before its first word is shown, and the logo with each page.",
  mend: "Simplify it: fewer points, fewer decimals, no traced photograph, no shadows.",
  bad: "# content/pictures/logo.svg is there, with 900 points.\ncompany:\n  logo: {file: «logo.svg»}",
  alsoBad: [
    "# content/pictures/tree.svg is there, with 900 points.\ndrawings:\n  - {for: home, file: «tree.svg»}",
  ],
  good: "# content/pictures/logo.svg is there.\ncompany:\n  logo: {file: logo.svg}",
  alsoGood: [
    "# content/pictures/tree.svg is there, with 400 points.\ndrawings:\n  - {for: home, file: tree.svg}",
  ],
  check(context) {
    const stations = stationDrawings(context);
    const places = [
      ...logoFiles(context).map((use) => ({
        uses: [use],
        said: "and stands in every page",
        isLogo: true,
      })),
      ...pageDrawings(context).map((use) => ({
        uses: [use],
        said: "and its page waits for it",
        isLogo: false,
      })),
      { uses: stations, said: "and their page waits for them", isLogo: false },
    ];
    for (const { uses, said, isLogo } of places) {
      const letters = uses.reduce(
        (sum, use) => sum + (soundDrawing(use.asset)?.svg.length ?? 0),
        0,
      );
      const [first] = uses;
      if (!first || letters <= most) continue;
      const names = uses.length > 1 ? "The drawings of the roadmap have" : `${first.name} has`;
      context.report(first.target, {
        message: `${names} ${letters} letters, ${said}.`,
        hint: `Simplify ${uses.length > 1 ? "them" : "it"}: up to ${most} are good${isLogo ? ", and most logos have under 2000" : ""}.`,
      });
    }
  },
});
