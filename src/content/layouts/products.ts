import { head, layout } from "../page-parts.ts";
import { svgName } from "../picture-name.ts";
import { list, paragraph, shape, text, wordParagraph, words } from "../primitives.ts";
import { cardWords, waitlistWords } from "../product-words.ts";
import { sectionKinds } from "../section-kinds.ts";

export const products = shape({
  layout: layout("products"),
  ...head,
  heading: text("hero-heading"),
  intro: paragraph("opening-paragraph"),
  waitlist: shape({ placeholder: text("example-address").optional() })
    .describe("waitlist-dialog")
    .optional(),
  roadmap: shape({
    text: text("line-what-comes-next"),
    spoken: text("same-line-arrows-words"),
    drawings: list(
      svgName("name-svg-content-pictures-drawings-site"),
      "drawing-each-station-between-arrows",
    ).optional(),
  })
    .describe("what-comes-next")
    .optional(),
  note: paragraph("sentence-below-cards").optional(),
  ending: sectionKinds.action.describe("band-end-page").optional(),
  words: words({
    none: wordParagraph("shown-instead-cards-if-there").optional(),
    card: cardWords,
    waitlist: waitlistWords,
  }),
}).describe("page-products");
