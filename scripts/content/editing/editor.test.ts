import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import type { Words, WordsOfFile } from "../../../src/editing/protocol.ts";
import { someOf } from "../../check/testing/whole.ts";
import { fileIn } from "../testing/content-folder.ts";
import { Editor } from "./editor.ts";

let folder = "";
let editor = new Editor();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  serve("sample");
});

/** Has the editor write a copy of a firm's content. */
function serve(firm: string): void {
  cpSync(`e2e/firms/${firm}`, folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  editor = new Editor();
}

const filesOf = (page: string): WordsOfFile[] => editor.list(page, "").files;
const wordsOf = (page: string): Words[] => filesOf(page).flatMap(({ words }) => words);

function wordsAt(page: string, place: string): Words {
  const found = wordsOf(page).find((one) => one.place === place);
  if (!found) throw new Error(`${place} is not among the words of ${page}.`);
  return found;
}

/** Saves words as the panel does. */
function save(page: string, place: string, words: string): void {
  const file = filesOf(page).find((one) => one.words.some((text) => text.place === place));
  editor.save(place, words, `${file?.hash}`);
}

it("lists the texts of a page in the order of its file, also beside a file that nothing reads", () => {
  writeFileSync(join(folder, "notes.txt"), "");
  const [about, site] = filesOf("pages/about");
  const texts = about?.words.filter(({ kind }) => kind !== "fact").map(({ words }) => words) ?? [];
  expect(texts.slice(0, 3)).toEqual([
    "About us",
    expect.stringMatching(/^Who we are/),
    "Built slowly, so that you can move quickly",
  ]);
  expect(wordsAt("pages/about", "pages/about#/description")).toMatchObject({
    kind: "text",
    label: "One or two sentences for search engines and link previews.",
    language: "en",
    direction: "ltr",
    isGap: false,
  });
  expect(site?.file).toMatch(/site\.yaml$/);
  expect(filesOf("pages/products").filter(({ file }) => file.includes("products/"))).toHaveLength(
    3,
  );
});

it("names section and line of a text, and the comment above it", () => {
  const text = wordsAt("pages/about", "pages/about#/sections/1/items/1/title");
  const lines = fileIn(folder, "pages/about.yaml").split("\n");
  expect(text.group).toBe("sections 2 (features), items 2");
  expect(lines[text.line - 1]).toContain("Quality First");
  const file = join(folder, "pages/about.yaml");
  writeFileSync(
    file,
    `${readFileSync(file, "utf8")}`.replace("heading: Built", "# Large.\n# Short.\nheading: Built"),
  );
  expect(wordsAt("pages/about", "pages/about#/heading").comment).toBe("Large. Short.");
});

it("says what the check would say of other words, with a rule's own fix", () => {
  const { findings } = editor.look("pages/about#/heading", "Two  blanks and TODO");
  expect(findings).toEqual([
    expect.objectContaining({ rule: "spaces", fixed: "Two blanks and TODO" }),
    expect.objectContaining({ rule: "placeholder" }),
  ]);
  expect(editor.look("pages/about#/heading", "").findings).toEqual([
    expect.objectContaining({ rule: "schema", severity: "error" }),
  ]);
  expect(fileIn(folder, "pages/about.yaml")).toContain("Built slowly");
});

it("each text of a site is written in its own lines, and the old words give the old file", () => {
  const pages = ["home", "about", "products", "contact", "privacy", "accessibility", "not-found"];
  const all = new Map(
    pages
      .flatMap((key) => wordsOf(`pages/${key}`).map((text) => ({ page: `pages/${key}`, ...text })))
      .filter(({ kind, choices }) => kind !== "fact" && !choices)
      .map((text) => [text.place, text]),
  );
  expect(all.size).toBeGreaterThan(100);
  // Each save checks all content; `edit-firms.test.ts` holds the same of far more texts.
  for (const { page, place, words } of someOf([...all.values()], 20)) {
    const name = `${place.replace(/#.*/, "")}.yaml`;
    const before = fileIn(folder, name);
    const last = /\S+$/.exec(words)?.[0] ?? "";
    save(page, place, `${words.slice(0, -last.length)}x${last.slice(1)}`);
    const after = fileIn(folder, name).split("\n");
    const lines = before.split("\n");
    expect(after.length, place).toBe(lines.length);
    expect(after.filter((line, index) => line !== lines[index]).length, place).toBe(1);
    save(page, place, words);
    expect(fileIn(folder, name), place).toBe(before);
  }
}, 120_000);

it("numbers, choices and truth stay what they are", () => {
  const place = (key: string) => `products/fresh-saver#/${key}`;
  expect(wordsAt("pages/products", place("waitlist"))).toMatchObject({
    kind: "fact",
    choices: ["closed", "open"],
  });
  save("pages/products", place("progress"), "70");
  save("pages/products", place("waitlist"), "open");
  expect(fileIn(folder, "products/fresh-saver.yaml")).toMatch(/^progress: 70$/m);
  expect(fileIn(folder, "products/fresh-saver.yaml")).toMatch(/^waitlist: open$/m);
  for (const [key, words] of [
    ["progress", "much"],
    ["progress", " "],
    ["waitlist", "ajar"],
  ] as const)
    expect(() => save("pages/products", place(key), words)).toThrow(/^Write /);
});

it("a text without line ends gets none, and one that is still to be written is a gap", () => {
  save("pages/about", "pages/about#/heading", "One\r\n \r\n  two\u2028three\n");
  expect(wordsAt("pages/about", "pages/about#/heading").words).toBe("One two three");
  save("pages/about", "pages/about#/heading", "…");
  expect(wordsAt("pages/about", "pages/about#/heading")).toMatchObject({ isGap: true });
});

it("nothing is undone or made again over another's change", () => {
  const file = join(folder, "pages/about.yaml");
  save("pages/about", "pages/about#/heading", "One");
  const one = readFileSync(file, "utf8");
  writeFileSync(file, `${one}# More.\n`);
  expect(() => editor.journal.undo()).toThrow(/has changed since/);
  writeFileSync(file, one);
  expect(editor.journal.undo().place).toBe("pages/about#/heading");
  expect(() => editor.journal.undo()).toThrow(/nothing more/);
  expect(editor.journal.redo().place).toBe("pages/about#/heading");
  expect(readFileSync(file, "utf8")).toBe(one);
});

it("a translation has its source beside it, and saving it says that it fits where stamps can be read", () => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  serve("german");
  const page = "languages/fr/pages/home";
  const place = `${page}#/sections/0/heading`;
  const sourceNow = () => wordsAt(page, place).source;
  const hashNow = () => `${filesOf(page)[0]?.hash}`;
  expect(sourceNow()).toMatchObject({ language: "de", isStale: false });
  const file = join(folder, "pages/home.yaml");
  const hash = hashNow();
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( +heading: ).*$/m, "$1Ganz anders"));
  expect(() => editor.save(place, "Tout autrement", hash), "Its entries may be others.").toThrow(
    /has changed meanwhile/,
  );
  expect(sourceNow()).toMatchObject({ words: "Ganz anders", isStale: true });
  save(page, place, "Tout autrement");
  expect(sourceNow()).toMatchObject({ isStale: false });
  editor.journal.undo();
  expect(sourceNow()).toMatchObject({ isStale: true });
  writeFileSync(join(folder, "languages/fr/translated.json"), "{");
  save(page, place, "Tout autrement");
  expect(() => editor.stamp(place, hashNow())).toThrow(/npx faircopy stamp/);
  expect(fileIn(folder, "languages/fr/translated.json")).toBe("{");
});
