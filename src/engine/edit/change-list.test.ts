import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadContent } from "../../../scripts/disk/check-content.ts";
import type { EntryChange } from "../../panel/protocol/requests.ts";
import { pathId } from "../path-id.ts";
import { isPair } from "../shape/layers.ts";
import { isUpToDate } from "../shape/stamps.ts";
import type { Texts } from "../site/files/file-set.ts";
import { valueAt } from "../values.ts";
import { changeList } from "./change-list.ts";

const [page, translated] = ["pages/preise.yaml", "languages/fr/pages/preise.yaml"] as const;
const table = ["sections", 0, "table"];

const folder = "e2e/firms/german";

/** What an edit makes of the German firm, whose prices are written in French in some way; nothing goes to disk. */
function pricesWith(write: (text: string) => string): Map<string, string> {
  const file = `${folder}/${translated}`;
  return new Map([[file, write(readFileSync(file, "utf8"))]]);
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

function changeColumns(texts: Map<string, string>, change: EntryChange, given?: string[]): void {
  const loaded = loadContent(folder, texts);
  for (const [file, text] of changeList(loaded, page, [...table, "columns"], change, given))
    texts.set(file, `${text}`);
}

/** The German table, the French texts by what they translate, and whether the sources above these are right. */
function tablesIn(texts: Texts) {
  const { located, translations } = loadContent(folder, texts);
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
  const texts = pricesWith(write);
  const before = tablesIn(texts);
  const change = (action: EntryChange["action"], index: number, to?: number) => {
    changeColumns(texts, { action, index, to });
    const { german, french, areUpToDate } = tablesIn(texts);
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
  const file = "e2e/firms/kilns/pages/prices.yaml";
  const text = `${readFileSync(file, "utf8")}  - ${JSON.stringify(section)}\n`;
  const loaded = loadContent("e2e/firms/kilns", new Map([[file, text]]));
  const { value } = loaded.located.pages.find(({ key }) => key === "prices") ?? {};
  const index = (valueAt(value, ["sections"]) as object[]).length - 1;
  const columns = ["sections", index, "table", "columns"];
  expect(() => changeList(loaded, "pages/prices.yaml", columns, change)).toThrow(
    "The first column names what a row is about.",
  );
});

it("several columns that are added at once leave each source above a translation between brackets", () => {
  const texts = pricesWith(inBrackets);
  const before = tablesIn(texts);
  changeColumns(texts, { action: "add", index: 1 }, ["Neu", "Neuer"]);
  const { french, areUpToDate } = tablesIn(texts);
  expect(areUpToDate).toBe(true);
  expect(french).toMatchObject(before.french);
});

it("a column that moves there and back leaves all files as they were", () => {
  const texts = pricesWith((text) => text);
  const read = () => [page, translated].map((name) => texts.get(`${folder}/${name}`));
  const before = [page, translated].map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  changeColumns(texts, { action: "move", index: 0, to: 2 });
  expect(read()[0]).toContain("columns: [Monatsabrechnung, Jahresabrechnung, Umfang, ");
  expect(read()[1]).toContain(`        # source: 19,00 €
        - - "19,00 €"
          # source: 190,00 €
          - "190,00 €"
          # source: Ein Baustein
          - "Un module"
`);
  changeColumns(texts, { action: "move", index: 2, to: 0 });
  expect(read()).toEqual(before);
});
