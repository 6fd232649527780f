import type * as z from "zod";
import { deliveryTexts } from "../groups/delivery.ts";
import { furtherFields, furtherWords } from "../groups/form-fields.ts";
import { head, headTitle, layout } from "../groups/page-parts.ts";
import { withFacts } from "../values/field-facts.ts";
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
} from "../values/primitives.ts";

const formErrors = shape({
  heading: word(),
  title: wordTemplate(["title"]),
  nameMissing: word(),
  emailMissing: word(),
  emailInvalid: word(),
  messageMissing: word(),
});

const toast = () => withFacts(shape({ title: word(), description: word() }), { part: "toast" });

const outcome = shape({
  success: toast(),
  failure: toast(),
  closeToast: word(),
  failureConsole: word(),
  handedOver: wordPassage(),
  tooLong: wordPassage(),
  sent: wordPassage(),
  failed: wordPassage(),
  unknown: wordPassage(),
  openAgain: word(),
  openInstead: word(),
  copy: word(),
  copied: word(),
  copyByHand: word(),
  address: word(),
  undo: word(),
});

const mapWords = shape({
  heading: word(),
  title: word(),
  skip: word(),
  link: word(),
  privacy: wordParagraph(),
  show: word(),
  pressPrivacy: wordParagraph(),
});

const formWords = shape({
  heading: word(),
  name: word(),
  email: word(),
  message: word(),
  submit: word(),
  sending: word(),
  reasons: shape({
    missing: wordTemplate([], ["fields"]),
    sending: word(),
  }),
  answers: wordTemplate(["languages"]),
  mailSubject: word(),
  privacy: shape(deliveryTexts),
  trap: word(),
  errors: formErrors,
  further: furtherWords,
});

export const contact = shape({
  layout: layout("contact"),
  ...head,
  title: headTitle,
  heading: text(),
  intro: paragraph(),
  form: shape({ fields: furtherFields.optional() }).optional(),
  bubble: shape({ lines: list(text()) }).optional(),
  map: shape({
    load: choice("", ["in-view", "on-press"]).optional(),
  }).optional(),
  words: words({
    form: formWords,
    outcome,
    bubble: shape({
      heading: word(),
      pause: word(),
      play: word(),
    }),
    details: shape({
      heading: word(),
      email: word(),
      phones: word(),
      address: word(),
    }),
    map: mapWords,
  }),
});

export type ContactPage = z.infer<typeof contact>;
