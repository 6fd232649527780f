import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { ContentError } from "../../../src/engine/check/index.ts";
import { inTerminalWords } from "../../../src/engine/messages/tell.ts";
import { typeset } from "../../../src/render/prepare/texts/typeset.ts";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { checkContent } from "../../disk/check-content.ts";
import { createEditing } from "../../serve/editing.ts";
import { growsInProportion } from "../../testing/cpu-time.ts";
import { setKeys } from "../../testing/files/check-files.ts";
import { exampleDay, type FixtureEdits, fixtureValues } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { translationOf } from "../../testing/translated.ts";
import { isThorough, sample } from "../../testing/whole.ts";
import { readCheckedSite } from "./checked-content.ts";
import type { PageEditing } from "./page-editing.ts";

const first = "products/first.yaml";
const check = Object.assign(() => checkContent(), { forget: () => {} });
const onContent: PageEditing["onContent"] = (result) => [result, result];
const editing = { check, onContent };

it("the build refuses what the check refuses, with the same words, and names the place", () => {
  const directory = temporaryContent({ [first]: "name: [words\n" });
  vi.stubEnv("CONTENT_DIR", directory);
  const [found] = checkContent({ directory }).diagnostics;
  if (!found) throw new Error("The check finds nothing.");
  expect(readCheckedSite).toThrow(ContentError);
  expect(readCheckedSite).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(inTerminalWords(found.message)),
      // As Vite counts columns, from 0.
      loc: expect.objectContaining({ line: found.start.line, column: found.start.column - 1 }),
    }),
  );
});

it("a language with errors is left out, and what is built without it says so", () => {
  const german = translationOf(fixtureValues(), "de");
  vi.stubEnv("CONTENT_DIR", temporaryContent(german));
  expect(readCheckedSite().contents.map(({ site }) => site.language)).toEqual(["en", "de"]);
  expect(readCheckedSite().fault).toBeUndefined();
  const home = "languages/de/pages/home.yaml";
  vi.stubEnv("CONTENT_DIR", temporaryContent({ ...german, [home]: "colour: red\n" }));
  const { contents, fault } = readCheckedSite();
  expect(contents.map(({ languages }) => languages)).toEqual([undefined]);
  expect(fault).toMatchObject({ message: expect.stringMatching(/home\.yaml.*without de until/s) });
});

it("while words are written, a page says that the folder of pages is missing, not that each link has no page", () => {
  const folder = temporaryContent();
  vi.stubEnv("CONTENT_DIR", folder);
  rmSync(join(folder, "pages"), { recursive: true });
  const { message } = readCheckedSite(editing).faultOf?.("", "home") ?? {};
  expect(message).toContain("This folder is missing.");
  expect(message).not.toContain("There is no page");
});

/** The names of pages that are not shown while words are written, each with its message. */
function faultyPages(files: FixtureEdits, folder = ""): Record<string, unknown> {
  vi.stubEnv("CONTENT_DIR", temporaryContent(files));
  const { contents, faultOf } = readCheckedSite(editing);
  const names = Object.keys(fixtureValues()).flatMap(
    (file) => /^pages\/(.*)\.yaml$/.exec(file)?.[1] ?? [],
  );
  const { pages = {} } = contents.find((one) => (one.folder ?? "") === folder) ?? {};
  const faults = names.map((name) => [name, faultOf?.(folder, name)?.message] as const);
  return Object.fromEntries(faults.filter(([name, message]) => message ?? !pages[name]));
}

it.each([
  ["a syntax error", "pages/about.yaml", "heading: [words\n", "about"],
  ["an unknown key", "pages/about.yaml", "colour: red\n", "about"],
  ["an empty file", "pages/contact.yaml", "", "contact"],
  ["no page for missing ones", "pages/not-found.yaml", "- words\n", "not-found"],
  ["no first page", "pages/home.yaml", "layout: text\n", "home"],
  ["a product with an error", first, "name: ''\n", "products"],
  ["a file that nothing reads", "notes/words.txt", "words", undefined],
])("while words are written, %s takes away its page alone", (_, file, text, page) => {
  const found = faultyPages({ [file]: text });
  expect(found).toEqual(page ? { [page]: expect.stringContaining(file) } : {});
});

it("while words are written, a page whose file was renamed in other capitals says so", () => {
  const found = faultyPages({ "pages/about.yaml": null, "pages/About.yaml": "layout: sections\n" });
  expect(found).toEqual({ about: expect.stringMatching(/About\.yaml.*Rename it to/s) });
});

