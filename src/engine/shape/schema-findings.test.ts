import { expect, it } from "vitest";
import type * as z from "zod";
import { growsInProportion } from "../../../scripts/testing/cpu-time.ts";
import { isThorough } from "../../../scripts/testing/whole.ts";
import { table } from "../schema/groups/table.ts";
import { siteSchema } from "../schema/site.ts";
import { parseContent } from "./parse-content.ts";
import { checkShape } from "./schema-findings.ts";

const { header } = siteSchema.shape;

/** So many findings are in a text of this shape. */
function countFindings(text: string, schema: z.ZodType): number {
  const { file } = parseContent({ file: "x.yaml", text });
  return file ? checkShape(schema, file).diagnostics.length : 0;
}

it.each(["\t", ";", ", b", ', "b"'])("takes time in proportion to a row of many %j", (cell) => {
  const row = (cells: number) => {
    const text = `columns: [a, b]\nrows:\n  - a${cell.repeat(cells)} b\n`;
    expect(countFindings(text, table("A table."))).toBe(1);
  };
  expect(growsInProportion(row, 40_000)).toBe(true);
});

it.runIf(isThorough)("takes time in proportion to thousands of mistakes", () => {
  const mistakes = (entries: number) => {
    const links = "  - {txt: a, page: ~}\n".repeat(entries);
    const text = `navigationLabel: a\nmenu: b\nlinks:\n${links}`;
    expect(countFindings(text, header)).toBe(2 * entries + 1);
  };
  expect(growsInProportion(mistakes, 4000)).toBe(true);
});
