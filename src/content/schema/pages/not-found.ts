import { generalHead } from "../page-parts.ts";
import { pageLink, shape, word, wordParagraph } from "../primitives.ts";

/** Shown where no page is. */
export const notFound = shape({
  ...generalHead,
  code: word("The number shown large."),
  heading: word("What happened."),
  text: wordParagraph("A sentence of help."),
  back: pageLink("The link back.", word),
  pagesHeading: word("Heading of the list of pages."),
  console: word("Put before the missing path on the browser's console."),
}).describe("Shown where no page is.");
