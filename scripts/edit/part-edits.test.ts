import { expect, it } from "vitest";
import { siteSchema } from "../../src/content/site.ts";
import { casesIn, type Row } from "../../src/testing/hold-cases.ts";
import { fieldOf } from "../content/schema/field.ts";
import { writeParts } from "./part-edits.ts";
import { readComplete } from "./read-back.ts";
import type { FileWithField } from "./source-files.ts";
import type { Plain } from "./yaml-text.ts";

interface Case extends Row {
  before: string;
  /** Values by path; null takes one away. */
  edits: Record<string, Plain | null>;
  after: string;
}

it.each(casesIn<Case[]>("scripts/edit", "part-edits.test.yaml"))("$what", (row) => {
  const own = readComplete({ file: "site.yaml", text: row.before });
  const source = { name: "site.yaml", own, value: own.value, field: fieldOf(siteSchema) };
  const edits = Object.entries(row.edits).map(([place, value]) => {
    const path = place.split("/").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { path, value: value ?? undefined };
  });
  const [changed] = writeParts({ translations: [] }, source as unknown as FileWithField, edits);
  expect(changed?.text).toBe(row.after);
});
