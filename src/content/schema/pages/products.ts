import { head } from "../page-parts.ts";
import { shape, template, text } from "../primitives.ts";

const card = shape({
  comingSoon: text("Badge on each card."),
  bullets: template("Name of the list of bullets, for screen readers.", ["product"]),
  eta: text("Label before the quarter."),
  quarter: template("A quarter in words, such as 2. Quartal 2027. Without it: Q2 2027.", [
    "quarter",
    "year",
  ]).optional(),
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

/** The page of upcoming products. */
export const products = shape({
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  none: text("Said in place of the cards while there is no product.").optional(),
  card,
  waitlist,
  roadmap: shape({
    text: text("The line below the cards."),
    spoken: text("The same line with its arrows in words, for screen readers."),
  }).describe("What comes next."),
}).describe("The page of upcoming products.");
