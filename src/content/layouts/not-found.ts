import { link } from "../address-fields.ts";
import { generalHead, layout } from "../page-parts.ts";
import { shape, word, wordParagraph } from "../primitives.ts";

// It has no address, and never had one that search engines could have.
const { formerly: _, noindex: __, ...head } = generalHead;

export const notFound = shape({
  layout: layout("not-found"),
  ...head,
  code: word("number-shown-large"),
  heading: word("not-found-heading"),
  text: wordParagraph("sentence-help"),
  back: link("link-back", word),
  pagesHeading: word("heading-list-pages"),
  console: word("put-before-missing-path-browser"),
}).describe("shown-address-without-page");
