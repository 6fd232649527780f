import { drawnLayouts } from "../../content/drawings.ts";
import { defineRule } from "../linting/define-rule.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";

export const drawingPlace = defineRule({
  id: "drawing-place",
  severity: "warning",
  where: "site",
  summary:
    "A drawing for a page that is not there, that shows none, or that has another drawing already.",
  why: "Somebody drew it for visitors, and no visitor ever meets it.",
  mend: "Name a page of sections, the contact page or `not-found`, each once, or delete the entry.",
  bad: "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: «abuot», file: tree.svg}",
  good: "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: about, file: tree.svg}",
  alsoBad: [
    "# content/pictures/tree.svg is there.\ndrawings:\n  - for: «a-page-that-nobody-wrote»\n    file: tree.svg",
    "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: home, file: tree.svg}\n  - «{for: imprint, file: tree.svg}»",
    "# content/pictures/tree.svg is there.\ndrawings:\n  - «for: privacy\n    file: tree.svg»\n  - for: home\n    file: tree.svg",
    "# content/pictures/tree.svg is there.\ndrawings:\n  - «{for: products, file: tree.svg}»",
    "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: home, file: tree.svg}\n  - «{for: home, file: tree.svg}»",
  ],
  alsoGood: [
    "# content/pictures/tree.svg is there.\ndrawings:\n  - {for: home, file: tree.svg}\n  - {for: contact, file: tree.svg}\n  - {for: not-found, file: tree.svg}",
  ],
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
      const key = drawing.for?.value;
      if (drawing.for === undefined || key === undefined) continue;
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
});
