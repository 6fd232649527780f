import { beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { valueAt } from "../../src/engine/values.ts";
import { pathAt } from "../../src/panel/answers/editor-files.ts";
import type { ListEntry } from "../../src/panel/protocol/editable-text.ts";
import type { EntryChange } from "../../src/panel/protocol/requests.ts";
import { ask } from "../testing/serve/changed-firm.ts";
import {
  before,
  changeForm,
  edit,
  editableAt,
  editor,
  formOf,
  read,
  save,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { checkNow } from "./disk-workspace.ts";

beforeEach(() => serve("sample"));

/** Changes an entry of a list around a text, the outermost by default, as the panel does. */
function changeEntry(
  page: string,
  place: string,
  change: Pick<EntryChange, "action"> & Partial<EntryChange>,
  depth = 0,
): string {
  const { entries, hash } = editableAt(page, place);
  const { list, index } = entries[depth] as ListEntry;
  return editor.change({ place, list, hash, index, ...change }).place;
}

it("an entry is moved, deleted and added in all languages in one step, which is undone", () => {
  serve("german");
  const [page, own] = ["languages/fr/pages/home", "pages/home"];
  const third = "#/sections/1/items/2/title";
  const words = () => [own, page].map((one) => editableAt(one, `${one}#/sections/1/items/0/title`));
  const wanted = [own, page].map((one) => editableAt(one, one + third).text);

  const moved = changeEntry(page, page + third, { action: "move", to: 0 }, 1);
  expect(moved).toBe(`${page}#/sections/1/items/0/title`);
  expect(words().map(({ text }) => text)).toEqual(wanted);
  expect(words()[1]?.source?.isStale).toBe(false);
  const after = texts();
  expect(
    Object.keys(after)
      .filter((file) => after[file] !== before[file])
      .sort(),
  ).toEqual(["languages/fr/pages/home.yaml", "languages/it/pages/home.yaml", "pages/home.yaml"]);

  expect(changeEntry(page, moved, { action: "delete" }, 1)).toBe(
    `${own}#/sections/1/items/0/title`,
  );
  expect(words().map(({ text }) => wanted.includes(text))).toEqual([false, false]);
  expect(words()[1]?.entries[1]).toMatchObject({ count: 3 });

  const added = changeEntry(own, `${own}${third}`, { action: "add", index: 3 }, 1);
  expect(added).toBe(`${own}#/sections/1/items/3/title`);
  expect(editableAt(own, added)).toMatchObject({ isGap: true });
  save(own, added, "Neu");
  // The translation gets an entry for its first text.
  const translated = added.replace(own, page);
  expect(editableAt(page, translated)).toMatchObject({ isGap: true, source: { text: "Neu" } });
  save(page, translated, "Nouveau");
  expect(read("languages/fr/pages/home.yaml")).toMatch(
    / {6}# source: Neu\n {6}- title: "?Nouveau"?\n/,
  );

  const places = [translated, added, `${own}${third}`, moved, page + third];
  expect(places.map(() => editor.journal.undo())).toEqual(places);
  expect(texts()).toEqual(before);
  for (const _ of places) editor.journal.redo();
  expect(editableAt(page, translated).text).toBe("Nouveau");
});

it("a change of what is not there is refused", () => {
  const page = "pages/home";
  const place = `${page}#/sections/0/heading`;
  const list = `${page}#/sections`;
  const { hash } = editableAt(page, place);
  const move = { action: "move", index: 0, to: 1 } as const;
  const refused = [
    [`${page}#/heading`, hash, move, /no such entry any more/],
    [list, hash, { ...move, to: 99 }, /no such entry any more/],
    [list, hash, { ...move, index: -1 }, /no such entry any more/],
    [list, hash, { action: "add", index: 1, kind: "picture" }, /cannot be begun here/],
    [list, hash, { action: "add", index: 1, kind: "__proto__" }, /no such entry any more/],
    ["pages/none#/sections", hash, move, "textGone"],
    ["../secret#/sections", hash, move, "textGone"],
    [list, "old", move, "changed"],
  ] as const;
  for (const [where, version, change, message] of refused)
    expect(() => editor.change({ place, list: where, hash: version, ...change })).toThrow(message);
});

it("a page keeps its main heading in all languages as its opening goes, which nothing else moves above", () => {
  serve("german");
  const place = "pages/home#/sections/0/heading";
  expect(() => changeEntry("pages/home", place, { action: "move", to: 1 })).toThrow(
    "Only the first section can be a hero",
  );
  const below = "pages/home#/sections/1/heading";
  expect(() => changeEntry("pages/home", below, { action: "move", to: 0 })).toThrow("a hero");

  const pages = ["pages/home", "languages/fr/pages/home", "languages/it/pages/home"];
  const words = pages.map((one) => editableAt(one, `${one}#/sections/0/heading`).text);
  const kept = changeEntry("pages/home", place, { action: "delete" });
  expect(kept).toBe("pages/home#/heading");
  const headings = pages.map((one) => editableAt(one, `${one}#/heading`));
  expect(headings.map(({ text }) => text)).toEqual(words);
  expect(headings.map(({ source }) => source?.isStale)).toEqual([undefined, false, false]);
  expect(read("pages/home.yaml")).toMatch(/\nheading: Weniger [^\n]*\n\nsections:\n {2}- kind: f/);
  expect(errors()).toEqual([]);
  expect(undoAll()).toBe(place);
});

const errors = () => checkNow().diagnostics.filter(({ severity }) => severity === "error");

it("a section that needs a picture asks for it, though the site has some", () => {
  serve("kilns");
  const { blanks = [] } = formOf("pages/workshop#/sections").part;
  const asking = blanks.filter(({ isReady }) => !isReady).map(({ kind }) => kind);
  expect(asking).toEqual(expect.arrayContaining(["gallery", "picture", "video"]));
});

it("an entry or a section is duplicated with all that it says, but for its id", () => {
  serve("kilns");
  const copy = (list: string, index: number) => {
    changeForm(list, { action: "add", index, isCopy: true });
    return [index - 1, index].map((at) =>
      valueAt(parse(read("pages/workshop.yaml")), [...pathAt(list), at]),
    );
  };
  const sections = "pages/workshop#/sections";
  const kinds = [...read("pages/workshop.yaml").matchAll(/^ {2}- kind: (\w+)/gm)];
  const people = kinds.findIndex(([, kind]) => kind === "people");
  const [person, other] = copy(`${sections}/${people}/items`, 1);
  expect(other).toEqual(person);
  const [section, another] = copy(sections, people + 1) as Record<string, unknown>[];
  expect(another).toEqual({ ...section, ...(section?.["id"] ? { id: `${section["id"]}-2` } : {}) });
  expect(errors()).toEqual([]);
  undoAll();
  expect(() => copy("pages/home#/sections", 1)).toThrow("Only the first section can be a hero");
});

it("what would keep a page from being shown is refused: a second form, which no form offers, and the only table of a section", () => {
  serve("kilns");
  const offered = ["workshop", "prices"].map((page) =>
    formOf(`pages/${page}#/sections`).part.blanks?.some(({ kind }) => kind === "form"),
  );
  expect(offered).toEqual([false, true]);
  const form = { action: "add", index: 15, kind: "form" } as const;
  expect(() => changeForm("pages/workshop#/sections", form)).toThrow(/^A page has one form\.$/);
  const table = { action: "delete", index: 0, kind: "table" } as const;
  expect(() => changeForm("pages/prices#/sections/0", table)).toThrow("It is the only one");
  expect(texts()).toEqual(before);
});

it("an entry of single values, such as a drawing or a day, is added with what is chosen for it", () => {
  changeForm("pages/products#/roadmap/drawings", {
    ...{ action: "add", index: 3, values: { "": "tree.svg" } },
  });
  expect(read("pages/products.yaml")).toContain("    - grown-tree.svg\n    - tree.svg\n\nnote:");
  serve("kilns");
  changeForm("events/glazing-on-tuesdays#/repeat/except", {
    ...{ action: "add", index: 1, values: { "": "2027-01-05" } },
  });
  expect(read("events/glazing-on-tuesdays.yaml")).toContain("except: [2026-12-29, 2027-01-05]\n");
});

it("the only paragraph goes where the language pack has one in its place", () => {
  serve("german");
  const paragraphs = "pages/barrierefreiheit#/conformance/paragraphs";
  changeForm(paragraphs, { action: "delete", index: 0 });
  expect(read("pages/barrierefreiheit.yaml")).toMatch(/status: partial\n\s*feedback:/);
  expect(errors()).toEqual([]);
});

it("a section of the privacy policy begins with an anchor of its own, and a test that is still to be run is added", () => {
  serve("arabic");
  for (const index of [5, 5]) changeForm("pages/privacy#/sections", { action: "add", index });
  expect(read("pages/privacy.yaml").match(/id: your-rights\S*/g)).toEqual([
    "id: your-rights",
    "id: your-rights-3",
    "id: your-rights-2",
  ]);
  changeForm("pages/accessibility#/tests/records", { action: "add", index: 3, kind: "pending" });
  expect(read("pages/accessibility.yaml")).toMatch(/what: …\n[^-]*outcome: pending\n/);
  expect(errors()).toEqual([]);
});

it("a field of a form that needs what nobody knows is not said to need a picture", () => {
  changeForm("pages/home#/sections", { action: "add", index: 1, kind: "form" });
  const choice = { action: "add", index: 0, kind: "choice" } as const;
  expect(() => changeForm("pages/home#/sections/1/fields", choice)).toThrow("cannot be begun here");
});

it("kinds of employment are called as visitors read them", () => {
  serve("kilns");
  const { part } = formOf("jobs/element-winder#/kind");
  const text = editableAt("jobs/element-winder", "jobs/element-winder#/kind/0");
  for (const one of [part.parts?.[0], part.blanks?.[0]?.part, text])
    expect(one?.choices?.slice(0, 2)).toEqual([
      ["full", "Full-time"],
      ["part", "Part-time"],
    ]);
});

it("a value that a template begins is chosen once it is saved as it is", () => {
  serve("kilns", { "jobs/element-winder.yaml": (text) => text.replace(/^day: .*$/m, "$& # …") });
  const place = "jobs/element-winder#/day";
  const { isBegun, text } = editableAt("jobs/element-winder", place);
  expect(isBegun).toBe(true);
  save("jobs/element-winder", place, text);
  expect(read("jobs/element-winder.yaml")).toMatch(new RegExp(`^day: ${text}$`, "m"));
});

it("a product is offered what it can have by its status", () => {
  const offered = (name: string) => {
    const { parts = [] } = formOf(`products/${name}#`).part;
    const keys = parts.map(({ place }) => place.replace(/.*\//, ""));
    return ["eta", "waitlist", "price", "link"].filter((key) => keys.includes(key));
  };
  expect(offered("fresh-saver")).toEqual(["eta", "waitlist"]);
  edit({
    "products/fresh-saver.yaml": (text) => `${text}status: available\n`,
  });
  // What it has already can be taken away.
  expect(offered("fresh-saver")).toEqual(["eta", "waitlist", "price", "link"]);
});

it("an optional text, list or link is begun behind the part before it in the schema", () => {
  const [post, own] = ["news/the-eighth-firing.yaml", "news/the-eighth-firing#"];
  serve("kilns", { [post]: (text) => text.replace("day:", "# The day.\n$&") });
  const offered = (place: string) =>
    formOf(place)
      .part.parts?.filter(({ isThere, isOptional }) => !isThere && isOptional)
      .map((one) => one.place.replace(/.*\//, ""));
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption", "list"]);
  const ofPost = ["author", "updated", "reviewed", "lang", "noindex", "formerly"];
  expect(offered(own)).toEqual(ofPost);
  const add = (group: string, kind: string) => changeForm(group, { action: "add", index: 0, kind });
  expect(add(own, "author")).toBe(`${own}/author`);
  expect(add(`${own}/text/0`, "list")).toBe(`${own}/text/0/list/0`);
  expect(offered(`${own}/text/0`)).toEqual(["heading", "image", "caption"]);
  expect(offered(own)).toEqual(ofPost.slice(1));
  expect(read(post)).toBe(
    `${before[post]?.replace(/^day: .*$/m, "$&\nauthor: …").trimEnd()}\n    list:\n      - …\n`,
  );
  for (const key of ["layout", "author", "__proto__"])
    expect(() => add(own, key)).toThrow(/no such entry/);
  undoAll();
});

it("a new event has the day that was chosen for it, and nothing else has", () => {
  const asked = { action: "create", title: "Fair", day: "2027-05-01" } as const;
  ask({ ...asked, what: "event" });
  expect(read("events/fair.yaml")).toMatch(/^from: 2027-05-01$/m);
  ask({ ...asked, what: "post" });
  expect(read("news/fair.yaml")).not.toContain("2027-05-01");
  expect(() => ask({ ...asked, what: "event", day: "1 May" })).toThrow("title");
});
