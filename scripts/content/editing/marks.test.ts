import { expect, it } from "vitest";
import { casesIn, type Row } from "../../../src/testing/hold-cases.ts";
import { marked, placed } from "./marks.ts";

interface Page extends Row {
  page: string;
  /** The page with marks: `{a}` and `{b}` stand for them. */
  marks: string;
  becomes: string;
}

for (const { what, page, marks, becomes } of casesIn<Page[]>(
  import.meta.dirname,
  "marks.test.yaml",
))
  it(what, () => {
    const withMarks = marks.replaceAll(/\{(\w)\}/g, (_, place) => marked("", place));
    expect(placed(page, withMarks)).toBe(becomes);
  });

it("there are marks for very many places", () => {
  const texts = Array.from({ length: 70_000 }, (_, index) => marked("x", `pages/b#/${index}`));
  expect(new Set(texts).size).toBe(70_000);
  expect(placed("<p>x</p>", `<p>${texts.at(-1)}</p>`)).toContain('"pages/b#/69999"');
});
