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
  words,
  wordTemplate,
} from "../primitives.ts";

const formErrors = shape({
  heading: word("heading-summary"),
  title: wordTemplate("title-page-while-summary-shown", ["title"]),
  nameMissing: word("shown-if-name-empty"),
  emailMissing: word("shown-if-e-mail-address"),
  emailInvalid: word("shown-if-e-mail-address-invalid"),
  messageMissing: word("shown-if-message-empty"),
}).describe("errors-form");

const toast = shape({
  title: word("title-toast"),
  description: word("text-toast"),
});

const outcome = shape({
  success: toast.describe("shown-after-message-handed-over"),
  failure: toast.describe("shown-if-message-could-not"),
  closeToast: word("label-button-closes-toast"),
  failureConsole: word("put-before-error-browser-console"),
  handedOver: wordPassage("shown-next-form-after-mail"),
  tooLong: wordPassage("shown-if-message-too-long"),
  sent: wordPassage("shown-next-form-after-mail-service"),
  failed: wordPassage("shown-next-form-if-mail"),
  unknown: wordPassage("shown-next-form-if-there"),
  openAgain: word("text-link-opens-mail-program"),
  openInstead: word("text-link-opens-mail-program-instead"),
  copy: word("label-button-copies-message"),
  copied: word("shown-after-copied"),
  copyByHand: word("label-text-copy-hand"),
  address: word("label-before-plain-address"),
  undo: word("label-button-puts-message-back"),
}).describe("outcomes-sending-message");

const mapWords = shape({
  heading: word("heading-map"),
  title: word("name-map-frame"),
  skip: word("link-skips-map"),
  link: word("link-opens-place-map-own"),
  privacy: wordParagraph("data-leaves-page-when-map"),
  show: word("label-button-loads-map"),
  pressPrivacy: wordParagraph("data-leaves-page-when-button"),
}).describe("texts-map");

const formWords = shape({
  heading: word("heading-form"),
  name: word("label-name-field"),
  email: word("label-e-mail-field"),
  message: word("label-message-field"),
  submit: word("label-button-sends"),
  sending: word("label-button-while-message-being"),
  reasons: shape({
    missing: wordTemplate("says-fields-still-empty", [], ["fields"]),
    sending: word("shown-while-message-being-sent"),
  }).describe("why-button-cannot-used-now"),
  answers: wordTemplate("says-languages-you-answer", ["languages"]),
  mailSubject: word("subject-of-the-message"),
  privacy: shape(deliveryTexts).describe("data-leaves-page-when-form"),
  trap: word("label-hidden-field-only-programs"),
  errors: formErrors,
  further: furtherWords,
}).describe("contact-form");

export const contact = shape({
  layout: layout("contact"),
  ...head,
  title: headTitle,
  heading: text("hero-heading"),
  intro: paragraph("opening-paragraph"),
  form: shape({ fields: furtherFields.optional() }).describe("contact-form").optional(),
  bubble: shape({ lines: list(text("one-line"), "lines") })
    .describe("chat-bubble")
    .optional(),
  map: shape({
    load: choice("when-map-loaded-from-own", ["in-view", "on-press"]).optional(),
  })
    .describe("texts-map")
    .optional(),
  words: words({
    form: formWords,
    outcome,
    bubble: shape({
      heading: word("heading-friendly-lines"),
      pause: word("label-button-pauses-typing"),
      play: word("label-button-starts-typing"),
    }).describe("chat-bubble"),
    details: shape({
      heading: word("heading-facts"),
      email: word("label-e-mail-address"),
      phones: word("label-telephone-number-without-own"),
      address: word("label-postal-address"),
    }).describe("other-ways-reach-company"),
    map: mapWords,
  }),
}).describe("contact-page");

export type ContactPage = z.infer<typeof contact>;
