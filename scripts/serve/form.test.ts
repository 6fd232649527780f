import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { UserError } from "../../src/engine/check/user-error.ts";
import { siteSchema } from "../../src/engine/schema/site.ts";
import { fieldOf } from "../../src/engine/shape/fields/field.ts";
import { siteFiles } from "../../src/panel/answers/change-file.ts";
import { Editor } from "../../src/panel/answers/editor.ts";
import type { EditableText } from "../../src/panel/protocol/editable-text.ts";
import type { FormPart } from "../../src/panel/protocol/form-protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import type { EntryChange } from "../../src/panel/protocol/requests.ts";
import { settingsDrafts, settingsGroups } from "../../src/panel/view/settings-groups.ts";
import { loadContent } from "../disk/check-content.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import {
  before,
  changeForm,
  editor,
  formOf,
  listFiles,
  read,
  save,
  saveInForm,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { runs } from "../testing/whole.ts";
import { checkNow, diskWorkspace } from "./disk-workspace.ts";

/** All parts of a form, those that are not there yet too. */
const allParts = (part: FormPart): FormPart[] => [
  part,
  ...[...(part.parts ?? []), ...Object.values(part.kinds ?? {}).flat()].flatMap(allParts),
];

const textFor: Partial<Record<FormPart["kind"], string>> = {
  ...{ day: "2027-02-03", number: "3", truth: "true", colour: "#123456" },
};

const firms = readdirSync("e2e/firms").filter((name) => !name.includes("."));
const step = fc.tuple(
  fc.nat(),
  fc.nat(),
  fc.constantFrom("", "Some words", "…", "a # b: c", "9:00–17:00"),
);
const steps = fc.tuple(fc.constantFrom(...firms), fc.array(step, { minLength: 8, maxLength: 8 }));

it("random changes through the form over all firms are undone to the first byte", () => {
  let [done, refused] = [0, 0];
  const property = fc.property(steps, ([firm, steps]) => {
    serve(firm);
    // It reads the content without its rules.
    const editor = new Editor(diskWorkspace, () => loadContent(contentDirectory()) as never);
    for (const [file, which, words] of steps) {
      const keys = ["site", ...siteFiles(loadContent(contentDirectory())).map(({ key }) => key)];
      const place = `${keys[file % keys.length]}#`;
      const [found] = editor.form([{ place }]).files;
      if (!found) continue;
      const parts = allParts(found.part);
      const part = parts[which % parts.length] as FormPart;
      try {
        changePart(editor, part, parts, found.hash, which, words);
        done += 1;
      } catch (error) {
        if (!(error instanceof UserError || error instanceof RequestError)) throw error;
        refused += 1;
      }
    }
    while (editor.journal.done.length > 0) editor.journal.undo();
    expect(texts()).toEqual(before);
  });
  fc.assert(property, runs(400, 4));
  expect(done).toBeGreaterThan(refused);
}, 1_800_000);

