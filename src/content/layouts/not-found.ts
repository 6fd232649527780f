import { link } from "../address-fields.ts";
import { generalHead, layout } from "../page-parts.ts";
import { fromPack, paragraph, shape, usualText, word, words } from "../primitives.ts";

// It has no address, and never had one that search engines could have.
const { formerly: _, noindex: __, ...head } = generalHead;

export const notFound = shape({
  layout: layout("not-found"),
  ...head,
  heading: usualText("not-found-heading"),
  text: fromPack(paragraph("sentence-help")),
  back: link("link-back", usualText),
  words: words({
    code: word("number-shown-large"),
    pagesHeading: word("heading-list-pages"),
    console: word("put-before-missing-path-browser"),
  }),
}).describe("shown-address-without-page");
