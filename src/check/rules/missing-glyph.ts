import { fontFileFor, graphemesOf } from "../../design/fonts/font-files.ts";
import { defineRule } from "../linting/define-rule.ts";
import { codePoint } from "../text/code-point.ts";

export const missingGlyph = defineRule({
  id: "missing-glyph",
  severity: "error",
  where: "about",
  summary:
    "A character in a title, the company's name or its tagline that no installed font draws.",
  why: "Pictures for link previews show these texts, and would show a box in its place.",
  mend: "Leave the character out, or install a font that draws it; each package of `@fontsource-variable` that the project names is used.",
  bad: 'title: "About «\\uE000» us"',
  good: "title: About us",
  alsoBad: ["title: About «𓂀» us"],
  alsoGood: [
    "title: Über uns – Łódź, Київ, Αθήνα",
    "title: మన సంస్థ గురించి",
    "title: हमारे बारे में",
    "title: من نحن؟",
    "title: 私たちについて",
    'title: "About\\u202Fus"',
  ],
  check({ site, everyPage, reportIn }) {
    const titles = everyPage.map(({ root }) => root.title);
    for (const text of [site?.company?.name, site?.company?.tagline, ...titles]) {
      // Fonts need not be opened for letters that each of them has.
      if (text === undefined || /^[ -~]*$/.test(text.value)) continue;
      for (const { segment, index } of graphemesOf(text.value)) {
        if (fontFileFor(segment, "sans", "en")) continue;
        reportIn(text, index, index + segment.length, {
          message: `No installed font draws "${segment}" (${codePoint(segment)}), and link previews show this text.`,
          hint: "Leave it out, or install the font of its script: `npm install -D -E @fontsource-variable/noto-sans-…`.",
        });
      }
    }
  },
});
