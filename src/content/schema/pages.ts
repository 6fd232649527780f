import * as z from "zod";
import {
  icon,
  list,
  type PageKey,
  pageLink,
  passage,
  shape,
  template,
  text,
} from "./primitives.ts";

const head = {
  title: text("Title of the page, for the browser's tab and search engines."),
  description: text("One or two sentences for search engines and link previews."),
};

const feature = shape({
  icon: icon("Drawing beside it."),
  title: text("Heading of the card."),
  text: text("One or two sentences."),
});

const home = shape({
  ...head,
  hero: shape({
    heading: text("The first words that a visitor reads."),
    intro: text("What the company does, in a sentence or two."),
    primary: pageLink("The solid button."),
    secondary: pageLink("The outlined button."),
  }).describe("Top of the page."),
  features: shape({
    heading: text("Heading above the cards."),
    items: list(feature, "The cards."),
  }).describe("What speaks for the company."),
}).describe("The first page.");

const about = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  vision: passage("What the company hopes for."),
  mission: passage("What it does about it."),
  drives: shape({
    heading: text("Heading above the values."),
    items: list(feature, "The values."),
  }).describe("What the company holds to."),
  closing: shape({
    heading: text("Heading of the last passage."),
    text: text("A sentence before the button."),
    action: pageLink("The button."),
  }).describe("End of the page."),
}).describe("The page about the company.");

const card = shape({
  comingSoon: text("Badge on each card."),
  bullets: template("Name of the list of bullets, for screen readers.", ["product"]),
  eta: text("Label before the quarter."),
  progress: text("Label before the percentage."),
  progressName: template("Name of the progress bar, for screen readers.", ["product"]),
  notify: text("Words on the waitlist button."),
  notifyName: template("Its full name, for screen readers; begin with the words on it.", [
    "product",
  ]),
  closedReason: text("Why the button cannot be used while the waitlist is closed."),
  preview: text("Words of the link to a preview."),
  previewName: template("Its full name, for screen readers; begin with the words on it.", [
    "product",
  ]),
  privatePreview: text("Shown where a product has no preview link."),
}).describe("Words on each card.");

const products = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  card,
  roadmap: shape({
    text: text("The line below the cards."),
    spoken: text("The same line with its arrows in words, for screen readers."),
  }).describe("What comes next."),
}).describe("The page of upcoming products.");

const contact = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  form: shape({
    heading: text("Heading of the form."),
    name: text("Label of the name field."),
    email: text("Label of the e-mail field."),
    message: text("Label of the message field."),
    submit: text("Words on the button that sends."),
    mailSubject: text("Subject of the message that the form prepares."),
    privacy: text("What leaves the page when the form is sent."),
  }).describe("The contact form."),
  bubble: shape({
    heading: text("Heading of the friendly lines."),
    lines: list(text("One line."), "The lines, in turn."),
  }).describe("The chat bubble."),
  details: shape({
    heading: text("Heading of the facts."),
    email: text("Label of the e-mail address."),
    phones: text("Label of the telephone numbers."),
    address: text("Label of the postal address."),
  }).describe("How else to reach the company."),
  map: shape({
    heading: text("Heading of the map."),
    title: text("Name of the map's frame, for screen readers."),
    skip: text("Link that leads past the map."),
    link: text("Link that opens the place in the map's own site."),
    privacy: text("What leaves the page when the map is shown."),
  }).describe("The map."),
}).describe("The contact page.");

const privacySection = shape({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "Write small letters, digits and hyphens.")
    .describe("Anchor of the section, part of its address."),
  heading: text("Heading of the section."),
  paragraphs: list(text("One paragraph."), "What the section says."),
});

const privacy = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  contents: text("Heading of the table of contents."),
  required: list(text("Id of a section."), "Ids of the sections that the policy must have."),
  sections: list(privacySection, "The policy, section by section."),
  lastUpdated: template("The line that dates the policy.", ["date"]),
  updated: z.iso
    .date("Write a date as YYYY-MM-DD, such as 2025-09-03.")
    .describe("Day of the last change, as YYYY-MM-DD."),
  contact: template("How to ask about the policy.", ["email"]),
}).describe("The privacy policy.");

const notFound = shape({
  ...head,
  code: text("The number shown large."),
  heading: text("What happened."),
  text: text("A sentence of help."),
  back: pageLink("The link back."),
  pagesHeading: text("Heading of the list of pages."),
  console: text("Put before the missing path on the browser's console."),
}).describe("Shown where no page is.");

/** The schema of each file in `content/pages/`. */
export const pageSchemas = {
  home,
  about,
  products,
  contact,
  privacy,
  "not-found": notFound,
} satisfies Record<PageKey, z.ZodType>;

/** The content of each page, by its key. */
export type Pages = { [Key in PageKey]: z.infer<(typeof pageSchemas)[Key]> };
