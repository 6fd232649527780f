import { day, icon, list, reviewed, shape, source, text } from "./primitives.ts";

/** What every page says of itself. */
export const head = {
  title: text("Title of the page, for the browser's tab and search engines."),
  description: text("One or two sentences for search engines and link previews."),
  updated: day("Day of the last change, for the site map.").optional(),
  reviewed: reviewed.optional(),
};

export const sectionHeading = text("Heading of the section.");
export const paragraphs = list(text("One paragraph."), "What the section says.");

/** A card with a drawing. */
export const feature = shape({
  icon: icon("Drawing beside it."),
  title: text("Heading of the card."),
  text: text("One or two sentences."),
  source: source.optional(),
});
