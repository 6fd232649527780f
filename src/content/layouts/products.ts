import { head, layout } from "../page-parts.ts";
import { svgName } from "../picture-name.ts";
import { list, paragraph, shape, text, wordParagraph, words } from "../primitives.ts";
import { cardWords, waitlistWords } from "../product-words.ts";
import { sectionKinds } from "../section-kinds.ts";

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
