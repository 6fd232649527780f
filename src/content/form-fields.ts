import * as z from "zod";
import { addFault, refineWith } from "./faults.ts";
import { slugOf } from "./page-key.ts";
import {
  choice,
  list,
  paragraph,
  shape,
  term,
  text,
  word,
  wordParagraph,
  wordTemplate,
} from "./primitives.ts";

/** Names that each message has already, by any way of delivery. */
export const messageNames: readonly string[] = ["name", "email", "message"];

const otherNames = [
  // EmailJS gets these, or the browser stores something under them (`src/browser/contract.ts`).
  ...["from_name", "from_email", "to_email", "outcome", "sent", "told"],
  // Scripts need these of a form, and a field of that name would hide them.
  ...["action", "closest", "dataset", "elements", "reset", "submit"],
];

const plainName = /^[a-z][\w-]*$/i;
const nameWanted =
  "Write a name of letters from a to z, digits, hyphens and underscores, such as call-back.";

function nameFault(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (messageNames.includes(lower))
    return "The form has the fields name, email and message already. Give this field another name.";
  if (otherNames.includes(lower))
    return `Forms and messages use the name ${name} for themselves. Give this field another name.`;
  if (plainName.test(name)) return undefined;
  const plain = slugOf(name.normalize("NFKD").replaceAll(/\p{M}/gu, ""));
  return plainName.test(plain) ? (nameFault(plain) ?? `Write \`${plain}\`.`) : nameWanted;
}

const fieldName = term("What a message calls the field, in each language.", nameWanted).check(
  refineWith((name) => (name ? nameFault(name) : undefined)),
);
const label = text("Label of the field.");
const required = z
  .boolean("Write true or false, without quotes.")
  .describe("Whether it must be filled in: false, the default, or true.")
  .optional();
const choices = z
  .array(text("One of them."))
  .superRefine((all, context) => {
    if (all.length < 2)
      addFault(
        context,
        [],
        "There are fewer than two choices. Write each on a line of its own, with a hyphen before it.",
      );
    for (const [index, one] of all.entries())
      if (all.indexOf(one) < index)
        addFault(context, [index], `${one} is among the choices already. Delete one of the two.`);
  })
  .describe("What visitors can choose. A message has the text that they see.");

/** Facts about people that browsers can fill in (HTML, 4.10.18.7.1). */
const autofill = [
  ...["organization", "street-address", "postal-code", "address-level2", "country-name"],
  ...["bday", "username", "url"],
] as const;

/** A field with nothing of its own but its kind. */
const plainField = <const Kind extends string>(kind: Kind, description: string) =>
  shape({ name: fieldName, kind: z.literal(kind).describe(description), label, required });

const furtherKinds = [
  plainField("phone", "A telephone number."),
  shape({
    name: fieldName,
    kind: z.literal("text").describe("A line of text."),
    label,
    autocomplete: choice(
      "What it asks about visitors themselves, so that their browsers can fill it in.",
      autofill,
    ).optional(),
    required,
  }),
  plainField("date", "A day."),
  plainField("number", "A number, such as that of guests."),
  shape({
    name: fieldName,
    kind: z.literal("choices").describe("Several choices. A message has a line for each."),
    label,
    choices,
    required,
  }),
  plainField("file", "A file, if a form endpoint receives the form and takes files."),
  shape({
    name: fieldName,
    kind: z.literal("choice").describe("One of several choices."),
    label,
    choices,
    required,
  }),
  shape({
    name: fieldName,
    kind: z.literal("consent").describe("A box to tick. A message has the label of a ticked box."),
    label: paragraph(
      "Label next to the box, such as a sentence with a link to the privacy policy.",
    ),
    required,
  }),
] as const;

const furtherField = z.discriminatedUnion("kind", furtherKinds);

/** A field that the contact form has by itself, and another form may have. Without a label it has that of the contact form. */
const ownField = <const Kind extends "name" | "email" | "message">(
  kind: Kind,
  description: string,
) =>
  shape({
    kind: z.literal(kind).describe(description),
    label: label.optional(),
    required,
  });

const anyField = z.discriminatedUnion("kind", [
  ownField("name", "The name of the visitor."),
  ownField("email", "An e-mail address."),
  ownField("message", "A text of several lines."),
  ...furtherKinds,
]);

type Named = { kind: string; name?: string };

/** What a message calls a field. */
export const nameOfField = ({ kind, name = kind }: Named): string => name;

function refuseSameNames(all: readonly Named[], context: z.RefinementCtx): void {
  const names = all.map((one) => nameOfField(one).toLowerCase());
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      addFault(
        context,
        [index, messageNames.includes(name) ? "kind" : "name"],
        `Another field of the form has the name ${name} already. Write one that no other has.`,
      );
}

/** Fields of the form that not every site has. */
export const furtherFields = list(furtherField, "Further fields, before the message.").superRefine(
  refuseSameNames,
);

/** The fields of a form that is a section. */
export const sectionFields = list(anyField, "The fields, in their order.").superRefine(
  refuseSameNames,
);

export const furtherWords = shape({
  optional: wordTemplate("Label of a field that may stay empty.", ["label"]),
  choose: word("Shown in a field for a choice until one is made."),
  phoneMissing: wordTemplate("Shown if a telephone number is empty.", ["field"]),
  phoneInvalid: word("Shown if a telephone number is invalid."),
  choiceMissing: wordTemplate("Shown if no choice is made.", ["field"]),
  consentMissing: wordTemplate("Shown if a box is not ticked.", ["field"]),
  byService: wordParagraph(
    "Which data leaves the page, in a form that is a section, if a service sends.",
    ["service"],
  ),
  sent: wordParagraph("Follows the text about which data leaves the page, if a service sends."),
}).describe("Words about further fields, from the language pack.");

export type SectionField = z.infer<typeof anyField>;
export type FurtherField = z.infer<typeof furtherField>;
export type FurtherWords = z.infer<typeof furtherWords>;
