import * as z from "zod";
import { addFault, refineWith } from "./faults.ts";
import { slugOf } from "./page-key.ts";
import {
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
export const messageNames = ["name", "email", "message"];

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

const furtherField = z.discriminatedUnion("kind", [
  shape({
    name: fieldName,
    kind: z.literal("phone").describe("A telephone number."),
    label,
    required,
  }),
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
]);

/** Fields of the form that not every site has. */
export const furtherFields = list(furtherField, "Further fields, before the message.").superRefine(
  (all, context) => {
    const names = all.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        addFault(
          context,
          [index, "name"],
          `Another field of the form has the name ${name} already. Write one that no other has.`,
        );
  },
);

export const furtherWords = shape({
  optional: wordTemplate("Label of a field that may stay empty.", ["label"]),
  choose: word("Shown in a field for a choice until one is made."),
  phoneMissing: wordTemplate("Shown if a telephone number is empty.", ["field"]),
  phoneInvalid: word("Shown if a telephone number is invalid."),
  choiceMissing: wordTemplate("Shown if no choice is made.", ["field"]),
  consentMissing: wordTemplate("Shown if a box is not ticked.", ["field"]),
  sent: wordParagraph("Follows the text about which data leaves the page, if a service sends."),
}).describe("Words about further fields, from the language pack.");

export type FurtherField = z.infer<typeof furtherField>;
export type FurtherWords = z.infer<typeof furtherWords>;
