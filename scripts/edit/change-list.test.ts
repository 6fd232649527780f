import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { EntryChange } from "../../src/editor/requests.ts";
import { loadContent } from "../content/files/load.ts";
import { pathId } from "../content/path-id.ts";
import { isPair } from "../content/schema/layers.ts";
import { isUpToDate } from "../content/schema/stamps.ts";
import { valueAt } from "../content/values.ts";
import { fileIn } from "../testing/cli/content-folder.ts";
import { filesWithTexts } from "../testing/files-with-texts.ts";
import { firmCopy } from "../testing/temporary-content.ts";
import { changeList } from "./change-list.ts";

const [page, translated] = ["pages/preise.yaml", "languages/fr/pages/preise.yaml"] as const;
const table = ["sections", 0, "table"];

/** The prices of the German firm, with those in French written in some way. */
function pricesWith(write: (text: string) => string): string {
  return firmCopy("german", { [translated]: write });
}

/** The French table between brackets. */
const inBrackets = (text: string) =>
  text.replace(/( {6})columns:[\s\S]*?(?=^ {4}# source: Alle Preise)/m, (block, indent) => {
    const cells = [...block.matchAll(/(# source: .*)\n *(?:- )+(".*")/g)];
    const line = (from: number, before: string) => {
      const row = cells.slice(from, from + 4);
      const stamps = row.map(([, stamp]) => `${indent}${stamp}\n`).join("");
      return `${stamps}${indent}${before}[${row.map(([, , cell]) => cell).join(", ")}]\n`;
    };
    const rows = [4, 8, 12].map((from) => line(from, "- "));
    return `${line(0, "columns: ")}${indent}rows:\n${rows.join("")}`;
  });

const withoutStamps = (text: string) => text.replaceAll(/^ *# source: .*\n(?: *# {9}.*\n)*/gm, "");

function changeColumns(folder: string, change: EntryChange, given?: readonly string[]): void {
  const loaded = loadContent(folder);
  for (const [file, text] of changeList(loaded, page, [...table, "columns"], change, given))
    writeFileSync(file, `${text}`);
}

/** The German table, the French texts by what they translate, and whether the sources above these are right. */
function tablesIn(folder: string) {
  const { located, translations } = loadContent(folder);
  const french = translations[0]?.files.find(({ name }) => name === page);
  const pairs = french?.entries.filter(({ path }) => path.includes("table")).filter(isPair) ?? [];
  const { value } = located.pages.find(({ key }) => key === "preise") ?? {};
  const { columns, rows } = valueAt(value, table) as Record<string, string[][]>;
  return {
    german: [columns, ...(rows ?? [])].map((cells) => cells?.join(" | ")),
    french: Object.fromEntries(pairs.map(({ source, value }) => [source, value])),
    areUpToDate: pairs.every(({ path, source }) =>
      isUpToDate(french?.stamps.get(pathId(french.ownPath(path))), source),
    ),
  };
}

it.each([
  ["in lines", (text: string) => text],
  ["between brackets", inBrackets],
  ["in lines without sources", withoutStamps],
  ["between brackets without sources", (text: string) => withoutStamps(inBrackets(text))],
])("columns take the cells of all rows along, in a translation %s too", (way, write) => {
  const folder = pricesWith(write);
  const before = tablesIn(folder);
  const change = (action: EntryChange["action"], index: number, to?: number) => {
    changeColumns(folder, { action, index, to });
    const { german, french, areUpToDate } = tablesIn(folder);
    expect(areUpToDate || way.includes("without")).toBe(true);
    const { "…": _, ...known } = french;
    expect(before.french).toMatchObject(known);
    return [german[1], Object.keys(known).length];
  };
  expect(change("move", 3, 1)).toEqual(["Ein Baustein | entfällt | 19,00 € | 190,00 €", 16]);
  expect(change("add", 2)).toEqual(["Ein Baustein | entfällt | … | 19,00 € | 190,00 €", 16]);
  expect(change("delete", 0)).toEqual(["entfällt | … | 19,00 € | 190,00 €", 12]);
  expect(change("move", 0, 3)).toEqual(["… | 19,00 € | 190,00 € | entfällt", 12]);
  expect(change("delete", 0)).toEqual(["19,00 € | 190,00 € | entfällt", 12]);
  expect(change("delete", 1)).toEqual(["19,00 € | entfällt", 8]);
  expect(change("delete", 1)).toEqual(["19,00 €", 4]);
  expect(() => change("delete", 0)).toThrow("It is the only one, and there must be one.");
});

it.each([
  ["moved in front", { action: "move", index: 1, to: 0 }],
  ["left in front", { action: "delete", index: 0 }],
] as const)("a column with an empty cell is not %s, where it would name the rows", (_, change) => {
  const table = { columns: ["Size", "Glaze"], rows: ["Small", "Large"].map((one) => [one, ""]) };
  const section = { kind: "table", heading: "Sizes", table };
  const folder = firmCopy("kilns", {
    "pages/prices.yaml": (text) => `${text}  - ${JSON.stringify(section)}\n`,
  });
  const loaded = loadContent(folder);
  const { value } = loaded.located.pages.find(({ key }) => key === "prices") ?? {};
  const index = (valueAt(value, ["sections"]) as object[]).length - 1;
  const columns = ["sections", index, "table", "columns"];
  expect(() => changeList(loaded, "pages/prices.yaml", columns, change)).toThrow(
    "The first column names what a row is about.",
  );
});

it("several columns that are added at once leave each source above a translation between brackets", () => {
  const folder = pricesWith(inBrackets);
  const before = tablesIn(folder);
  changeColumns(folder, { action: "add", index: 1 }, ["Neu", "Neuer"]);
  const { french, areUpToDate } = tablesIn(folder);
  expect(areUpToDate).toBe(true);
  expect(french).toMatchObject(before.french);
});

it("a column that moves there and back leaves all files as they were", () => {
  const folder = pricesWith((text) => text);
  const before = filesWithTexts(folder);
  changeColumns(folder, { action: "move", index: 0, to: 2 });
  expect(fileIn(folder, page)).toContain("columns: [Monatsabrechnung, Jahresabrechnung, Umfang, ");
  expect(fileIn(folder, translated)).toContain(`        # source: 19,00 €
        - - "19,00 €"
          # source: 190,00 €
          - "190,00 €"
          # source: Ein Baustein
          - "Un module"
`);
  changeColumns(folder, { action: "move", index: 2, to: 0 });
  expect(filesWithTexts(folder)).toEqual(before);
});
