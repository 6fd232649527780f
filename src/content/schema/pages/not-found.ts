import { head } from "../page-parts.ts";
import { pageLink, shape, text } from "../primitives.ts";

/** Shown where no page is. */
export const notFound = shape({
  ...head,
  code: text("The number shown large."),
  heading: text("What happened."),
  text: text("A sentence of help."),
  back: pageLink("The link back."),
  pagesHeading: text("Heading of the list of pages."),
  console: text("Put before the missing path on the browser's console."),
}).describe("Shown where no page is.");
