import { basename } from "node:path";
import * as z from "zod";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { isOpaque, parseColour } from "../../../src/design/colour.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import { fieldAt, valueAt } from "../../check/read/findings/field.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import type { Path } from "../../check/read/read.ts";
import type { ValueEdit } from "../edit/edit-values.ts";
import type { Plain } from "../edit/yaml-text.ts";
import { type Field, lineSchema } from "../prompts.ts";
import { logoFault } from "./logo.ts";

/** A fact about the firm: how a command asks for it, by default with its key, and where `site.yaml` has it. */
interface IdentityField extends Partial<Field> {
  key: string;
  /** Where `site.yaml` has it; undefined for a colour, which decides on several values. */
  path?: Path;
  /** The key after which it is inserted if it is new. */
  after?: string;
  /** The answer that stands for a value of the site, if the two differ. */
  answerFor?(value: unknown): Plain | undefined;
  /** The value for an answer, if the two differ. */
  valueFor?(answer: Plain): Plain;
}

type Phone = Site["contact"]["phones"][number];
type Place = NonNullable<Site["contact"]["place"]>;

const { phones, place } = siteSchema.shape.contact.shape;
const { number } = phones.element.shape;

/** A telephone number on one line: what it is for, a colon, and the number as people read it. */
const phoneLine = lineSchema("Write a telephone number.", (line) => {
  const phone = phoneOf(line);
  // Without the colon, a label is not part of the number.
  return phone && !/^[^\d+]*\p{L}/u.test(phone.display)
    ? number.safeParse(phone.number)
    : "Write what the number is for, a colon and the number, such as Sales: +44 20 7946 0000.";
});

/** A place on one line: degrees north, a comma, degrees east. */
const placeLine = lineSchema("Write a place.", (line) => {
  const found = placeOf(line);
  if (found) return place.safeParse(found);
  // Numbers and separators as other languages write them.
  const meant = line.replaceAll(/(?<=\d),(?=\d)/g, ".").replace(/\s*[;/、]\s*/, ", ");
  return placeOf(meant)
    ? `Write \`${meant}\`.`
    : "Write degrees north and degrees east with a comma between, such as 51.5073, -0.1276.";
});

const colour = lineSchema("Write a colour.", (text) => {
  const parsed = parseColour(text);
  if (parsed === undefined) return "Write #rrggbb or oklch(), such as oklch(38% 0.085 160).";
  return isOpaque(parsed) ? undefined : "Write a colour without transparency, such as #1b5e3f.";
});

const identity: IdentityField[] = [
  {
    key: "language",
    path: ["language"],
    question: `Language of the site, as a BCP 47 tag. The words of the interface are there in ${packTags().join(", ")}.`,
  },
  { key: "name", flag: "--company", path: ["company", "name"] },
  { key: "shortName", path: ["company", "shortName"], after: "name" },
  { key: "tagline", path: ["company", "tagline"] },
  { key: "description", path: ["company", "description"] },
  { key: "origin", path: ["origin"] },
  { key: "email", path: ["contact", "email"] },
  {
    key: "supportEmail",
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
    answerFor: (phones) => (phones as Phone[]).map(lineOfPhone),
    valueFor: (lines) => (lines as string[]).map((line) => ({ ...phoneOf(line) }) as Plain),
  },
  { key: "address", path: ["contact", "address"] },
  {
    key: "colour",
    question: "The brand's colour, for links and buttons: any CSS colour, such as #1b5e3f.",
    schema: colour.optional(),
    ifEmpty: "Enter keeps the colours as they are.",
  },
  {
    key: "secondColour",
    question: "The brand's second colour, for badges.",
    schema: colour.optional(),
    ifEmpty: "Enter keeps them as they are.",
  },
  {
    key: "logo",
    path: ["company", "logo"],
    question: "The logo beside the name: an SVG file, which is copied to the pictures.",
    schema: lineSchema("Write the path of an SVG file.", logoFault).optional(),
    ifEmpty: "Enter keeps the one that is there: at first, a plain ring.",
    answerFor: () => undefined,
    valueFor: (file) => ({ file: basename(String(file)) }),
  },
  {
    key: "place",
    path: ["contact", "place"],
    question: "Where the map's mark stands: degrees north, a comma, degrees east.",
    schema: placeLine.optional(),
    ifEmpty: "Enter leaves out the map.",
    answerFor: (place) => lineOfPlace(place as Place),
    valueFor: (line) => ({ ...placeOf(String(line)) }) as Plain,
  },
];

/**
 * The fields that `init` asks for.
 *
 * @param site the current site, whose values are the fallbacks.
 */
export function identityFields(site?: Site): Field[] {
  return identity.map(({ path = [], after: _, answerFor, valueFor: __, ...field }) => {
    const inSite = fieldAt(siteSchema, path, site) as z.ZodType;
    const value = path.length > 0 ? (valueAt(site, path) as Plain | undefined) : undefined;
    const fallback = value === undefined ? undefined : answerFor ? answerFor(value) : value;
    // A value that the site does without stays optional.
    const mayLack = site !== undefined && value === undefined && inSite instanceof z.ZodOptional;
    const schema = field.schema ?? inSite;
    return {
      flag: `--${kebabCase(field.key)}`,
      ...field,
      schema: mayLack && !(schema instanceof z.ZodOptional) ? schema.optional() : schema,
      ...(fallback !== undefined && { fallback }),
    };
  });
}

/** The values to set in `site.yaml` for the answers. */
export function identityEdits(answers: Readonly<Record<string, Plain>>): ValueEdit[] {
  return identity.flatMap(({ key, path, after, valueFor }) => {
    const answer = answers[key];
    if (path === undefined || answer === undefined) return [];
    return [{ path, value: valueFor?.(answer) ?? answer, ...(after && { after }) }];
  });
}

/** Parses a line with a telephone number and an optional label; undefined for an empty line. */
export function phoneOf(line: string): Phone | undefined {
  const [, label, display] = /^(?:(.*\S)\s*:\s*)?(\S.*)$/.exec(line.trim()) ?? [];
  if (display === undefined) return undefined;
  // A zero in brackets is dialled only inside the country, never after its code.
  const number = display.replaceAll(/\(0\)|[\s().\-/]/g, "");
  return { ...(label && { label }), number, display };
}

export const lineOfPhone = ({ label, display }: Phone) =>
  label ? `${label}: ${display}` : display;

/** Parses a line with a place; undefined if it is not a pair of numbers. */
export function placeOf(line: string): Place | undefined {
  const match = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/.exec(line.trim());
  return match === null ? undefined : { latitude: Number(match[1]), longitude: Number(match[2]) };
}

export const lineOfPlace = ({ latitude, longitude }: Place) => `${latitude}, ${longitude}`;
