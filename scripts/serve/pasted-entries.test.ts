import { beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { pageSchemas } from "../../src/engine/schema/pages.ts";
import { productSchema } from "../../src/engine/schema/product.ts";
import { fieldOf } from "../../src/engine/shape/index.ts";
import type { EditorFile } from "../../src/panel/answers/editor-files.ts";
import { filledCells, pastedEntries } from "../../src/panel/answers/pasted-entries.ts";
import { shortLabel } from "../../src/panel/protocol/text-names.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import { ask, changedFiles } from "../testing/serve/changed-firm.ts";
import {
  before,
  changeForm,
  editableAt,
  editor,
  formOf,
  read,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";

beforeEach(() => serve("kilns"));

/** The text of a page with rows of a spreadsheet behind the first entry of a list; undo takes them away. */
function pasteRows(page: string, list: string, copied: string): string {
  changeForm(`${page}#${list}`, { action: "add", index: 1, values: { "": copied } });
  const after = read(`${page}.yaml`);
  undoAll();
  return after;
}

/** Where the workshop's page has a kind of section. */
const indexOf = (kind: string) =>
  read("pages/workshop.yaml")
    .split(/^ {2}- kind: /m)
    .findIndex((one) => one.startsWith(kind)) - 1;

it("rows of a spreadsheet become rows of a table, with their cells as the file has others", () => {
  const row = "        - [Wales and the Marches, free]\n";
  const added = `        - [Small, "£9, a month"]\n        - [A "large" one, "[£90]"]\n`;
  const copied = 'Small\t"£9, a month"\r\n"A ""large""\r\none"\t[£90]\r\n';
  const wanted = read("pages/prices.yaml").replace(row, row + added);
  const rows = "/sections/1/table/rows";
  expect(pasteRows("pages/prices", rows, copied)).toBe(wanted);
  const heads = formOf(`pages/prices#${rows}`).part.columns?.map(({ name }) => name) ?? [];
  expect(heads.length).toBeGreaterThan(1);
  expect(pasteRows("pages/prices", rows, `${heads.join("\t").toUpperCase()}\n${copied}`)).toBe(
    wanted,
  );
});

it("rows with headings come into the columns that these name, in any order", () => {
  const list = "pages/prices#/sections/0/table/rows";
  const copied = "PRICE\tkiln\tColour\n£900\tKestrel 12\tred\n£9\t\t\n";
  const { hash } = formOf(list);
  const change = { place: list, list, hash, action: "add", index: 1 } as const;
  const values = { "": copied };
  expect(editor.change({ ...change, values, isTrial: true }).rows).toEqual({
    heads: ["Kiln", "Room inside", "Power", "Weight", "Price"],
    cells: [
      ["Kestrel 12", "", "", "", "£900"],
      ["", "", "", "", "£9"],
    ],
    left: ["Colour"],
  });
  const row = '        - [Kestrel 24, 24 litres, 2.4 kW, 48 kg, "£1,180"]\n';
  const added = "        - [Kestrel 12, …, …, …, £900]\n        - […, …, …, …, £9]\n";
  expect(pasteRows("pages/prices", "/sections/0/table/rows", copied)).toBe(
    read("pages/prices.yaml").replace(row, row + added),
  );
  const chance = pasteRows("pages/prices", "/sections/0/table/rows", "Price\tsmall\n");
  expect(chance, "One cell is no row of headings.").toContain("[Price, small]");
});

it("a cell of a pasted row may be empty where the table allows that", () => {
  const table = `
  - kind: table
    heading: Sizes
    table:
      columns: [Size, For, Room]
      rows:
        - [Small, ten, yes]
`;
  serve("sample", { "pages/about.yaml": (text) => text.trimEnd() + table });
  const copied = "Large\t\tsome\n\ttwo\t\n";
  expect(pasteRows("pages/about", "/sections/4/table/rows", copied)).toContain(
    '        - [Large, "", some]\n        - […, two, …]\n',
  );
});

it("headings alone change nothing, and say so", () => {
  const table = "[Kestrel 24, 24 litres";
  serve("kilns", {
    "pages/prices.yaml": (text) => text.replace(table, `[…, …, …, …, …]\n        - ${table}`),
  });
  const list = "pages/prices#/sections/0/table/rows";
  const asked = { place: `${list}/0/0`, list, hash: formOf(list).hash, action: "add" } as const;
  const values = { "": "Kiln\tPrice\n" };
  expect(editor.change({ ...asked, index: 1, values })).toMatchObject({
    ...{ place: `${list}/0/0`, isSame: true },
  });
  expect(texts()).toEqual(before);
});

it("rows of a spreadsheet become entries of a timetable, with days and times as the schema names them", () => {
  const index = indexOf("timetable");
  const copied = "Montag\t18 Uhr\t19:30\tTango\t\tHall 1\r\nmer\t9am\r\n";
  const after = pasteRows("pages/workshop", `/sections/${index}/items`, copied);
  const [, added] = after.split("        place: Cold room\n");
  expect(added?.split("      - day: tue")[0]).toBe(
    `      - day: mon
        from: "18:00"
        until: "19:30"
        what: Tango
        place: Hall 1
      - day: wed
        from: "9:00"
        what: …
`,
  );
});

it("rows of a spreadsheet are told by their headings, with what they have no place for", () => {
  const people = indexOf("people");
  const place = `pages/workshop#/sections/${people}/items`;
  const { hash, part } = formOf(place);
  const copied =
    "Fonction\tNom\tTéléphone\t/image/file\nViolon\tLuca Bianchi\t01 23\tmarged.jpg\nPiano\t\t01 24\t\n";
  const index = part.parts?.length ?? 0;
  const change = { action: "add", index, values: { "": copied } } as const;
  const tried = editor.change({ place, list: place, hash, ...change, isTrial: true }, "fr");
  expect(tried.rows?.left).toEqual(["Téléphone"]);
  expect(tried.rows?.cells).toEqual([
    ["Violon", "Luca Bianchi", "marged.jpg"],
    ["Piano", "", ""],
  ]);
  expect(texts()).toEqual(before);
  editor.change({ place, list: place, hash, ...change }, "fr");
  expect(parse(read("pages/workshop.yaml")).sections[people].items.slice(index)).toEqual([
    { image: { file: "marged.jpg", alt: "…" }, name: "Luca Bianchi", role: "Violon" },
    { name: "…", role: "Piano" },
  ]);
  undoAll();
});

it("columns are named as the panel names them, in the reader's language or in English", () => {
  const place = `pages/workshop#/sections/${indexOf("people")}/items`;
  const { hash, part } = formOf(place);
  const tried = (copied: string) => {
    const change = {
      action: "add",
      index: part.parts?.length ?? 0,
      values: { "": copied },
    } as const;
    const asked = { place, list: place, hash, ...change, isTrial: true } as const;
    return inWordsOf(editor.change(asked, "fr").rows, "fr");
  };
  const { element } =
    fieldOf(pageSchemas.sections).at(["sections"], {})?.element?.kinds.get("people")?.fields()[
      "items"
    ] ?? {};
  const { name, role } = element?.fields() ?? {};
  const row = ["Violon", "Luca Bianchi"];
  for (const tag of ["fr", "en"]) {
    const labels = [role, name].map((one) => shortLabel(inWordsOf(one?.label ?? "", tag)));
    expect(tried(`${labels.join("\t")}\n${row.join("\t")}\n`)?.cells).toEqual([row]);
  }
  const without = tried(`${row.join("\t")}\n`);
  const labels = [name, role].map((one) => inWordsOf(one?.label, "fr"));
  expect([without?.cells, without?.heads]).toEqual([[row], labels]);
  expect(without?.columns?.slice(0, 2), "A picture has no words.").toEqual(labels);
  const chance = tried("Role\tPiano\tSince 1990\n");
  expect(chance?.cells, "One cell of three.").toEqual([["Role", "Piano", "Since 1990"]]);
  const twice = tried("Nom\tNom\tRole\nLuca\tL. B.\tViolon\n");
  expect([twice?.cells, twice?.left]).toEqual([[["Luca", "Violon"]], ["Nom"]]);
});

it("cells of a translation are filled from the one that has the paste", () => {
  const source = { value: { columns: ["A", "B", "C"], rows: [["x", "y", "12"]] } };
  const entries = [{ place: "fr#/rows/0/0" }, { place: "fr#/rows/0/1" }];
  const file = { entries, source, value: source.value } as EditorFile;
  const second = { place: "fr#/rows/0/1", text: "un" };
  expect(filledCells(file, "fr#/rows/0/1", "un\t12\n")).toEqual({ filled: [second], left: [] });
  expect(filledCells(file, "fr#/rows/0/1", "un\t13\n").left).toEqual(["13"]);
});

it("rows that are pasted into a translation fill its cells, and add none to the source", () => {
  serve("german");
  const index = read("pages/preise.yaml")
    .split(/^ {2}- kind: /m)
    .findIndex((one) => one.includes("Ein Baustein"));
  const file = "languages/fr/pages/preise";
  const rows = `${file}#/sections/${index - 1}/table/rows`;
  const place = `${rows}/2/0`;
  const { hash } = editableAt("languages/fr/pages/preise", place);
  const copied =
    "Gestion complète\t259,00 €\t2 590,00 €\t480,00 €\tavec tout\nSur mesure\t9,00 €\n";
  const values = { "": copied };
  const change = { place, list: rows, hash, action: "add", index: 3, values } as const;
  const trial = editor.change({ ...change, isTrial: true });
  expect(texts()).toEqual(before);
  expect(editor.change(change)).toEqual(trial);
  expect(trial.rows?.left).toEqual(["avec tout", "Sur mesure", "9,00 €"]);
  const paste = (copied: string) => {
    const { hash } = editableAt("languages/fr/pages/preise", place);
    return editor.change({ ...change, hash, values: { "": copied } });
  };
  expect(read("languages/fr/pages/preise.yaml")).toBe(
    `${before["languages/fr/pages/preise.yaml"]}`
      .replace("Toute la gestion d’atelier", "Gestion complète")
      .replace(/(?<=- ")249,00 €/, "259,00 €")
      .replace(/(?<=- ")2 490,00 €/, "2 590,00 €"),
  );
  expect(read("pages/preise.yaml")).toBe(before["pages/preise.yaml"]);
  expect(paste(copied)).toEqual({ ...trial, isSame: true });
  undoAll();
  // Its heads, or those of its source, in any order.
  const heads = [file, "pages/preise"].map((one) => {
    const { table } = parse(read(`${one}.yaml`)).sections[index - 1];
    return [table.columns[1], table.columns[0], "Notes"].join("\t");
  });
  expect(heads[0]).not.toBe(heads[1]);
  for (const one of heads) {
    expect(paste(`${one}\n259,00 €\tGestion complète\tnouveau\n`).rows?.left).toEqual(["Notes"]);
    expect(read(`${file}.yaml`)).toBe(
      `${before[`${file}.yaml`]}`
        .replace("Toute la gestion d’atelier", "Gestion complète")
        .replace(/(?<=- ")249,00 €/, "259,00 €"),
    );
    undoAll();
  }
});

it("rows of a spreadsheet become events and products, each with a file of its own", () => {
  const [what, title] = ["event", "…"];
  const rows =
    "Title\tDate\tPlace\tTeacher\nSpring sale\t12 March 2027\tYard\tInes\nSpring-sale\t2027-04-09 18:30\t\t\nSpring sale (2)\t\t\t\n\t2027-05-01\tYard\t\n\t\t\tInes\nKiln fair\t\tSquare\t\nSpring sale!\t\t\t\n";
  const asked = { action: "create", what, title, rows } as const;
  const trial = ask(asked, true);
  expect(trial.rows).toMatchObject({
    left: ["Teacher", "2027-05-01 Yard", "Kiln fair Square"],
    cells: { length: 4 },
  });
  expect(texts()).toEqual(before);
  ask(asked);
  const names = ["", "-2", "-2-2", "-3"].map((end) => `events/spring-sale${end}.yaml`);
  expect(changedFiles()).toEqual(Object.fromEntries(names.map((one) => [one, "new"])));
  const [first, second, third] = names.map(read);
  expect(first).toMatch(/^title: "Spring sale"$.*^from: 2027-03-12$.*^place: Yard$.*^lead: "…"$/ms);
  expect(second).toMatch(/^from: "?2027-04-09 18:30"?$/m);
  expect(third, "A day that no row says is still to choose.").toMatch(
    /^title: "Spring sale \(2\)"$.*^from: \S+ # …$/ms,
  );
  undoAll();
  const products = {
    ...asked,
    what: "product",
    rows: "Name\tDescription\t/image/file\nKestrel 60\tA larger kiln\tkiln.jpg\nKestrel 20\tA small one\t\n",
  };
  ask(products);
  expect(read("products/kestrel-60.yaml")).toMatch(/^order: 6$/m);
  expect(read("products/kestrel-60.yaml"), "What no row says is as begun.").toMatch(
    /^bullets:\n {2}- "…"\n/m,
  );
  expect(parse(read("products/kestrel-60.yaml")).image).toEqual({ file: "kiln.jpg", alt: "…" });
  expect(read("products/kestrel-20.yaml")).toMatch(/^name: "Kestrel 20"$.*^order: 7$/ms);
  undoAll();
  const { columns = [], heads } = ask({ ...products, rows: "" }, true).rows ?? {};
  const { name, order } = fieldOf(productSchema).fields();
  expect([columns[0], heads]).toEqual([inWordsOf(name?.label), []]);
  expect(columns).not.toContain(inWordsOf(order?.label));
});

it("rows without a title make no file, and say so", () => {
  const asked = { action: "create", what: "event", title: "…" } as const;
  const rows = "Title\tPlace\n\tYard\n";
  expect(ask({ ...asked, rows }, true).rows).toMatchObject({ left: ["Yard"], cells: [] });
  expect(() => ask({ ...asked, rows })).toThrow("title");
  expect(texts()).toEqual(before);
});

it("a list has columns for all single values of its entries", () => {
  const text = z.string().meta({ title: "x" });
  const field = fieldOf(z.strictObject({ name: text, updated: text }));
  expect(pastedEntries(field, "a\tb\n", "en").entries).toEqual([{ name: "a", updated: "b" }]);
});
