import type * as z from "zod";
import { waitlistTexts } from "./delivery.ts";
import { shape, text, word, wordParagraph, wordPassage, wordTemplate } from "./primitives.ts";

const fullName =
  "Its name for screen readers, which begins with the visible text. If it does not, the visible text and the product replace it.";

export const cardWords = shape({
  comingSoon: word("Badge on the card of each planned product."),
  available: word("Badge on the card of each product that is available."),
  price: word("Label before the price."),
  linkName: wordTemplate(
    "Name of the link to buy or visit, for screen readers. It begins with the visible text.",
    ["text", "product"],
  ),
  bullets: wordTemplate("Name of the list of bullets, for screen readers.", ["product"]),
  eta: word("Label before the quarter."),
  quarters: shape({
    q1: wordTemplate("The first quarter, such as 1. Quartal 2027.", ["year"]),
    q2: wordTemplate("The second quarter.", ["year"]),
    q3: wordTemplate("The third quarter.", ["year"]),
    q4: wordTemplate("The fourth quarter.", ["year"]),
  }).describe("The quarters of a year in words."),
  progress: word("Label before the percentage."),
  progressName: wordTemplate("Name of the progress bar, for screen readers.", ["product"]),
  notify: word("Label of the waitlist button."),
  notifyName: wordTemplate(fullName, ["product"]),
  closedReason: word("Why the button cannot be used while the waitlist is closed."),
  preview: word("Text of the link to a preview."),
  previewName: wordTemplate(fullName, ["product"]),
  privatePreview: word("Shown if a product has no preview link."),
}).describe("Texts on each card.");

const sentWaitlist = shape({
  sending: word("Label of the button while an address is being sent."),
  kept: wordParagraph("Shown after the address is sent."),
  notKept: wordParagraph("Shown instead if the browser stores nothing."),
  forget: word("Label of the button that removes the address from this browser."),
  forgotten: word("Shown after it is removed from this browser."),
  failed: wordPassage("Shown if the address could not be sent."),
  unknown: wordPassage("Shown if there was no clear answer."),
  console: word("Put before the error in the browser's console."),
}).describe("Texts used if the site itself sends the address, by `delivery` in site.yaml.");

export const waitlistWords = shape({
  heading: wordTemplate("Heading of the dialog.", ["product"]),
  intro: wordParagraph("What joining means."),
  email: word("Label of the e-mail field."),
  placeholder: text("An example address, shown in the empty field.").optional(),
  errors: shape({
    emailMissing: word("Shown if the e-mail address is empty."),
    emailInvalid: word("Shown if the e-mail address is invalid."),
  }).describe("Errors of the dialog."),
  privacy: shape(waitlistTexts).describe(
    "Where the address goes, by the method of delivery in site.yaml.",
  ),
  submit: word("Label of the button that joins."),
  close: word("Label of the button that closes the dialog."),
  done: wordParagraph("Shown after joining.", ["email"]),
  kept: wordParagraph("Where the address is stored."),
  notKept: wordParagraph("Shown instead if the browser stores nothing."),
  joined: word("Shown on the card after the visitor has joined."),
  forget: word("Label of the button that removes the address."),
  forgotten: word("Shown after the address is removed."),
  mail: word("Text of the link that writes a mail instead."),
  mailSubject: wordTemplate("Subject of that message.", ["product"]),
  console: word("Put before product and address in the browser's console."),
  sent: sentWaitlist,
}).describe("The waitlist dialog.");

/** What the button of a waitlist and its dialog say. */
export interface NotifyWords {
  card: Pick<z.infer<typeof cardWords>, "notify" | "notifyName" | "closedReason">;
  waitlist: z.infer<typeof waitlistWords>;
}

/** What the export adds to a section of products, where visitors can join the waitlist of one. */
export interface ShownNotify {
  notify?: NotifyWords;
}
