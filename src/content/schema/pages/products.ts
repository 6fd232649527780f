import { head, layout } from "../page-parts.ts";
import { shape, text, word, wordTemplate } from "../primitives.ts";

const card = shape({
  comingSoon: word("Badge on each card."),
  bullets: wordTemplate("Name of the list of bullets, for screen readers.", ["product"]),
  eta: word("Label before the quarter."),
  quarters: shape({
    q1: wordTemplate("The first quarter, such as 1. Quartal 2027.", ["year"]),
    q2: wordTemplate("The second quarter.", ["year"]),
    q3: wordTemplate("The third quarter.", ["year"]),
    q4: wordTemplate("The fourth quarter.", ["year"]),
  }).describe("The quarters of a year in words: many languages count them in words of their own."),
  progress: word("Label before the percentage."),
  progressName: wordTemplate("Name of the progress bar, for screen readers.", ["product"]),
  notify: word("Words on the waitlist button."),
  notifyName: wordTemplate("Its full name, for screen readers; begin with the words on it.", [
    "product",
  ]),
  closedReason: word("Why the button cannot be used while the waitlist is closed."),
  preview: word("Words of the link to a preview."),
  previewName: wordTemplate("Its full name, for screen readers; begin with the words on it.", [
    "product",
  ]),
  privatePreview: word("Shown where a product has no preview link."),
}).describe("Words on each card.");

const waitlist = shape({
  heading: wordTemplate("Heading of the dialog.", ["product"]),
  intro: word("What joining means."),
  email: word("Label of the e-mail field."),
  placeholder: text("An example address, shown in the empty field.").optional(),
  submit: word("Words on the button that joins."),
  close: word("Words on the button that closes the dialog."),
  done: wordTemplate("Shown after joining.", ["email"]),
  kept: word("Where the address is kept."),
  notKept: word("Said in its place where the browser keeps nothing."),
  joined: word("Shown on the card once the visitor has joined."),
  forget: word("Words on the button that forgets the address."),
  forgotten: word("Said once the address is forgotten."),
  mail: word("Words of the link that writes a mail message instead."),
  mailSubject: wordTemplate("Subject of that message.", ["product"]),
  console: word("Put before product and address on the browser's console."),
}).describe("The waitlist dialog.");

/** The page of upcoming products. */
export const products = shape({
  layout: layout("products"),
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  none: word("Said in place of the cards while there is no product.").optional(),
  card,
  waitlist,
  roadmap: shape({
    text: text("The line below the cards, where there are any."),
    spoken: text("The same line with its arrows in words, for screen readers."),
  })
    .describe("What comes next.")
    .optional(),
}).describe("The page of upcoming products.");
