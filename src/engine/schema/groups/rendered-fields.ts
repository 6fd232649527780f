import { plainWords } from "../../../words/foreign-words.ts";
import { paragraphText } from "../../../words/inline.ts";
import { fill } from "../../../words/template.ts";
import type { ContactPage } from "../layouts/contact.ts";
import {
  type FurtherField,
  type FurtherWords,
  kindsOfFields,
  type SectionField,
} from "./form-fields.ts";

/** A field of a form, as a page shows it. */
export interface RenderedField {
  /** Unique on a page: its id, and what a message calls it. */
  name: string;
  kind: "name" | "email" | "message" | FurtherField["kind"];
  label: string;
  /** What lists and mails call it, if that is not its label. */
  called?: string;
  /** The error while it is empty. A field without one may stay empty. */
  missing?: string | undefined;
  /** The error of a text that it does not take. */
  invalid?: string | undefined;
  /** What can be chosen, below the words that are shown before. */
  choices?: readonly string[];
  /** What a ticked box sends. */
  value?: string;
  /** What a browser fills in. */
  autoComplete?: string | undefined;
}

/** What the build adds to the contact page. */
export interface RenderedFields {
  fields: readonly RenderedField[];
}

type FormWords = ContactPage["words"]["form"];

/** The fields of the contact form, in their order. */
export function renderedFields(
  { name, email, message, errors, further }: FormWords,
  fields: readonly FurtherField[] = [],
): RenderedField[] {
  return [
    { name: "name", kind: "name", label: plainWords(name), missing: errors.nameMissing },
    {
      ...{ name: "email", kind: "email", label: plainWords(email) },
      ...{ missing: errors.emailMissing, invalid: errors.emailInvalid },
    },
    ...fields.map((field) => shownField(field, further)),
    {
      name: "message",
      kind: "message",
      label: plainWords(message),
      missing: errors.messageMissing,
    },
  ];
}

/** The fields of a form that is a section. */
export const fieldsOfSection = (
  fields: readonly SectionField[],
  { name, email, message, errors, further: words }: FormWords,
): RenderedField[] =>
  fields.map((field) => {
    if ("name" in field) return shownField(field, words);
    const { kind, required } = field;
    const label = field.label ?? { name, email, message }[kind];
    return {
      ...{ name: kind, kind, called: inList(plainWords(label)) },
      label: required ? label : fill(words.optional, { label }),
      missing: required ? errors[`${kind}Missing`] : undefined,
      ...(kind === "email" && { invalid: errors.emailInvalid }),
    };
  });

/** A label in a list, or before a colon, where it has no other sign behind it. */
const inList = (label: string) =>
  label.replaceAll(/^[¿¡]|(?:(?<!\s)\s+|(?<![\s.:?!؟।：？。]))[.:?!؟।：？。]+$/g, "");

function shownField(field: FurtherField, words: FurtherWords): RenderedField {
  const { name, kind, label, required } = field;
  const plain = kind === "consent" ? paragraphText(label).text : plainWords(label);
  const called = inList(plain);
  const missing = required
    ? fill(words[kindsOfFields[kind].missing], { field: called })
    : undefined;
  if (kind === "consent") return { name, kind, label, called, missing, value: plain };
  const mark = required ? kind === "choices" && words.atLeastOne : words.optional;
  return {
    ...{ name, kind, called, missing },
    label: mark ? fill(mark, { label }) : label,
    ...(kind === "phone" && { invalid: words.phoneInvalid }),
    // A browser gives nothing for a day without its year, which the message would leave out.
    ...(kind === "date" && { invalid: fill(words.dateInvalid, { field: called }) }),
    ...(kind === "choice" && { choices: [words.choose, ...field.choices] }),
    ...(kind === "choices" && { choices: field.choices }),
    ...(kind === "text" && { autoComplete: field.autocomplete ?? "off" }),
  };
}
