import { deliveryTexts } from "../delivery.ts";
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
  nameMissing: word("Shown where the name is empty."),
  emailMissing: word("Shown where the e-mail address is empty."),
  emailInvalid: word("Shown where the e-mail address is none."),
  messageMissing: word("Shown where the message is empty."),
}).describe("What the form says when something is missing.");

const toast = shape({
  title: word("Title of the toast."),
  description: word("What it says."),
});

const outcome = shape({
  success: toast.describe("Shown once the message is handed over."),
  failure: toast.describe("Shown where the message could not be sent."),
  closeToast: word("Words on the button that closes a toast."),
  failureConsole: word("Put before the fault on the browser's console."),
  handedOver: wordPassage("Shown beside the form after the mail program was asked to open."),
  tooLong: wordPassage("Shown where the message is too long for a mail link."),
  sent: wordPassage("Shown beside the form after the mail service took the message."),
  failed: wordPassage("Shown beside the form where the mail service failed."),
  unknown: wordPassage("Shown beside the form where no clear answer came."),
  openAgain: word("Words of the link that opens the mail program again."),
  openInstead: word("Words of the link that opens the mail program instead of the service."),
  copy: word("Words on the button that copies the message."),
  copied: word("Said once it is copied."),
  copyByHand: word("Label of the text to copy where the browser does not let the page copy."),
  address: word("Label before the plain address."),
  undo: word("Words on the button that puts the message back into the form."),
}).describe("What follows a press on the button that sends.");

const map = shape({
  load: choice(
    "When the map's own site is asked for it: once visitors see its place, unless this says on-press; then once they press a button there.",
    ["in-view", "on-press"],
  ).optional(),
  heading: word("Heading of the map."),
  title: word("Name of the map's frame, for screen readers."),
  skip: word("Link that leads past the map."),
  link: word("Link that opens the place in the map's own site."),
  privacy: wordParagraph("What leaves the page when the map is shown."),
  show: word("Words on the button that loads the map, with `load: on-press`."),
  pressPrivacy: wordParagraph("What leaves the page when that button is pressed."),
}).describe("Words of the map, which is there where `contact.place` in site.yaml says its place.");

export const contact = shape({
  layout: layout("contact"),
  ...head,
  title: headTitle,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph."),
  form: shape({
    heading: word("Heading of the form."),
    name: word("Label of the name field."),
    email: word("Label of the e-mail field."),
    message: word("Label of the message field."),
    submit: word("Words on the button that sends."),
    sending: word("Words on the button while a message is on its way."),
    reasons: shape({
      missing: wordTemplate("Names the fields that are still empty.", ["fields"]),
      sending: word("Said while a message is on its way."),
    }).describe("Why the button cannot be used now."),
    mailSubject: word("Subject of the message."),
    privacy: shape(deliveryTexts).describe(
      "What leaves the page when the form is sent, by the method of delivery in site.yaml.",
    ),
    trap: word("Label of a field that only programs fill in; visitors never meet it."),
    errors: formErrors,
  }).describe("The contact form."),
  outcome,
  bubble: shape({
    heading: word("Heading of the friendly lines."),
    lines: list(text("One line."), "The lines, in turn."),
    pause: word("Words on the button that pauses the typing."),
    play: word("Words on the button that starts the typing."),
  })
    .describe("The chat bubble.")
    .optional(),
  details: shape({
    heading: word("Heading of the facts."),
    email: word("Label of the e-mail address."),
    phones: word("Label of a telephone number that has none of its own."),
    address: word("Label of the postal address."),
  }).describe("How else to reach the company."),
  map: map.optional(),
}).describe("The contact page.");

/** The contact page of a site with a map: the texts of the map are required, or come from the pack. */
export const contactWithMap = contact.extend({ map });
