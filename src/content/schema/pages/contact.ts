import { deliveryTexts } from "../delivery.ts";
import { head } from "../page-parts.ts";
import { list, passage, shape, template, text } from "../primitives.ts";

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

/** The contact page. */
export const contact = shape({
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
    privacy: shape(deliveryTexts).describe(
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
