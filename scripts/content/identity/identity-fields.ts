import * as z from "zod";
import { descriptionOf } from "../../../src/check/read/findings/field.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import type { Plain, ValueEdit } from "../edit/set-value.ts";
import type { Field } from "../prompts/field.ts";
import { lineOfPhone, type Phone, phoneLine, phoneOf } from "./phone.ts";
import { lineOfPlace, placeLine, placeOf } from "./place.ts";

const { company, contact, origin } = siteSchema.shape;

/** Something that makes the site somebody's: how it is asked for, read and written. */
interface IdentityField extends Omit<Field, "fallback" | "question"> {
  question?: string;
  /** Its value in a site, as it would be answered. */
  current(site: Site): Plain | undefined;
  /** What to set in `site.yaml` for an answer. */
  edit(answer: Plain): ValueEdit;
}

const identity: IdentityField[] = [
  companyField("name", "--company"),
  companyField("tagline", "--tagline"),
  companyField("description", "--description"),
  {
    key: "origin",
    flag: "--origin",
    schema: origin,
    current: (site) => site.origin,
    edit: (value) => ({ path: ["origin"], value }),
  },
  {
    key: "email",
    flag: "--email",
    schema: contact.shape.email,
    current: (site) => site.contact.email,
    edit: (value) => ({ path: ["contact", "email"], value }),
  },
  {
    key: "supportEmail",
    flag: "--support-email",
    schema: contact.shape.supportEmail,
    isOptional: true,
    ifEmpty: "Enter takes the e-mail address above.",
    current: (site) => site.contact.supportEmail,
    edit: (value) => ({ path: ["contact", "supportEmail"], value, after: "email" }),
  },
  {
    key: "phones",
    flag: "--phone",
    question: "Telephone numbers, each as what it is for, a colon and the number.",
    schema: z.array(phoneLine).min(1, "Write at least one entry."),
    isList: true,
    current: (site) => site.contact.phones.map(lineOfPhone),
    edit: (lines) => ({
      path: ["contact", "phones"],
      value: (lines as string[]).map((line) => ({ ...(phoneOf(line) as Phone) })),
    }),
  },
  {
    key: "address",
    flag: "--address",
    schema: contact.shape.address,
    isList: true,
    current: (site) => site.contact.address,
    edit: (value) => ({ path: ["contact", "address"], value }),
  },
  {
    key: "place",
    flag: "--place",
    question: "Where the map's mark stands: degrees north, a comma, degrees east.",
    schema: placeLine,
    current: (site) => lineOfPlace(site.contact.place),
    edit: (line) => ({ path: ["contact", "place"], value: { ...placeOf(String(line)) } as Plain }),
  },
];

/**
 * What to ask about a site's identity.
 *
 * @param site the site as it is, where an empty answer keeps what it says.
 */
export function identityFields(site?: Site): Field[] {
  return identity.map(({ current, edit: _, ...field }) => {
    const fallback = site && current(site);
    return {
      ...field,
      question: field.question ?? descriptionOf(field.schema) ?? field.key,
      ...(fallback !== undefined && { fallback }),
    };
  });
}

/** What to set in `site.yaml` for the answers. */
export function identityEdits(answers: Readonly<Record<string, Plain>>): ValueEdit[] {
  return identity.flatMap(({ key, edit }) => {
    const answer = answers[key];
    return answer === undefined ? [] : [edit(answer)];
  });
}

function companyField(key: "name" | "tagline" | "description", flag: string): IdentityField {
  return {
    key,
    flag,
    schema: company.shape[key],
    current: (site) => site.company[key],
    edit: (value) => ({ path: ["company", key], value }),
  };
}
