import { head, layout } from "../page-parts.ts";
import { svgName } from "../picture-name.ts";
import { list, paragraph, shape, text, wordParagraph } from "../primitives.ts";
import { cardWords, waitlistWords } from "../product-words.ts";
import { sectionKinds } from "../section-kinds.ts";

export const products = shape({
  layout: layout("products"),
  ...head,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph."),
  none: wordParagraph("Shown instead of the cards if there are no products.").optional(),
  card: cardWords,
  waitlist: waitlistWords,
  roadmap: shape({
    text: text("The line of what comes next, with arrows (→) between its stations."),
    spoken: text("The same line with its arrows in words, for screen readers."),
    drawings: list(
      svgName("The name of an SVG in content/pictures/, as for `drawings` in site.yaml."),
      "A drawing for each station between the arrows. Drawings are optional.",
    ).optional(),
  })
    .describe("What comes next. Shown if a product is planned.")
    .optional(),
  note: paragraph(
    "A sentence below the cards, for example about their dates. Not shown without products.",
  ).optional(),
  ending: sectionKinds.action
    .describe("The band at the end of the page. Not shown without products.")
    .optional(),
}).describe("The page of products.");
