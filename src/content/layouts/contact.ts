import type * as z from "zod";
import { deliveryTexts } from "../delivery.ts";
import { furtherFields, furtherWords } from "../form-fields.ts";
import { head, headTitle, layout } from "../page-parts.ts";
import {
  choice,
  list,
  paragraph,
  shape,
  text,
  word,
  wordParagraph,
  wordPassage,
  wordTemplate,
} from "../primitives.ts";

const formErrors = shape({
  heading: word("Heading of the summary."),
  title: wordTemplate("Title of the page while the summary is shown.", ["title"]),
  nameMissing: word("Shown if the name is empty."),
  emailMissing: word("Shown if the e-mail address is empty."),
  emailInvalid: word("Shown if the e-mail address is invalid."),
  messageMissing: word("Shown if the message is empty."),
}).describe("Errors of the form.");

const toast = shape({
  title: word("Title of the toast."),
  description: word("Text of the toast."),
});

const outcome = shape({
  success: toast.describe("Shown after the message is handed over."),
  failure: toast.describe("Shown if the message could not be sent."),
  closeToast: word("Label of the button that closes a toast."),
  failureConsole: word("Put before the error in the browser's console."),
  handedOver: wordPassage("Shown next to the form after the mail program was asked to open."),
  tooLong: wordPassage("Shown if the message is too long for a mail link."),
  sent: wordPassage("Shown next to the form after the mail service accepted the message."),
  failed: wordPassage("Shown next to the form if the mail service failed."),
  unknown: wordPassage("Shown next to the form if there was no clear answer."),
  openAgain: word("Text of the link that opens the mail program again."),
  openInstead: word("Text of the link that opens the mail program instead of the service."),
  copy: word("Label of the button that copies the message."),
  copied: word("Shown after it is copied."),
  copyByHand: word(
    "Label of the text to copy by hand, if the browser does not allow the page to copy.",
  ),
  address: word("Label before the plain address."),
  undo: word("Label of the button that puts the message back into the form."),
}).describe("Outcomes of sending a message.");

const map = shape({
  load: choice(
    "When the map is loaded from its own site: in-view, when visitors scroll to it (the default), or on-press, when they press a button.",
    ["in-view", "on-press"],
  ).optional(),
  heading: word("Heading of the map."),
  title: word("Name of the map's frame, for screen readers."),
  skip: word("Link that skips the map."),
  link: word("Link that opens the place on the map's own site."),
  privacy: wordParagraph("Which data leaves the page when the map is shown."),
  show: word("Label of the button that loads the map, with `load: on-press`."),
  pressPrivacy: wordParagraph("Which data leaves the page when that button is pressed."),
}).describe("Texts of the map, which is shown if `contact.place` in site.yaml has its position.");

const form = shape({
  heading: word("Heading of the form."),
  name: word("Label of the name field."),
  email: word("Label of the e-mail field."),
  message: word("Label of the message field."),
  submit: word("Label of the button that sends."),
  sending: word("Label of the button while a message is being sent."),
  reasons: shape({
    missing: wordTemplate("Says that fields are still empty, and may name them.", [], ["fields"]),
    sending: word("Shown while a message is being sent."),
  }).describe("Why the button cannot be used now."),
  answers: wordTemplate("Says in which languages you answer, where the page's is not among them.", [
    "languages",
  ]),
  mailSubject: word("Subject of the message."),
  privacy: shape(deliveryTexts).describe(
    "Which data leaves the page when the form is sent, by the method of delivery in site.yaml.",
  ),
  trap: word("Label of a hidden field that only programs fill in."),
  errors: formErrors,
  fields: furtherFields.optional(),
  further: furtherWords.optional(),
}).describe("The contact form.");

export const contact = shape({
  layout: layout("contact"),
  ...head,
  title: headTitle,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph."),
  form,
  outcome,
  bubble: shape({
    heading: word("Heading of the friendly lines."),
    lines: list(text("One line."), "The lines, in order."),
    pause: word("Label of the button that pauses the typing."),
    play: word("Label of the button that starts the typing."),
  })
    .describe("The chat bubble.")
    .optional(),
  details: shape({
    heading: word("Heading of the facts."),
    email: word("Label of the e-mail address."),
    phones: word("Label of a telephone number without its own label."),
    address: word("Label of the postal address."),
  }).describe("Other ways to reach the company."),
  map: map.optional(),
}).describe("The contact page.");

export type ContactPage = z.infer<typeof contact>;

/** The contact page of a site. The texts of its map, and those about further fields, are required, or come from the pack. */
export function contactSchema(hasMap: boolean, hasFields: boolean): z.ZodType {
  const formWithWords = form.extend({ further: furtherWords }).describe("The contact form.");
  return contact.extend({ ...(hasMap && { map }), ...(hasFields && { form: formWithWords }) });
}
