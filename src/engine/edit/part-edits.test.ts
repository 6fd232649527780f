import { expect, it } from "vitest";
import { casesIn, type Row } from "../../testing/hold-cases.ts";
import { sectionsSchema } from "../schema/layouts/sections.ts";
import { siteSchema } from "../schema/site.ts";
import type { ContentFile } from "../shape/fields/content-file.ts";
import { fieldOf } from "../shape/fields/field.ts";
import { writeParts } from "./part-edits.ts";
import { readComplete } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

interface Case extends Row {
  before: string;
  /** Values by path; null takes one away. */
  edits: Record<string, Plain | null>;
  after: string;
}

const schemas = new Map([["page", sectionsSchema()]]);

/** The lines of a value below the keys around it. */
const below = (keys: readonly string[], lines: string) =>
  keys.reduceRight((inner, key) => `${key}:\n${inner.replaceAll(/^(?=.)/gm, "  ")}`, lines);

const cases = casesIn<Record<string, Case[]>>(import.meta.dirname, "part-edits.test.yaml");
for (const [home, rows] of Object.entries(cases))
  it.each(rows)("$what", (row) => {
    const schema = schemas.get(home) ?? siteSchema;
    const keys = schemas.has(home) ? [] : home.split("/").filter(Boolean);
    const own = readComplete({ file: "site.yaml", text: below(keys, row.before) });
    const source = { name: "site.yaml", own, value: own.value, field: fieldOf(schema) };
    const edits = Object.entries(row.edits).map(([place, value]) => {
      const path = place.split("/").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      return { path: [...keys, ...path], value: value ?? undefined };
    });
    const texts = writeParts(
      { translations: [] },
      source as unknown as ContentFile<unknown>,
      edits,
    );
    expect(texts.get("site.yaml")).toBe(below(keys, row.after));
  });
