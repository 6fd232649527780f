import { link } from "../addresses.ts";
import { generalHead, layout } from "../page-parts.ts";
import { shape, word, wordParagraph } from "../primitives.ts";

// It has no address, and never had one that search engines could have.
const { formerly: _, noindex: __, ...head } = generalHead;

export const notFound = shape({
  layout: layout("not-found"),
  ...head,
  code: word("The number shown large."),
  heading: word("What happened."),
  text: wordParagraph("A sentence of help."),
  back: link("The link back.", word),
  pagesHeading: word("Heading of the list of pages."),
  console: word("Put before the missing path in the browser's console."),
}).describe("Shown at an address without a page.");
