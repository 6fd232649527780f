import { expect, it } from "vitest";
import type * as z from "zod";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { table } from "../../../src/content/schema/table.ts";
import { growsInProportion } from "../testing/cpu-time.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { delivery, header } = siteSchema.shape;

/** So many findings are in a text of this shape. */
function count(text: string, schema: z.ZodType): number {
  const { file } = readYaml({ file: "x.yaml", text });
  return file ? checkShape(schema, file).diagnostics.length : 0;
}

it("a form on this machine needs no secure way, and may have a trap", () => {
  const local = { method: "post", endpoint: "http://127.0.0.1:8080/f", fields: { _gotcha: "" } };
  expect(delivery.safeParse(local).success).toBe(true);
});

it("gives the data, with defaults, when all is well", () => {
  const given = { method: "emailjs", serviceId: "a", templateId: "b", publicKey: "c" };
  const { file } = readYaml({ file: "x.yaml", text: JSON.stringify(given) });
  if (file === undefined) throw new Error("The file could not be read.");
  expect(checkShape(delivery, file)).toEqual({
    data: { ...given, origin: "https://api.emailjs.com" },
    diagnostics: [],
    refused: [],
  });
});

it.each(["\t", ";", ", b", ', "b"'])("takes time in proportion to a row of many %j", (cell) => {
  const row = (cells: number) => {
    const text = `columns: [a, b]\nrows:\n  - a${cell.repeat(cells)} b\n`;
    expect(count(text, table("A table."))).toBe(1);
  };
  expect(growsInProportion(row, 40_000)).toBe(true);
});

it("takes time in proportion to thousands of mistakes", () => {
  const mistakes = (entries: number) => {
    const links = "  - {txt: a, page: ~}\n".repeat(entries);
    const text = `navigationLabel: a\nmenu: b\nlinks:\n${links}`;
    expect(count(text, header)).toBe(2 * entries + 1);
  };
  expect(growsInProportion(mistakes, 4000)).toBe(true);
});
