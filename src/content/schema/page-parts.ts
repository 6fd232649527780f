import { image } from "./image.ts";
import {
  day,
  fromPack,
  icon,
  list,
  paragraph,
  reviewed,
  shape,
  source,
  text,
  word,
} from "./primitives.ts";

const title = "Title of the page, for the browser's tab and search engines.";
const description = "One or two sentences for search engines and link previews.";

/** The title of a page that says the same on every site. */
export const headTitle = word(title);

/** What every page says of itself. */
export const head = {
  title: text(title),
  description: text(description),
  updated: day("Day of the last change, for the site map.").optional(),
  reviewed: reviewed.optional(),
};

export const sectionHeading = text("Heading of the section.");
export const generalHeading = word("Heading of the section.");
export const generalParagraphs = fromPack(
  list(paragraph("One paragraph."), "What the section says."),
  { when: true },
);

/** What a page says of itself that is the same on every site. */
export const generalHead = { ...head, title: headTitle, description: word(description) };

/** A card with a drawing. */
export const feature = shape({
  icon: icon("Drawing beside it."),
  image: image("A picture above the words, in place of the drawing.", "feature").optional(),
  title: text("Heading of the card."),
  text: paragraph("One or two sentences."),
  source: source.optional(),
});
