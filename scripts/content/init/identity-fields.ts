import { basename } from "node:path";
import * as z from "zod";
import { dialled, urlOf } from "../../../src/content/address.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { isOpaque, parseColour } from "../../../src/design/colour.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import { fieldAt } from "../../check/read/findings/field.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { tagNamed } from "../../check/read/packs/tag-named.ts";
import type { Path } from "../../check/read/read.ts";
import type { ValueEdit } from "../edit/edit-values.ts";
import type { Plain } from "../edit/yaml-text.ts";
import { type Field, lineSchema } from "../prompts.ts";
import { logoFault } from "./logo.ts";
import { withCountryCode } from "./national-number.ts";

/** A fact about the firm: how a command asks for it, by default with its key, and where `site.yaml` has it. */
interface IdentityField extends Partial<Field> {
  key: string;
  /** Where `site.yaml` has it; undefined for what decides on several values. */
  path?: Path;
  /** The key after which it is inserted if it is new. */
  after?: string;
  /** The value for an answer, if the two differ. */
  valueFor?(answer: Plain): Plain;
}

/** Pages that a site may have beside those that each has, in the order of its navigation. */
export const morePages = ["about", "products"] as const;
export type MorePage = (typeof morePages)[number];

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
    fallback: "en",
    question: `Language of the site, by name or as a tag such as pt-BR. These have language packs: ${packs()}. For another one you get a pack to translate; until then, visitors read English in buttons and the like.`,
    meaning: (words) => tagNamed(words) ?? words,
  },
  { key: "name", flag: "--company", path: ["company", "name"] },
  { key: "shortName", path: ["company", "shortName"], after: "name" },
  { key: "tagline", path: ["company", "tagline"] },
  { key: "description", path: ["company", "description"] },
  { key: "origin", path: ["origin"], meaning: originOf },
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
    meaning: (line, { language, origin }) =>
      withCountryCode(line, `${language}`, `${origin ?? ""}`),
    schema: z.array(phoneLine).min(1, "Write at least one entry."),
    valueFor: (lines) => (lines as string[]).map((line) => ({ ...phoneOf(line) }) as Plain),
  },
  { key: "address", path: ["contact", "address"] },
  {
    key: "colour",
    question: "The brand's colour, for links and buttons: any CSS colour, such as #1b5e3f.",
    schema: colour.optional(),
    ifEmpty: "Enter takes green.",
  },
  {
    key: "secondColour",
    question: "The brand's second colour, for badges.",
    schema: colour.optional(),
    ifEmpty: "Enter takes saffron.",
  },
  {
    key: "logo",
    path: ["company", "logo"],
    question: "The logo beside the name: an SVG file, which is copied to the pictures.",
    schema: lineSchema("Write the path of an SVG file.", logoFault).optional(),
    ifEmpty: "Enter takes a plain ring.",
    valueFor: (file) => ({ file: basename(String(file)) }),
  },
  {
    key: "place",
    path: ["contact", "place"],
    question: "Where the map's mark stands: degrees north, a comma, degrees east.",
    schema: placeLine.optional(),
    ifEmpty: "Enter leaves out the map.",
    valueFor: (line) => ({ ...placeOf(String(line)) }) as Plain,
  },
  {
    key: "pages",
    flag: "--pages",
    question: "Pages beside the first one, the contact page and those that the law asks for.",
    schema: z.array(z.enum(morePages)),
    ifEmpty: "Enter takes none.",
  },
];

/** The languages that have a pack, with their tags. */
function packs(): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return packTags()
    .map((tag) => `${names.of(tag)} (${tag})`)
    .join(", ");
}

/** The origin that a host means, or an address as a browser shows it: `www.firm.pt`, `https://Firm.pt/`. */
function originOf(address: string): string {
  const url = urlOf(/^https?:/i.test(address) ? address : `https://${address}`);
  const isOrigin = url?.href === `${url?.origin}/` && /\.[a-z][a-z\d-]+$/.test(url.hostname);
  return url && isOrigin ? url.origin : address;
}

/** The fields that `init` asks for. All but the name may be left out, and are then gaps in the content. */
export function identityFields(): Field[] {
  return identity.map(({ path = [], after: _, valueFor: __, ...field }) => {
    const schema = field.schema ?? (fieldAt(siteSchema, path, undefined) as z.ZodType);
    const isNeeded = field.fallback !== undefined || field.key === "name";
    return {
      flag: `--${kebabCase(field.key)}`,
      ifEmpty: "Enter leaves a gap for it.",
      ...field,
      schema: isNeeded ? schema : schema.optional(),
    };
  });
}

/** Where `site.yaml` has what a field, given by its option, is for. */
export function identityPaths(): { key: string; flag: string; path: Path }[] {
  const others: Record<string, Path> = { pages: ["header", "links"] };
  return identityFields().map(({ key, flag }, index) => {
    return { key, flag, path: identity[index]?.path ?? others[key] ?? ["theme"] };
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
  return { ...(label && { label }), number: dialled(display) ?? display, display };
}

/** Parses a line with a place; undefined if it is not a pair of numbers. */
export function placeOf(line: string): Place | undefined {
  const match = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/.exec(line.trim());
  return match === null ? undefined : { latitude: Number(match[1]), longitude: Number(match[2]) };
}
