import { pageDrawings, stationDrawings } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code, codes } from "../read/findings/words.ts";
import { soundDrawing } from "../svg/drawing-in.ts";
import { strangePaints, themeVariables } from "../svg/strange-paints.ts";

export const drawingPaint = defineRule({
  id: "drawing-paint",
  severity: "warning",
  where: "site",
  summary: "A drawing beside a page's words that is painted in colours of its own.",
  why: "Such a colour is the same on light and dark ground, and in the colours that a visitor sets, where nobody may see it.",
  mend: "Paint in `currentColor`, which is the accent, or in colours of the theme, such as `var(--paper)`.",
  bad: '# content/pictures/tree.svg is there, with fill="#a33".\ndrawings:\n  - {for: home, file: «tree.svg»}',
  good: '# content/pictures/tree.svg is there, with fill="currentColor".\ndrawings:\n  - {for: home, file: tree.svg}',
  alsoBad: [
    '# content/pictures/tree.svg is there, with stroke="var(--grass)".\ndrawings:\n  - {for: home, file: «tree.svg»}',
    '# content/pictures/tree.svg is there, with color="red".\ndrawings:\n  - {for: home, file: «tree.svg»}',
  ],
  alsoGood: [
    '# content/pictures/tree.svg is there, with fill="none".\ndrawings:\n  - {for: home, file: tree.svg}',
    '# content/pictures/tree.svg is there, with fill="var(--ink-soft)".\ndrawings:\n  - {for: home, file: tree.svg}',
    '# content/pictures/logo.svg is there, with fill="#a33".\ncompany:\n  logo: {file: logo.svg}',
  ],
  check(context) {
    for (const { target, name, asset } of [...pageDrawings(context), ...stationDrawings(context)]) {
      const drawing = soundDrawing(asset);
      const strange = drawing ? strangePaints(drawing.artwork) : [];
      const [first] = strange;
      if (first === undefined) continue;
      const unknown = /^var\(\s*(--[\w-]+)/.exec(first)?.[1];
      const more = strange.length > 1 ? ` and ${strange.length - 1} more` : "";
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
});
