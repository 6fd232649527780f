import * as z from "zod";
import { addFault, refineWith } from "./add-fault.ts";
import { type Fault, faultText, toWrite } from "./fault.ts";
import { withFacts } from "./field-facts.ts";
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
  yesOrNo,
} from "./primitives.ts";
import { say } from "./say.ts";

/** Names that each message has already, by any way of delivery. */
export const messageNames: readonly string[] = ["name", "email", "message"];

const otherNames = [
  // EmailJS gets these, or the browser stores something under them (`src/browser/contract.ts`).
  ...["from_name", "from_email", "to_email", "outcome", "sent", "told"],
  // Scripts need these of a form, and a field of that name would hide them.
  ...["action", "closest", "dataset", "elements", "reset", "submit"],
];

const plainName = /^[a-z][\w-]*$/i;

function nameFault(name: string): Fault | undefined {
  const lower = name.toLowerCase();
  if (messageNames.includes(lower)) return { message: faultText("forms.name-taken") };
  if (otherNames.includes(lower)) return { message: faultText("forms.name-reserved", { name }) };
  if (plainName.test(name)) return undefined;
  const plain = plainSlug(name);
  if (!plainName.test(plain)) return { message: say("forms.name") };
  return nameFault(plain) ?? toWrite(plain);
}

const plainSlug = (text: string) => slugOf(text.normalize("NFKD").replaceAll(/\p{M}/gu, ""));

/** What a message calls a new field, from its label: a name that no other field of its form has. */
export function fieldNameFor(label: string, taken: readonly unknown[]): string {
  const plain = plainSlug(label).replaceAll(/[^a-z\d-]|^[\d-]+|(?<!-)-+$/g, "");
  const base = nameFault(plain) ? "field" : plain;
  const names = [base, ...taken.map((_, index) => `${base}-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? base;
}

const fieldName = withFacts(
  term("what-message-calls-field", "forms.name").check(
    refineWith((name) => (name ? nameFault(name) : undefined)),
  ),
  { madeFrom: "label" },
);
const label = text("label-field");
const required = yesOrNo("whether-must-filled").optional();
const choices = z
  .array(text("one-them"))
  .superRefine((all, context) => {
    if (all.length < 2) addFault(context, [], faultText("forms.few-choices"));
    for (const [index, choice] of all.entries())
      if (all.indexOf(choice) < index)
        addFault(context, [index], faultText("forms.choice-doubled", { choice }));
  })
  .describe("what-visitors-can-choose");

/** Facts about people that browsers can fill in (HTML, 4.10.18.7.1). */
const autofill = [
  ...["organization", "street-address", "postal-code", "address-level2", "country-name"],
  ...["bday", "username", "url"],
] as const;

/** A kind of field, as the firm writes it. */
const field = <const Kind extends string, Own extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  own: Own,
) => shape({ name: fieldName, kind: z.literal(kind).describe(description), ...own, required });

/** The kinds of field that a firm adds to its forms. */
const furtherKinds = [
  field("phone", "telephone-number", { label }),
  field("text", "line-text", {
    label,
    autocomplete: choice("what-asks-about-visitors-themselves", autofill).optional(),
  }),
  field("date", "day", { label }),
  field("number", "a-number", { label }),
  field("choices", "several-choices", { label, choices }),
  field("file", "file", { label }),
  field("choice", "one-several-choices", { label, choices }),
  field("consent", "box-tick", { label: paragraph("label-next-box") }),
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
  ownField("name", "name-visitor"),
  ownField("email", "e-mail-address"),
  ownField("message", "text-several-lines"),
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
        faultText("forms.name-doubled", { name }),
      );
}

/** Fields of the form that not every site has. */
export const furtherFields = list(furtherField, "further-fields").superRefine(refuseSameNames);

/** The fields of a form that is a section. */
export const sectionFields = list(anyField, "fields").superRefine(refuseSameNames);

export const furtherWords = shape({
  optional: wordTemplate("label-field-may-stay-empty", ["label"]),
  atLeastOne: wordTemplate("label-choices-need-one", ["label"]),
  choose: word("shown-field-choice-until-one"),
  phoneMissing: wordTemplate("shown-if-telephone-number-empty", ["field"]),
  phoneInvalid: word("shown-if-telephone-number-invalid"),
  dateInvalid: wordTemplate("shown-if-date-not-complete", ["field"]),
  choiceMissing: wordTemplate("shown-if-no-choice-made", ["field"]),
  consentMissing: wordTemplate("shown-if-box-not-ticked", ["field"]),
  byService: wordParagraph("data-leaves-page", ["service"]),
  sent: wordParagraph("follows-text-about-data-leaves"),
}).describe("words-about-further-fields");

export type SectionField = z.infer<typeof anyField>;
export type FurtherField = z.infer<typeof furtherField>;
export type FurtherWords = z.infer<typeof furtherWords>;

/**
 * What all places in the code know of a kind: the words while a field of it is empty, and whether only few sites have it,
 * so that others load nothing for it. Its control stands in `src/contact/more-field.tsx` if few have it, else in
 * `labelled-field.tsx`.
 */
export const kindsOfFields = {
  phone: { missing: "phoneMissing" },
  text: { missing: "phoneMissing", isRare: true },
  date: { missing: "phoneMissing", isRare: true },
  number: { missing: "phoneMissing", isRare: true },
  choices: { missing: "choiceMissing", isRare: true },
  file: { missing: "choiceMissing", isRare: true },
  choice: { missing: "choiceMissing" },
  consent: { missing: "consentMissing" },
} as const satisfies Record<FurtherField["kind"], { missing: keyof FurtherWords; isRare?: true }>;

type KindsOfFields = typeof kindsOfFields;

/** Kinds of field that only few sites have. */
export type RareKind = {
  [Kind in keyof KindsOfFields]: KindsOfFields[Kind] extends { isRare: true } ? Kind : never;
}[keyof KindsOfFields];
