import { stringify } from "yaml";
import * as z from "zod";
import { firstPages, isLayout, type Layout } from "../../../src/content/layouts.ts";
import { factsOf, slotNamesOf, unwrap } from "../../../src/content/schema/facts.ts";
import { type Pages, pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { type Palette, siteSchema } from "../../../src/content/schema/site.ts";
import { policyFingerprint } from "../policy-fingerprint.ts";
import { mayBeLeftOut } from "../read/findings/field.ts";

/** Changes to files by their path in the content folder: new text, a change of it, or removal. */
export type FixtureEdits = Record<string, string | Uint8Array | null | ((text: string) => string)>;

type Values = Record<string, Record<string, unknown>>;

/** What each day's fixture holds, made when it is first asked for. */
const known = new Map<string, { values: Values; texts: Record<string, string> }>();

/**
 * The files of a small, complete content folder, made from the schemas with all pages and parts, and in
 * them the fields that must be there; its products are `first.yaml` and `second.yaml`.
 *
 * @param day The day on which no rule finds anything in it.
 */
export function fixtureFiles(day: Date): Record<string, string> {
  return fixtureOf(day).texts;
}

/** The values of the fixture's files, in which no rule of the check finds anything on a day. */
export function fixtureValues(day = new Date()): Values {
  return structuredClone(fixtureOf(day).values);
}

function fixtureOf(day: Date) {
  const key = day.toISOString().slice(0, 10);
  const before = known.get(key);
  if (before) return before;
  const values = newValues(day);
  const texts = Object.entries(values).map(([file, value]) => [file, stringify(value)]);
  const fixture = { values, texts: Object.fromEntries(texts) };
  known.set(key, fixture);
  return fixture;
}

function newValues(day: Date): Values {
  const site = exampleOf(siteSchema);
  site.sample = false;
  site.company.logo = { viewBox: "0 0 32 32", path: "M0 0" };
  site.startPage = "home";
  if (site.security) site.security.expires = daysFrom(day, halfAYear);
  for (const phone of site.contact.phones) phone.display = "+999 123 456 789";
  site.contact.address = ["1 Lane", "Town"];
  site.theme = { light: inBlackAndWhite(site.theme.light), dark: inBlackAndWhite(site.theme.dark) };

  const pages = Object.fromEntries(fixturePages.map((key) => [key, examplePage(key)])) as Fixture;
  const links = fixturePages
    .filter((key) => key !== "not-found")
    .map((page, index) => ({ text: `Link ${index + 1}`, page }));
  site.footer.lists = [{ heading: "words", links }];
  const passage = { heading: "words", text: "words" };
  const sections = [{ kind: "passages", items: [passage] }];
  Object.assign(pages["about"] as object, { heading: "words", sections });
  tellApart([site, pages]);
  const { accessibility, contact, privacy } = pages;
  accessibility.updated = daysFrom(day, -halfAYear);
  for (const record of accessibility.tests.records)
    Object.assign(record, { date: accessibility.updated });
  contact.form.privacy = { mailto: "words" };
  privacy.updated = daysFrom(day, -halfAYear);
  privacy.fingerprint = policyFingerprint(privacy);

  // A planned product has no link to where it is sold.
  const { link: _, name, tagline, ...lasting } = exampleOf(productSchema);
  const product = {
    ...{ name, tagline, icon: "awning" },
    ...lasting,
    eta: `Q4 ${day.getUTCFullYear() + 1}`,
    progress: 65,
    waitlist: "closed",
  };
  return {
    "site.yaml": site,
    ...Object.fromEntries(Object.entries(pages).map(([key, page]) => [`pages/${key}.yaml`, page])),
    "products/first.yaml": product,
    "products/second.yaml": { ...product, name: "other words" },
  };
}

const fixturePages = [...firstPages, "imprint", "not-found"];
type Fixture = Pages & Record<string, object>;

function examplePage(key: string) {
  const layout: Layout = isLayout(key) ? key : key === "imprint" ? "text" : "sections";
  return {
    ...(!isLayout(key) && { layout }),
    ...exampleOf<object>(pageSchemas[layout]),
    title: key === "home" ? "Tools for teams" : `The page ${key}`,
    description: `What the page ${key} holds, in words enough for a search engine.`,
  };
}

/** Gives headings, and names of lists, words of their own, as parts of a page must have. */
function tellApart(value: unknown, count = { of: 0 }): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (/^(contents|navigationLabel|heading|pagesHeading)$/.test(key) && inner === "words")
      Object.assign(value, { [key]: `words ${++count.of}` });
    else tellApart(inner, count);
}

const halfAYear = 182;

function daysFrom(day: Date, days: number): string {
  const other = new Date(day);
  other.setUTCDate(day.getUTCDate() + days);
  return other.toISOString().slice(0, 10);
}

const grounds = ["paper", "panel", "onAccent", "warm", "onDanger"];

function inBlackAndWhite(palette: Palette): Palette {
  const tokens = Object.keys(palette) as (keyof Palette)[];
  for (const token of tokens) palette[token] = grounds.includes(token) ? "#ffffff" : "#000000";
  return palette;
}

// One for each format that the schemas know; the first that a field takes is its example.
const texts = [
  "words",
  "2025-09-03",
  "https://www.fixture.internal",
  "name@fixture.internal",
  "+999123456789",
  "0 0 32 32",
  "M0 0",
  "en",
  "words.svg",
  "Q4 2099",
];

/** The smallest value that a schema takes with all its parts: else only what is required, one entry in each list. */
export function exampleOf<Value>(schema: z.ZodType<Value>): Value {
  return smallest(schema) as Value;
}

/** Whether a field is a part of the site that may be left out as a whole; a picture stands in place of a drawing. */
function isPart(field: z.ZodType): boolean {
  const inner = unwrap(field);
  if (!(inner instanceof z.ZodObject) || "file" in inner.shape) return false;
  return !mayBeLeftOut(inner) && !inner.safeParse({}).success;
}

function smallest(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const wanted = fields.filter(([, field]) => !mayBeLeftOut(field) || isPart(field));
    const value = Object.fromEntries(wanted.map(([key, field]) => [key, smallest(unwrap(field))]));
    if (schema.safeParse(value).success) return value;
    // One of the others must be there too: where a link leads, what a section says.
    for (const [key, field] of fields) {
      const more = { ...value, [key]: key === "page" ? "contact" : smallest(unwrap(field)) };
      if (schema.safeParse(more).success) return more;
    }
    return value;
  }
  if (schema instanceof z.ZodOptional) return smallest(unwrap(schema));
  if (schema instanceof z.ZodArray) return [smallest(schema.element as z.ZodType)];
  if (schema instanceof z.ZodDiscriminatedUnion) return smallest(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;

  const slots = factsOf(schema).prose?.slots.length ? slotNamesOf(schema) : [];
  const candidates = [slots.map((slot) => `{${slot}}`).join(" and "), ...texts, 1, true];
  const example = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (example === undefined) throw new Error(`No example fits: ${schema.description}`);
  return example;
}
