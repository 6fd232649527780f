import * as z from "zod";
import { head, paragraphs, sectionHeading } from "./page-parts.ts";
import {
  day,
  drawing,
  icon,
  list,
  type PageKey,
  pageLink,
  passage,
  shape,
  source,
  template,
  term,
  text,
} from "./primitives.ts";
import { accessibility } from "./statement.ts";

const feature = shape({
  icon: icon("Drawing beside it."),
  title: text("Heading of the card."),
  text: text("One or two sentences."),
  source: source.optional(),
});

const home = shape({
  ...head,
  hero: shape({
    motif: drawing("The large quiet drawing behind the first words, drawn with strokes."),
    heading: text("The first words that a visitor reads."),
    intro: text("What the company does, in a sentence or two."),
    source: source.optional(),
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

const waitlist = shape({
  heading: template("Heading of the dialog.", ["product"]),
  intro: text("What joining means."),
  email: text("Label of the e-mail field."),
  placeholder: text("An example address, shown in the empty field."),
  submit: text("Words on the button that joins."),
  close: text("Words on the button that closes the dialog."),
  done: template("Shown after joining.", ["email"]),
  kept: text("Where the address is kept."),
  notKept: text("Said in its place where the browser keeps nothing."),
  joined: text("Shown on the card once the visitor has joined."),
  forget: text("Words on the button that forgets the address."),
  forgotten: text("Said once the address is forgotten."),
  mail: text("Words of the link that writes a mail message instead."),
  mailSubject: template("Subject of that message.", ["product"]),
  console: text("Put before product and address on the browser's console."),
}).describe("The waitlist dialog.");

const products = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  card,
  waitlist,
  roadmap: shape({
    text: text("The line below the cards."),
    spoken: text("The same line with its arrows in words, for screen readers."),
  }).describe("What comes next."),
}).describe("The page of upcoming products.");

const formErrors = shape({
  heading: text("Heading of the summary."),
  title: template("Title of the page while the summary is shown.", ["title"]),
  nameMissing: text("Shown where the name is empty."),
  emailMissing: text("Shown where the e-mail address is empty."),
  emailInvalid: text("Shown where the e-mail address is none."),
  messageMissing: text("Shown where the message is empty."),
}).describe("What the form says when something is missing.");

const toast = shape({
  title: text("Title of the toast."),
  description: text("What it says."),
});

const outcome = shape({
  success: toast.describe("Shown once the message is handed over."),
  failure: toast.describe("Shown where the message could not be sent."),
  closeToast: text("Words on the button that closes a toast."),
  failureConsole: text("Put before the fault on the browser's console."),
  handedOver: passage("Shown beside the form after the mail program was asked to open."),
  tooLong: passage("Shown where the message is too long for a mail link."),
  sent: passage("Shown beside the form after the mail service took the message."),
  failed: passage("Shown beside the form where the mail service failed."),
  unknown: passage("Shown beside the form where no clear answer came."),
  openAgain: text("Words of the link that opens the mail program again."),
  openInstead: text("Words of the link that opens the mail program instead of the service."),
  copy: text("Words on the button that copies the message."),
  copied: text("Said once it is copied."),
  copyByHand: text("Label of the text to copy where the browser does not let the page copy."),
  address: text("Label before the plain address."),
  undo: text("Words on the button that puts the message back into the form."),
}).describe("What follows a press on the button that sends.");

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
    sending: text("Words on the button while a message is on its way."),
    reasons: shape({
      missing: template("Names the fields that are still empty.", ["fields"]),
      sending: text("Said while a message is on its way."),
    }).describe("Why the button cannot be used now."),
    mailSubject: text("Subject of the message."),
    privacy: shape({
      mailto: text("Where the visitor's own mail program sends.").optional(),
      emailjs: text("Where the mail service sends.").optional(),
    }).describe(
      "What leaves the page when the form is sent, by the method of delivery in site.yaml.",
    ),
    trap: text("Label of a field that only programs fill in; visitors never meet it."),
    errors: formErrors,
  }).describe("The contact form."),
  outcome,
  bubble: shape({
    heading: text("Heading of the friendly lines."),
    lines: list(text("One line."), "The lines, in turn."),
    pause: text("Words on the button that pauses the typing."),
    play: text("Words on the button that starts the typing."),
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
  heading: sectionHeading,
  paragraphs,
});

const privacy = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  contents: text("Heading of the table of contents."),
  required: list(term("Id of a section."), "Ids of the sections that the policy must have."),
  sections: list(privacySection, "The policy, section by section."),
  lastUpdated: template("The line that dates the policy.", ["date"]),
  updated: day("Day of the last change of the text."),
  fingerprint: z
    .string()
    .regex(/^sha256-[0-9a-f]{16}$/, "Let `npm run content -- stamp privacy` write it.")
    .describe("Mark of the words that the date speaks for; `content stamp privacy` writes both.")
    .optional(),
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
  accessibility,
  "not-found": notFound,
} satisfies Record<PageKey, z.ZodType>;

/** The content of each page, by its key. */
export type Pages = { [Key in PageKey]: z.infer<(typeof pageSchemas)[Key]> };
