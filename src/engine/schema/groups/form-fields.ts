import * as z from "zod";
import { type Fault, faultText, toWrite } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { addFault, refineWith } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { slugOf } from "../values/page-key.ts";
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
} from "../values/primitives.ts";

/** Names that each message has already, by any way of delivery. */
export const messageNames: readonly string[] = ["name", "email", "message"];

const otherNames = [
  // EmailJS gets these, or the browser stores something under them (`src/site/browser/contract.ts`).
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
  term("", "forms.name").check(refineWith((name) => (name ? nameFault(name) : undefined))),
  { madeFrom: "label" },
);
const label = text();
const required = yesOrNo().optional();
const choices = z.array(text()).superRefine((all, context) => {
  if (all.length < 2) addFault(context, [], faultText("forms.few-choices"));
  for (const [index, choice] of all.entries())
    if (all.indexOf(choice) < index)
      addFault(context, [index], faultText("forms.choice-doubled", { choice }));
});

/** Facts about people that browsers can fill in (HTML, 4.10.18.7.1). */
const autofill = [
  ...["organization", "street-address", "postal-code", "address-level2", "country-name"],
  ...["bday", "username", "url"],
] as const;

/** A kind of field, as the firm writes it. */
const field = <const Kind extends string, Own extends z.ZodRawShape>(kind: Kind, own: Own) =>
  shape({ name: fieldName, kind: z.literal(kind), ...own, required });

/** The kinds of field that a firm adds to its forms. */
const furtherKinds = [
  field("phone", { label }),
  field("text", {
    label,
    autocomplete: choice("", autofill).optional(),
  }),
  field("date", { label }),
  field("number", { label }),
  field("choices", { label, choices }),
  field("file", { label }),
  field("choice", { label, choices }),
  field("consent", { label: paragraph() }),
] as const;

const furtherField = z.discriminatedUnion("kind", furtherKinds);

/** A field that the contact form has by itself, and another form may have. Without a label it has that of the contact form. */
const ownField = <const Kind extends "name" | "email" | "message">(kind: Kind) =>
  shape({
    kind: z.literal(kind),
    label: label.optional(),
    required,
  });

const anyField = z.discriminatedUnion("kind", [
  ownField("name"),
  ownField("email"),
  ownField("message"),
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
export const furtherFields = list(furtherField).superRefine(refuseSameNames);

/** The fields of a form that is a section. */
export const sectionFields = list(anyField).superRefine(refuseSameNames);

export const furtherWords = shape({
  optional: wordTemplate(["label"]),
  atLeastOne: wordTemplate(["label"]),
  choose: word(),
  phoneMissing: wordTemplate(["field"]),
  phoneInvalid: word(),
  dateInvalid: wordTemplate(["field"]),
  choiceMissing: wordTemplate(["field"]),
  consentMissing: wordTemplate(["field"]),
  byService: wordParagraph(["service"]),
  sent: wordParagraph(),
});

export type SectionField = z.infer<typeof anyField>;
export type FurtherField = z.infer<typeof furtherField>;
export type FurtherWords = z.infer<typeof furtherWords>;

/**
 * What all places in the code know of a kind: the words while a field of it is empty, and whether only few sites have it,
 * so that others load nothing for it. Its control stands in `src/site/contact/more-field.tsx` if few have it, else in
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
