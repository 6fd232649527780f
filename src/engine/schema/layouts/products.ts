import { head, layout } from "../groups/page-parts.ts";
import { cardWords, waitlistWords } from "../groups/product-words.ts";
import { sectionKinds } from "../section-kinds.ts";
import { svgName } from "../values/picture-name.ts";
import { list, paragraph, shape, text, wordParagraph, words } from "../values/primitives.ts";

export const products = shape({
  layout: layout("products"),
  ...head,
  heading: text(),
  intro: paragraph(),
  waitlist: shape({ placeholder: text().optional() }).optional(),
  roadmap: shape({
    text: text(),
    spoken: text(),
    drawings: list(svgName()).optional(),
  }).optional(),
  note: paragraph().optional(),
  ending: sectionKinds.action.optional(),
  words: words({
    none: wordParagraph().optional(),
    card: cardWords,
    waitlist: waitlistWords,
  }),
});
