import { fileLinks, isMissing, missingFile } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";

export const linkFile = defineRule({
  id: "link-file",
  severity: "error",
  summary: "A link to a file that does not lie in `content/files/`.",
  why: "It leads to the page that says that there is none.",
  mend: "Put the file into `content/files/`, or name one that lies there.",
  bad: "# content/files/price-list.pdf is there.\nhref: «/files/pricelist.pdf»",
  good: "# content/files/price-list.pdf is there.\nhref: /files/price-list.pdf",
  alsoBad: [
    "# content/pictures/till.png is there.\nhref: «/files/till.png»\nimage:\n  file: till.png\n  decorative: true",
    "# content/pictures/shop.png is there.\nhref: «/files/shop.png»",
    "href: «https://www.fixture.internal/files/prices.pdf#page=2»",
    "bullets:\n  - See [our prices](«/files/prices.pdf»)",
  ],
  alsoGood: [
    "# content/files/price-list.pdf is there.\nhref: https://www.fixture.internal/files/price-list.pdf#page=2",
    "href: https://elsewhere.fixture.internal/files/prices.pdf",
  ],
  check(context) {
    const missing = missingFile(context, "files");
    for (const use of fileLinks(context))
      if (isMissing(use, context, "files")) context.report(use.target, () => missing(use.name));
  },
});
