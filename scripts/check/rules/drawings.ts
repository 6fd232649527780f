import { drawnLayouts } from "../../../src/content/drawings.ts";
import { stationsOf } from "../../../src/content/roadmap.ts";
import { culori, parseColour } from "../../../src/design/colour.ts";
import { type AssetUse, logoFiles, pageDrawings, stationDrawings } from "../linting/asset-uses.ts";
import { defineRules } from "../linting/define-rule.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";
import { soundDrawing } from "../svg/clean-svg.ts";
import { seenPaints, strangePaints, themeVariables } from "../svg/strange-paints.ts";
import { counted } from "../text/counted.ts";

const most = 6000;

const files = "# content/pictures/sprout.svg is there.\nroadmap:\n  spoken: words";

export const drawingRules = defineRules({
  "logo-weight": {
    severity: "warning",
    where: "site",
    summary:
      "A logo, a drawing of a page, or those of the roadmap together, of more than 6,000 letters.",
    why: "They come with the page, before its first word is shown, and the logo with each page.",
    mend: "Simplify it: fewer points, fewer decimals, no traced photograph, no shadows.",
    bad: "# content/pictures/logo.svg is there, with 900 points.\ncompany:\n  logo: {file: «logo.svg»}",
    good: "# content/pictures/logo.svg is there.\ncompany:\n  logo: {file: logo.svg}",
    check(context) {
      const weigh = (uses: readonly AssetUse[], said: string, more = ""): void => {
        const drawn = uses.map(({ asset }) => soundDrawing(asset)?.svg ?? "");
        const letters = drawn.join("").length;
        const [first] = uses;
        if (first === undefined || letters <= most) return;
        const [have, them] =
          uses.length > 1
            ? ["The drawings of the roadmap have", "them"]
            : [`${first.name} has`, "it"];
        context.report(first.target, {
          message: `${have} ${letters} letters, ${said}.`,
          hint: `Simplify ${them}: up to ${most} are good${more}.`,
        });
      };
      for (const use of logoFiles(context))
        weigh([use], "and stands in every page", ", and most logos have under 2000");
      for (const use of pageDrawings(context)) weigh([use], "and its page waits for it");
      weigh(stationDrawings(context), "and their page waits for them");
    },
  },
  "drawing-place": {
    severity: "warning",
    where: "site",
    summary:
      "A drawing for a page that is not there, that shows none, or that has another drawing already.",
    why: "Somebody drew it for visitors, and no visitor ever meets it.",
    mend: "Name a page of sections, the contact page or `not-found`, each once, or delete the entry.",
    bad: "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: «abuot», file: tree.svg}",
    good: "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: about, file: tree.svg}",
    check({ site, everyPage, pageKeys, formerNames, report }) {
      const drawings = site?.drawings ?? [];
      const goesHint =
        drawings.length > 1 ? "Delete this entry." : "Delete `drawings`, which holds nothing else.";
      const drawn = everyPage.flatMap(({ key, layout }) =>
        drawnLayouts.includes(layout) ? [key] : [],
      );
      // Where no page is there at all, nothing can be named, and more is said of that elsewhere.
      if (drawn.length === 0) return;
      const seen = new Set<string>();
      for (const drawing of drawings) {
        if (drawing.for === undefined) continue;
        const key = drawing.for.value;
        const layout = everyPage.find((page) => page.key === key)?.layout;
        const goes = (message: string) => report(drawing, { message, hint: goesHint });
        if (!pageKeys.includes(key)) {
          const meant = formerNames.get(key.normalize("NFC")) ?? nearest(key, drawn);
          report(drawing.for, {
            message: `There is no page ${code(key)} to show this drawing.`,
            hint: meant ? `Did you mean ${code(meant)}?` : `Name one of ${codes(drawn)}.`,
          });
        } else if (layout && !drawnLayouts.includes(layout))
          goes(`The page ${code(key)} shows no drawing, as it is laid out as ${code(layout)}.`);
        else if (seen.has(key)) goes(`The page ${code(key)} has a drawing above, which it shows.`);
        seen.add(key);
      }
    },
  },
  "drawing-paint": {
    severity: "warning",
    where: "site",
    summary: "A drawing beside a page's words that is painted in colours of its own.",
    why: "Such a colour is the same on light and dark ground, and in the colours that a visitor sets, where nobody may see it.",
    mend: "Paint in `currentColor`, which is the accent, or in colours of the theme, such as `var(--paper)`.",
    bad: '# content/pictures/tree.svg is there, with fill="#a33".\ndrawings:\n  - {for: home, file: «tree.svg»}',
    good: '# content/pictures/tree.svg is there, with fill="currentColor".\ndrawings:\n  - {for: home, file: tree.svg}',
    check(context) {
      for (const { target, name, asset } of [
        ...pageDrawings(context),
        ...stationDrawings(context),
      ]) {
        const drawing = soundDrawing(asset);
        const [first, ...others] = drawing ? strangePaints(drawing.artwork) : [];
        if (first === undefined) continue;
        const unknown = /^var\(\s*(--[\w-]+)/.exec(first)?.[1];
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        context.report(target, {
          message: unknown
            ? `${name} is painted in ${code(unknown)}${more}, which is no colour of the theme.`
            : `${name} is painted in ${code(first)}${more}, which follows neither the theme nor the colours that visitors set.`,
          hint: unknown
            ? `Name one of the theme in its place: ${codes(themeVariables)}.`
            : "Paint it in `currentColor`, or in colours of the theme, such as `var(--paper)`.",
        });
      }
    },
  },
  "logo-contrast": {
    severity: "warning",
    where: "site",
    summary: "A logo of which every colour is too near the ground of a theme.",
    why: "A black logo is not seen in the dark theme, nor a white one in the light (WCAG 1.4.11).",
    mend: "Paint it in `currentColor`, which is dark on light ground and light on dark, or give the dark theme a drawing of its own as `darkFile`.",
    bad: '# content/pictures/logo.svg is there, with fill="#ffc".\ncompany:\n  logo: {file: «logo.svg»}',
    good: '# content/pictures/logo.svg is there, with fill="currentColor".\ncompany:\n  logo: {file: logo.svg}',
    check(context) {
      const { wcagContrast } = culori();
      const { light, dark } = context.site?.theme ?? {};
      const isSeen = (paint: string, ground: string) => {
        const [front, back] = [parseColour(paint), parseColour(ground)];
        // Gradients, colours of the theme and mistakes are not for this rule.
        return !front || !back || wcagContrast(front, back) >= 3;
      };
      const files = logoFiles(context);
      for (const use of files) {
        const drawing = soundDrawing(use.asset);
        const paints = drawing ? seenPaints(drawing.artwork) : [];
        const grounds = {
          light: use === files[0] ? light : undefined,
          dark: use === files.at(-1) ? dark : undefined,
        };
        const themes = Object.entries(grounds).flatMap(([name, palette]) => {
          const ground = palette?.paper?.value;
          return ground && !paints.some((paint) => isSeen(paint, ground)) ? [name] : [];
        });
        if (themes.length > 0 && paints.length > 0)
          context.report(use.target, {
            message: `Nobody sees ${use.name} in the ${themes.join(" and the ")} theme: all its colours are near the ground.`,
            hint: "Paint it in `currentColor`, or give each theme a drawing: `file` a dark one, `darkFile` a light one.",
          });
      }
    },
  },
  "roadmap-drawings": {
    severity: "warning",
    where: "products",
    summary: "More or fewer drawings than the roadmap's line has stations.",
    why: "Each drawing stands above one station: one too many is never seen, and one too few leaves a gap.",
    mend: "Name as many drawings as there are words between arrows, the same one again where it fits.",
    bad: `${files}\n  text: "Next: Beta → Launch"\n  drawings: «[sprout.svg]»`,
    good: `${files}\n  text: "Next: Beta → Launch"\n  drawings: [sprout.svg, sprout.svg]`,
    check({ pages, report }) {
      const { text, drawings } = pages.products?.roadmap ?? {};
      if (text === undefined || drawings === undefined) return;
      const { length } = stationsOf(text.value).stations;
      if (drawings.length === length) return;
      report(
        drawings,
        length === 0
          ? {
              message: "The line has no stations at which drawings could stand.",
              hint: "Part its stations by arrows (→), or delete `drawings`.",
            }
          : {
              message: `There ${drawings.length === 1 ? "is" : "are"} ${counted(drawings.length, "drawing")} for ${counted(length, "station")}.`,
              hint: `Name ${counted(length, "drawing")}, one for each station, or delete \`drawings\`.`,
            },
      );
    },
  },
});
