import * as z from "zod";
import { fieldAt, valueAt } from "../../../src/check/read/findings/field.ts";
import type { Path } from "../../../src/check/read/read.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import type { ValueEdit } from "../edit/set-value.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { Field } from "../prompts/collect.ts";
import { lineOfPhone, lineOfPlace, phoneLine, phoneOf, placeLine, placeOf } from "./lines.ts";

/** Something that makes the site somebody's: how it is asked for, and where it stands. */
interface IdentityField extends Partial<Field> {
  key: string;
  flag: string;
  /** Where `site.yaml` has it. */
  path: Path;
  /** The key below which it is written where it is not there yet. */
  after?: string;
  /** A value of the site as it would be answered, where that is not the same. */
  answerFor?(value: unknown): Plain;
  /** The value for an answer, where that is not the same. */
  valueFor?(answer: Plain): Plain;
}

const identity: IdentityField[] = [
  { key: "name", flag: "--company", path: ["company", "name"] },
  { key: "tagline", flag: "--tagline", path: ["company", "tagline"] },
  { key: "description", flag: "--description", path: ["company", "description"] },
  { key: "origin", flag: "--origin", path: ["origin"] },
  { key: "email", flag: "--email", path: ["contact", "email"] },
  {
    key: "supportEmail",
    flag: "--support-email",
    path: ["contact", "supportEmail"],
    after: "email",
    ifEmpty: "Enter takes the e-mail address above.",
  },
  {
    key: "phones",
    flag: "--phone",
    path: ["contact", "phones"],
    question: "Telephone numbers, each as what it is for, a colon and the number.",
    schema: z.array(phoneLine).min(1, "Write at least one entry."),
    answerFor: (phones) => (phones as Site["contact"]["phones"]).map(lineOfPhone),
    valueFor: (lines) => (lines as string[]).map((line) => ({ ...phoneOf(line) }) as Plain),
  },
  { key: "address", flag: "--address", path: ["contact", "address"] },
  {
    key: "place",
    flag: "--place",
    path: ["contact", "place"],
    question: "Where the map's mark stands: degrees north, a comma, degrees east.",
    schema: placeLine,
    answerFor: (place) => lineOfPlace(place as Site["contact"]["place"]),
    valueFor: (line) => ({ ...placeOf(String(line)) }) as Plain,
  },
];

/**
 * What to ask about a site's identity.
 *
 * @param site the site as it is, where an empty answer keeps what it says.
 */
export function identityFields(site?: Site): Field[] {
  return identity.map(({ path, after: _, answerFor, valueFor: __, ...field }) => {
    const schema = field.schema ?? (fieldAt(siteSchema, path, site) as z.ZodType);
    const value = valueAt(site, path) as Plain | undefined;
    const fallback = value === undefined ? {} : { fallback: answerFor?.(value) ?? value };
    return { ...field, schema, ...fallback };
  });
}

/** What to set in `site.yaml` for the answers. */
export function identityEdits(answers: Readonly<Record<string, Plain>>): ValueEdit[] {
  return identity.flatMap(({ key, path, after, valueFor }) => {
    const answer = answers[key];
    if (answer === undefined) return [];
    return [{ path, value: valueFor?.(answer) ?? answer, ...(after && { after }) }];
  });
}
