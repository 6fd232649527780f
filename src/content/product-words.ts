import type * as z from "zod";
import { waitlistTexts } from "./delivery.ts";
import { shape, word, wordParagraph, wordPassage, wordTemplate } from "./primitives.ts";

const fullName = "name-screen-readers";

export const cardWords = shape({
  comingSoon: word("badge-card-each-planned-product"),
  available: word("badge-card-each-product-available"),
  price: word("label-before-price"),
  linkName: wordTemplate("name-link-buy-visit", ["text", "product"]),
  bullets: wordTemplate("name-list-bullets", ["product"]),
  eta: word("label-before-quarter"),
  quarters: shape({
    q1: wordTemplate("first-quarter", ["year"]),
    q2: wordTemplate("second-quarter", ["year"]),
    q3: wordTemplate("third-quarter", ["year"]),
    q4: wordTemplate("fourth-quarter", ["year"]),
  }).describe("quarters-year-words"),
  progress: word("label-before-percentage"),
  progressName: wordTemplate("name-progress-bar", ["product"]),
  notify: word("label-waitlist-button"),
  notifyName: wordTemplate(fullName, ["product"]),
  closedReason: word("why-button-cannot-used-while"),
  preview: word("text-link-preview"),
  previewName: wordTemplate(fullName, ["product"]),
  privatePreview: word("shown-if-product-no-preview"),
}).describe("texts-each-card");

const sentWaitlist = shape({
  sending: word("label-button-while-address-being"),
  kept: wordParagraph("shown-after-address-sent"),
  notKept: wordParagraph("shown-instead-if-browser-stores"),
  forget: word("label-button-removes-address-from"),
  forgotten: word("shown-after-removed-from-browser"),
  failed: wordPassage("shown-if-address-could-not"),
  unknown: wordPassage("shown-if-there-no-clear"),
  console: word("put-before-error-browser-console"),
}).describe("texts-used-if-site-itself");

export const waitlistWords = shape({
  heading: wordTemplate("heading-dialog", ["product"]),
  intro: wordParagraph("what-joining-means"),
  email: word("label-e-mail-field"),
  errors: shape({
    emailMissing: word("shown-if-e-mail-address"),
    emailInvalid: word("shown-if-e-mail-address-invalid"),
  }).describe("errors-dialog"),
  privacy: shape(waitlistTexts).describe("where-address-goes"),
  submit: word("label-button-joins"),
  close: word("label-button-closes-dialog"),
  done: wordParagraph("shown-after-joining", ["email"]),
  kept: wordParagraph("where-address-stored"),
  notKept: wordParagraph("shown-instead-if-browser-stores"),
  joined: word("shown-card-after-visitor-joined"),
  forget: word("label-button-removes-address"),
  forgotten: word("shown-after-address-removed"),
  mail: word("text-link-writes-mail-instead"),
  mailSubject: wordTemplate("subject-of-that-message", ["product"]),
  console: word("put-before-product-address-browser"),
  sent: sentWaitlist,
}).describe("waitlist-dialog");

/** What the button of a waitlist and its dialog say. */
export interface NotifyWords {
  card: Pick<z.infer<typeof cardWords>, "notify" | "notifyName" | "closedReason">;
  waitlist: z.infer<typeof waitlistWords> & { placeholder?: string | undefined };
}

/** What the export adds to a section of products, where visitors can join the waitlist of one. */
export interface ShownNotify {
  notify?: NotifyWords | undefined;
}
