import type * as z from "zod";
import { shape, word, wordParagraph, wordPassage, wordTemplate } from "../values/primitives.ts";
import { waitlistTexts } from "./delivery.ts";

export const cardWords = shape({
  comingSoon: word(),
  available: word(),
  price: word(),
  linkName: wordTemplate(["text", "product"]),
  bullets: wordTemplate(["product"]),
  eta: word(),
  quarters: shape({
    q1: wordTemplate(["year"]),
    q2: wordTemplate(["year"]),
    q3: wordTemplate(["year"]),
    q4: wordTemplate(["year"]),
  }),
  progress: word(),
  progressName: wordTemplate(["product"]),
  notify: word(),
  notifyName: wordTemplate(["product"]),
  closedReason: word(),
  preview: word(),
  previewName: wordTemplate(["product"]),
  privatePreview: word(),
});

const sentWaitlist = shape({
  sending: word(),
  kept: wordParagraph(),
  notKept: wordParagraph(),
  forget: word(),
  forgotten: word(),
  failed: wordPassage(),
  unknown: wordPassage(),
  console: word(),
});

export const waitlistWords = shape({
  heading: wordTemplate(["product"]),
  intro: wordParagraph(),
  email: word(),
  errors: shape({
    emailMissing: word(),
    emailInvalid: word(),
  }),
  privacy: shape(waitlistTexts),
  submit: word(),
  close: word(),
  done: wordParagraph(["email"]),
  kept: wordParagraph(),
  notKept: wordParagraph(),
  joined: word(),
  forget: word(),
  forgotten: word(),
  mail: word(),
  mailSubject: wordTemplate(["product"]),
  console: word(),
  sent: sentWaitlist,
});

/** What the button of a waitlist and its dialog say. */
export interface NotifyWords {
  card: Pick<z.infer<typeof cardWords>, "notify" | "notifyName" | "closedReason">;
  waitlist: z.infer<typeof waitlistWords> & { placeholder?: string | undefined };
}

/** What the export adds to a section of products, where visitors can join the waitlist of one. */
export interface RenderedNotify {
  notify?: NotifyWords | undefined;
}
