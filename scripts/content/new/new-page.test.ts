import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryContent } from "../../check/testing/temporary-content.ts";
import { newPage } from "./new-page.ts";

/** A new page as it is read once the keys in its comments are filled in. */
async function filledIn(layout: "text" | "sections") {
  const given = { description: "What it holds.", section: "Part", paragraphs: ["First."] };
  const file = await newPage(temporaryContent(), "more", layout, given);
  const text = readFileSync(file, "utf8");
  return parse(text.replaceAll(/^( +)# (?= *(- *)*([a-z]+:|-$))/gm, "$1"));
}

it("a page of text can be filled in where its comments say so", async () => {
  expect((await filledIn("text")).sections).toEqual([
    {
      heading: "Part",
      paragraphs: ["First."],
      id: null,
      list: [null],
      facts: [{ label: null, value: null }],
      table: { columns: [null], rows: [[null]] },
    },
  ]);
});

it("a page of sections can have one of each kind, where its comments say so", async () => {
  const { sections } = await filledIn("sections");
  const kinds = sections.map(({ kind }: { kind: string }) => kind);
  const folders = readdirSync("src/sections").filter((name) => !name.includes("."));
  expect(new Set(kinds)).toEqual(new Set(folders));
  expect(sections.find(({ kind }: { kind: string }) => kind === "prices")).toEqual({
    kind: "prices",
    heading: null,
    intro: null,
    table: { columns: [null], rows: [[null]] },
    note: null,
  });
});