/** Changes a part as the panel does: a value is typed, an entry is added, moved or deleted, a group begun or deleted. */
function changePart(
  editor: Editor,
  { place, kind, text, choices, parts = [], blanks = [], isThere }: FormPart,
  all: readonly FormPart[],
  hash: string,
  which: number,
  words: string,
): void {
  if (text !== undefined) {
    const typed = choices?.[which % choices.length]?.[0] ?? textFor[kind] ?? words;
    const other = all.find((one) => one.text !== undefined && one.place !== place);
    const others = other ? [{ place: other.place, text: `${other.text}` }] : [];
    editor.save({ place, text: typed, hash, others: which % 2 ? [] : others });
    return;
  }
  const [group, key] = [place.replace(/\/[^/]*$/, ""), place.replace(/^.*\//, "")];
  const [blank] = blanks.slice(which % Math.max(1, blanks.length));
  const values = { ...(words && { [which % 3 ? "" : "/text"]: words }) };
  const change: EntryChange = isThere
    ? kind === "list" && parts.length > 0
      ? ([
          { action: "move", index: 0, to: parts.length - 1 },
          { action: "delete", index: which % parts.length },
          { action: "add", index: parts.length, kind: blank?.kind || undefined },
        ][which % 3] as EntryChange)
      : { action: "delete", index: 0, kind: key }
    : { action: "add", index: 0, kind: key, ...(!blank?.isReady && { values }) };
  const list = isThere && kind === "list" && parts.length > 0 ? place : group;
  editor.change({ place: list, list, hash, ...change });
}

it("hostile places and values of a form change nothing", () => {
  serve("sample");
  const { hash } = formOf("site#");
  const places = [
    "site#/__proto__/x",
    "site#/constructor",
    "../package#/name",
    "site#/company",
    "site#/contact/phones/9/label",
  ];
  for (const place of [
    ...places,
    "site#/contact/phones/-/label",
    "site#",
    "site#/theme/light/nothing",
  ]) {
    expect(() => editor.save({ place, text: "x", hash }), place).toThrow(RequestError);
    expect(() => editor.look({ place, text: "x" }), place).toThrow(RequestError);
  }
  const changes: [string, EntryChange][] = [
    ["site#", { action: "delete", index: 0, kind: "company" }],
    ["site#", { action: "add", index: 0, kind: "announcement", values: { "/__proto__/x": "y" } }],
    ["site#", { action: "add", index: 0, kind: "__proto__", values: { "/x": "y" } }],
    ["site#/contact/phones", { action: "add", index: 99, values: { "/number": "112" } }],
    ["site#/contact/phones", { action: "add", index: 0, kind: "x", values: { "/nothing": "112" } }],
  ];
  for (const [list, change] of changes)
    expect(() => changeForm(list, change), JSON.stringify(change)).toThrow();
  expect(() => editor.save({ place: "site#/company/name", text: "Kiln", hash: "other" })).toThrow(
    "changed",
  );
  expect(editor.form([{ place: "../../package#" }, { place: "@nothing#" }]).files).toEqual([]);
  expect(texts()).toEqual(before);
  expect(Reflect.get({}, "x")).toBeUndefined();
});

it("an opening is chosen among pictures, each with a name", () => {
  serve("dutch");
  const opening = allParts(formOf("pages/home#").part).find(({ kind }) => kind === "opening");
  expect(opening).toMatchObject({ place: "pages/home#/opening", text: "list" });
  expect(opening?.choices?.map(([value, name]) => `${value}: ${name}`)).toEqual([
    "drawing: A drawing or a letter",
    "week: The week of your hours",
    "ground: A dark ground",
    "list: A list of your offers",
  ]);
});

it("hidden fields of a form service are added, written and deleted, and undone", () => {
  serve("dutch");
  const fields = "site#/delivery/fields";
  const part = () => allParts(formOf("site#/delivery").part).find(({ place }) => place === fields);
  const change = (action: EntryChange["action"], kind: string) =>
    changeForm(fields, { action, index: 0, kind });
  const written = () => /delivery:.*?\n\n/s.exec(read("site.yaml"))?.[0];
  expect(part()).toMatchObject({ isThere: false, newKey: "Name of the field" });
  change("add", "_gotcha");
  change("add", "form-name");
  saveInForm(`${fields}/form-name`, "bench");
  expect(written()).toMatch(/\n {2}fields:\n {4}_gotcha: ""\n {4}form-name: "bench"\n\n$/);
  expect(part()?.parts).toMatchObject([{ text: "" }, { text: "bench" }]);
  expect(() => change("add", "form-name")).toThrow();
  change("delete", "_gotcha");
  change("delete", "form-name");
  expect(written()).not.toContain("fields");
  undoAll();
});

it("the settings show all of the site that no language pack has", () => {
  const asked = Object.values(settingsGroups).flat();
  const shown = asked.flatMap(({ place, only }) => only ?? /^site#\/(\w+)/.exec(place)?.[1] ?? []);
  const keys = Object.entries(fieldOf(siteSchema).fields()).flatMap(([key, field]) =>
    field.facts.pack || field.mayComeFromPack ? [] : key,
  );
  // The program writes its version.
  expect(keys.filter((key) => !shown.includes(key))).toEqual(["faircopy"]);
});

it("what is typed and not saved is known by the group of the settings that has it", () => {
  const place = "contact/places/0/exceptions/0/text";
  const typed = [`site#/${place}`, "site#/rules/alt", "pages/kontakt#/form/fields/0/required"];
  const others = ["pages/about#/heading", `languages/fr/site#/${place}`, "pages/kontakt#/former"];
  const draft = { text: "x", base: "", twins: [] };
  const drafts = Object.fromEntries([...typed, ...others].map((one) => [one, draft]));
  expect(settingsDrafts(drafts)).toEqual(typed);
  const found = Object.entries(settingsGroups).map(([key, asked]) => [
    key,
    settingsDrafts(drafts, asked),
  ]);
  expect(Object.fromEntries(found)).toMatchObject({
    ...{ hours: [typed[0]], checking: [typed[1]], form: [typed[2]], company: [], menus: [] },
  });
});

it("a rule is given another severity, and an unknown key of the site is found next to that", () => {
  serve("sample", { "site.yaml": (text) => text.replace("origin:", "origine:") });
  const part = () => formOf("site#", ["rules"]).part;
  expect(part().findings).toMatchObject([{ message: /origine/ }]);
  changeForm("site#/rules", { action: "add", index: 0, kind: "alt" });
  saveInForm("site#/rules/alt", "info");
  expect(read("site.yaml")).toMatch(/^rules:\n {2}alt: "?info"?$/m);
  const [rules] = part().parts ?? [];
  expect(rules?.choices).toContainEqual(["alt", ""]);
  expect(rules?.choices).not.toContainEqual(["placeholder", ""]);
  expect(rules?.parts).toMatchObject([{ kind: "choice", text: "info" }]);
});

it("the fields of a form are chosen by what each kind is, which a new one asks neither again nor for its name", () => {
  serve("polish");
  const place = "pages/warsztaty#/sections/1/fields";
  const { part: list } = formOf(place);
  const blanks = Object.fromEntries((list.blanks ?? []).map((one) => [one.kind, one]));
  expect(blanks["name"]?.part.description).toBe("The name of the visitor");
  expect(list.parts?.[0]?.description).toBe("The name of the visitor");
  const asked = blanks["phone"]?.part.parts?.map((one) => one.place.replace(`${place}/-/`, ""));
  expect(asked).toEqual(["label"]);
  // What a message calls it is made from the label.
  for (const label of ["Osoby (łącznie)", "Osoby, łącznie"])
    changeForm(place, { action: "add", index: 0, kind: "phone", values: { "/label": label } });
  const names = read("pages/warsztaty.yaml").match(/name: osoby.*/g);
  expect(names).toEqual(["name: osoby-acznie-2", "name: osoby-acznie", "name: osoby"]);
});

it("the first fields of a form are named like a further one, from their labels", () => {
  serve("polish");
  const list = "pages/kontakt#/form";
  const values = {
    ...{ "/0/kind": "text", "/0/label": "Drewno", "/1/kind": "choice", "/1/label": "Drewno" },
    ...{ "/1/choices/0": "Dąb", "/1/choices/1": "Buk" },
  };
  const asked = { action: "add", index: 0, kind: "fields", values } as const;
  const trial = { place: list, list, hash: formOf(list).hash, isTrial: true, ...asked };
  expect(editor.change(trial)).toMatchObject({ findings: [] });
  changeForm(list, asked);
  const names = read("pages/kontakt.yaml").match(/name: drewno.*/g);
  expect(names).toEqual(["name: drewno", "name: drewno-2"]);
});

it("a cell is called by the head of its column, and comes and goes with that", () => {
  serve("polish");
  const { parts, blanks } = formOf("pages/warsztaty#/sections/0/table/rows").part;
  const [row] = parts ?? [];
  expect(row?.parts?.map(({ name, text }) => [name, text])).toEqual([
    ...[
      ["Warsztat", "Pierwszy bochenek"],
      ["Ile osób", "6 osób"],
      ["Cena", "180 zł"],
    ],
  ]);
  expect([row?.blanks?.length, blanks?.length]).toEqual([0, 1]);
});

it("what is found of a value that is not there has a row and a field of its own", () => {
  const withoutZone = (text: string) => text.replace(/^ {2}(?:country|timeZone): .*\n/gm, "");
  serve("kilns", { "site.yaml": withoutZone });
  const place = "site#/contact/timeZone";
  const found = [expect.objectContaining({ rule: "time-zone" })];
  const isFound = ({ findings, about = [] }: EditableText) =>
    [...findings, ...about].some(({ rule }) => rule === "time-zone");
  const rows = listFiles("pages/home").flatMap((one) => one.texts.filter(isFound));
  expect(rows).toMatchObject([{ place, text: "", findings: found }]);
  const { parts = [] } = formOf("site#/contact").part;
  expect(parts.find((one) => one.place === place)).toMatchObject({
    isThere: false,
    findings: found,
  });
  save("pages/home", place, "Europe/London");
  expect(read("site.yaml")).toContain("  timeZone: Europe/London\n");
  expect(listFiles("pages/home").flatMap((one) => one.texts.filter(isFound))).toEqual([]);
  undoAll();
});

it("offers the repository of the folder where none is named", () => {
  serve("kilns");
  const repository = () => ({ repository: "https://codeberg.org/ada/site", branch: "pages" });
  const asked = [{ place: "site#/edit" }];
  const offered = new Editor({ ...diskWorkspace, repository }, checkNow).form(asked);
  const [blank] = offered.files[0]?.part.blanks ?? [];
  const values = blank?.part.parts?.map(({ place, text }) => [place, text]);
  expect(values).toEqual([
    ["site#/edit/repository", "https://codeberg.org/ada/site"],
    ["site#/edit/branch", "pages"],
  ]);
  const [own] = editor.form(asked).files;
  expect(own?.part.blanks?.[0]?.part.parts).toMatchObject([{ text: "" }]);
});
