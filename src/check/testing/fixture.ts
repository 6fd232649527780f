import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { type PageKey, pageKeys } from "../../content/page-keys.ts";
import { type Pages, pageSchemas } from "../../content/schema/pages.ts";
import { productSchema } from "../../content/schema/product.ts";
import { type Site, siteSchema } from "../../content/schema/site.ts";
import { slotsOf } from "../../content/template.ts";
import { policyFingerprint } from "../policy-fingerprint.ts";

/** Changes to files by their path in the content folder: new text, a change of it, or removal. */
export type FixtureEdits = Record<string, string | Uint8Array | null | ((text: string) => string)>;

/** A content folder made for a test. */
export interface ContentFixture {
  directory: string;
  remove(): void;
}

/**
 * Writes a small, complete content folder below the system's temporary folder, for tests. Its
 * files are made from the schemas, with the fields that must be there; its products are
 * `first.yaml` and `second.yaml`.
 *
 * @param day The day on which no rule finds anything in it.
 */
export function contentFixture(edits: FixtureEdits = {}, day = new Date()): ContentFixture {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  const write = (file: string, text: string | Uint8Array) => {
    const path = join(directory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };

  for (const [file, text] of Object.entries(baseFiles(day))) write(file, text);

  for (const [file, edit] of Object.entries(edits))
    if (edit === null) rmSync(join(directory, file), { recursive: true });
    else if (typeof edit !== "function") write(file, edit);
    else write(file, edit(readFileSync(join(directory, file), "utf8")));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** The files of the fixtures of each day, made when the first is asked for. */
const bases = new Map<string, Record<string, string>>();

function baseFiles(day: Date): Record<string, string> {
  const key = day.toISOString().slice(0, 10);
  const known = bases.get(key);
  if (known) return known;
  const files = Object.fromEntries(
    Object.entries(fixtureValues(day)).map(([file, value]) => [file, stringify(value)]),
  );
  bases.set(key, files);
  return files;
}

/** The values of the fixture's files, in which no rule of the check finds anything on a day. */
export function fixtureValues(day = new Date()): Record<string, Record<string, unknown>> {
  const product = { ...(exampleOf(productSchema) as object), eta: "Q4 2099", progress: 65 };
  const pages = pageKeys.map((key) => [`pages/${key}.yaml`, examplePage(key, day)]);
  return {
    "site.yaml": exampleSite(day),
    ...Object.fromEntries(pages),
    "products/first.yaml": product,
    "products/second.yaml": product,
  };
}

function exampleSite(day: Date): Record<string, unknown> {
  const site = exampleOf(siteSchema) as Site;
  const { phones } = site.contact;
  return {
    ...site,
    sample: false,
    security: { ...site.security, expires: daysFrom(day, halfAYear) },
    contact: {
      ...site.contact,
      phones: phones.map((phone) => ({ ...phone, display: "+999 123 456 789" })),
      address: ["1 Lane", "Town"],
    },
    theme: { light: palette, dark: { ...palette } },
  };
}

const halfAYear = 182;

function daysFrom(day: Date, days: number): string {
  const other = new Date(day);
  other.setUTCDate(day.getUTCDate() + days);
  return other.toISOString().slice(0, 10);
}

function examplePage(key: PageKey, day: Date): Record<string, unknown> {
  const page = {
    ...(exampleOf(pageSchemas[key]) as object),
    title: key === "home" ? "Tools for teams" : `The page ${key}`,
    description: "What this page holds, in words enough for a search engine.",
  };
  if (key === "accessibility")
    return datedStatement(page as unknown as Pages["accessibility"], daysFrom(day, -halfAYear));
  if (key === "contact") return withDeliveryText(page as unknown as Pages["contact"]);
  if (key !== "privacy") return page;
  const policy = { ...page, updated: daysFrom(day, -halfAYear) } as unknown as Pages["privacy"];
  return { ...policy, fingerprint: policyFingerprint(policy) };
}

function withDeliveryText(contact: Pages["contact"]): typeof contact {
  return { ...contact, form: { ...contact.form, privacy: { mailto: "words" } } };
}

function datedStatement(statement: Pages["accessibility"], date: string): typeof statement {
  const { tests } = statement;
  const records = tests.records.map((record) => ({ ...record, date }));
  return { ...statement, updated: date, tests: { ...tests, records } };
}

const palette: Site["theme"]["light"] = {
  paper: "#ffffff",
  panel: "#ffffff",
  ink: "#000000",
  inkSoft: "#222222",
  line: "#cccccc",
  edge: "#666666",
  accent: "#003322",
  accentStrong: "#002211",
  onAccent: "#ffffff",
  warm: "#ffdd88",
  onWarm: "#000000",
  danger: "#660000",
  onDanger: "#ffffff",
};

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
];

/** The smallest value that a schema takes: only what is required, one entry in each list. */
function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
    return Object.fromEntries(required.map(([key, field]) => [key, exampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  if (schema instanceof z.ZodDiscriminatedUnion) return exampleOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;

  const description = schema.description ?? "";
  const slots = slotsOf(description).map((slot) => `{${slot}}`);
  const candidates = [slots.join(" and "), ...texts, 1, true];
  const example = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (example === undefined) throw new Error(`No example fits: ${description}`);
  return example;
}