it("while words are written, a mistake in a translation takes away its page alone", () => {
  const german = translationOf(fixtureValues(), "de");
  const wrong = { ...german, "languages/de/pages/about.yaml": "colour: red\n" };
  expect(Object.keys(faultyPages(wrong, "de/"))).toEqual(["about"]);
  expect(faultyPages(wrong)).toEqual({});
  const source = { ...german, "pages/about.yaml": "heading: [words\n" };
  expect(Object.keys(faultyPages(source, "de/"))).toEqual(["about"]);
});

it("while words are written, an error in site.yaml is on every page", () => {
  vi.stubEnv("CONTENT_DIR", temporaryContent({ "site.yaml": "colour: red\n" }));
  expect(() => readCheckedSite(editing)).toThrow(/site\.yaml/);
});

it("what is still to be written is counted by files, and is no fault", () => {
  vi.stubEnv("CONTENT_DIR", temporaryContent());
  expect(readCheckedSite().unfinished).toBe("");
  const gap = (text: string) => text.replace(/^tagline: .*/m, 'tagline: "…"');
  vi.stubEnv("CONTENT_DIR", temporaryContent({ [first]: gap }));
  expect(readCheckedSite().unfinished).toMatch(
    /^\nTo finish before publishing:\n {2}\S*products\/first\.yaml: placeholder 1\n`npx faircopy check`/,
  );
});

/** Content with a long text in three places that many rules read. */
function longContent(unit: string, letters: number): string {
  const long = `a ${unit.repeat(Math.floor(letters / unit.length))} z`;
  return temporaryContent({
    [first]: setKeys({ name: long, tagline: long }),
    "pages/privacy.yaml": setKeys({ intro: `We collect no personal data. ${long}` }),
  });
}

it.each(
  casesIn<string[][]>(import.meta.dirname, "repeated.test.yaml").flatMap((kind) =>
    isThorough ? sample(kind, kind.length) : [],
  ),
)("no rule takes longer with the square of a text's letters: %j over and over", (unit) => {
  // New files each time, because files that were read before are cached.
  const check = (letters: number) =>
    void checkContent({ directory: longContent(unit, letters), today: exampleDay });
  expect(growsInProportion(check, 50_000)).toBe(true);
});

it("while words are written, only what a change touches is prepared again for pages", () => {
  const slot = "Call {phone} any day.";
  const directory = temporaryContent({ "pages/about.yaml": setKeys({ description: slot }) });
  vi.stubEnv("CONTENT_DIR", directory);
  const { pages } = createEditing();
  const read = (file?: string, from: string | RegExp = "", to = "") => {
    const path = join(directory, `${file}`);
    if (file) writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    pages.check.forget();
    const { contents, marked = [] } = readCheckedSite(pages);
    return [contents[0].pages, marked[0]?.pages ?? {}] as const;
  };
  /** Names of the pages that are other objects, and of those with marks. */
  const changed = (before: ReturnType<typeof read>, after: ReturnType<typeof read>) =>
    after.map((all, at) => Object.keys(all).filter((key) => all[key] !== before[at]?.[key]));
  const first = read();
  expect(changed(first, read())).toEqual([[], []]);
  const second = read("pages/about.yaml", /^title: /m, "$&New ");
  expect(changed(first, second)).toEqual([["about"], ["about"]]);
  expect(second.map(({ about }) => about?.title)).toEqual([
    expect.stringMatching(/^New /),
    expect.stringContaining("New "),
  ]);
  const [filled] = read("site.yaml", /(display: ['"]?)[^'"\n]*/, "$1+999 000");
  expect(filled["about"]?.description).toContain("+999 000");
  const [french] = read("site.yaml", /^language: .*/m, "language: fr");
  expect(french["about"]?.description).toContain("+999 000");
  expect(french["about"]).not.toBe(filled["about"]);
});

it("texts are typeset at any depth, and not those that programs read", () => {
  const content = { pages: [{ heading: "w lesie", order: 1, note: undefined }], sample: true };
  const drawing = { path: "M 0 9 h 9", file: "w lesie.jpg" };
  expect(typeset({ ...content, drawing }, "pl")).toEqual({
    pages: [{ heading: "w\u00A0lesie", order: 1, note: undefined }],
    ...{ sample: true, drawing },
  });
  const page = { layout: "text", heading: "a word" };
  const headings = ["en", "pl", "en"].map((language) => typeset(page, language).heading);
  expect(headings, "one page in two languages").toEqual(["a word", "a\u00A0word", "a word"]);
});
