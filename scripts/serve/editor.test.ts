import { beforeEach, expect, it } from "vitest";
import { editorFiles } from "../../src/panel/answers/editor-files.ts";
import type { EditableText, ListEntry } from "../../src/panel/protocol/editable-text.ts";
import { checkContent } from "../disk/check-content.ts";
import {
  before,
  edit,
  editableAt,
  editor,
  folder,
  listFiles,
  read,
  save,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";

beforeEach(() => serve("sample"));

const about = "pages/about";
const heading = "pages/about#/heading";
type Editable = ReturnType<typeof editableAt>;

it("lists the texts of a page in the order of its file, also next to a file that nothing reads", () => {
  const above =
    '# Colour.\n# image: x\n# Large. Copy these lines for one more. Take away "# " too.\n# Short.';
  const comment = (text: string) => text.replace("heading: Built", `${above}\n$&`);
  edit({ "notes.txt": "", "pages/about.yaml": comment });
  const [own, site] = listFiles(about);
  const texts = own?.texts.filter(({ kind }) => kind !== "fact").map(({ text }) => text) ?? [];
  expect(texts[0]).toBe("About us");
  expect(texts[2]).toBe("Built slowly, so that you can move quickly");
  expect(site?.file).toMatch(/site\.yaml$/);
  const products = listFiles("pages/products").filter(({ file }) => file.includes("products/"));
  expect(products.map(({ texts: [first] }) => first?.place.replace(/#.*/, ""))).toEqual(
    ["edu-manage", "fresh-saver", "mana-bazaar"].map((name) => `products/${name}`),
  );
  expect(editableAt(about, "pages/about#/description")).toMatchObject({
    kind: "text",
    label: "One or two sentences for search engines and link previews",
    language: "en",
    direction: "ltr",
    isGap: false,
  });
  expect(editableAt(about, heading).comment).toBe("Large. Short.");
  const { entries, line } = editableAt(about, "pages/about#/sections/1/items/1/title");
  expect(
    entries.map(({ entry, kind = "", index, count }) => `${entry} ${kind} ${index}/${count}`),
  ).toEqual(["sections features 1/4", "features  1/2"]);
  expect(entries[0]?.about, "What the panel calls it.").toMatch(/^Short points/);
  expect(read("pages/about.yaml").split("\n")[line - 1]).toContain("Quality First");
});

it("comments that `init` writes are shown in the language of the reader", () => {
  const above =
    "# What you do, for whom, and why people choose you, in one or two sentences: for search engines.\n";
  edit({ "pages/about.yaml": (text) => text.replace("heading: Built", `${above}# À nous.\n$&`) });
  expect(editableAt(about, heading).comment).toMatch(/^What you do, .* engines\. À nous\.$/);
  expect(editableAt(about, heading, "fr").comment).toMatch(/^Ce que vous faites, .* À nous\.$/);
});

it("answers about a very long text with few characters", () => {
  for (const piece of ["a  ", "WORD ", "TODO  ", "-", "x"]) {
    const { findings } = editor.look({
      place: heading,
      text: `A${piece.repeat(19_000 / piece.length)}.`,
    });
    expect(JSON.stringify(findings).length, piece).toBeLessThan(150_000);
  }
});

it("numbers, choices and truth stay what they are", () => {
  const saveFact = (key: string, text: string) =>
    save("pages/products", `products/fresh-saver#/${key}`, text);
  const { kind, choices } = editableAt("pages/products", "products/fresh-saver#/waitlist");
  expect([kind, choices?.map(([one]) => one)]).toEqual(["fact", ["closed", "open"]]);
  for (const [typed, written] of [
    ["65,5 %", "65.5"],
    ["٤٠٪", "40"],
    ["70", "70"],
  ] as const) {
    saveFact("progress", typed);
    expect(read("products/fresh-saver.yaml")).toContain(`\nprogress: ${written}\n`);
  }
  saveFact("waitlist", "open");
  expect(read("products/fresh-saver.yaml")).toMatch(/^progress: 70\nwaitlist: open$/m);
  expect(() => saveFact("progress", "half")).toThrow("number");
  saveFact("progress", " ");
  expect(read("products/fresh-saver.yaml"), "It can do without.").not.toMatch(/^progress/m);
});

it("the hours of several days are written at their key", () => {
  serve("kilns");
  const days = (key: string) => `site#/contact/hours/${key}`;
  save("pages/workshop", days("tue-fri"), "8:00–12:00");
  expect(read("site.yaml")).toContain("    tue-fri: 8:00–12:00\n    sat: 10:00–13:00\n");
  save("pages/workshop", days("tue-fri"), "");
  expect(read("site.yaml")).not.toContain("tue-fri");
});

it("a text is written in its own lines, without line ends of others, and can be a gap", () => {
  save(about, heading, "One\r\n \r\n  two\u2028three\n");
  const was = `${before["pages/about.yaml"]}`;
  expect(read("pages/about.yaml")).toBe(was.replace(/^heading: .*$/m, "heading: One two three"));
  save(about, heading, "…");
  // Other pages list it too, as a text to write.
  expect(editableAt("pages/contact", heading)).toMatchObject({ isGap: true });
});

it("a finding at a key belongs to the first text of its section, or of its file", () => {
  const addSection = (text: string) =>
    text
      .replace("\ntitle:", "\ntitel: x\ntitle:")
      .replace("sections:\n", "sections:\n  - kind: hours\n    heading: Hours\n");
  edit({ "pages/about.yaml": addSection });
  const found = listFiles(about)[0]?.texts.flatMap(({ place, about = [] }) =>
    about.map(({ message }) => [place.replace(/.*#/, ""), message]),
  );
  expect(found).toEqual([["/title", expect.stringMatching(/^Unknown key `?titel/)]]);
  edit({ "pages/about.yaml": (text) => text.replace("titel: x\n", "") });
  expect(editableAt(about, "pages/about#/sections/0/heading").about).toEqual([
    expect.objectContaining({ rule: "unshown", message: expect.stringMatching(/shows nothing/) }),
  ]);
});

it("lines in an entry of a list of texts become entries of their own, in one step, and a fix keeps them", () => {
  serve("german");
  const place = "pages/ueber-uns#/sections/1/paragraphs/0";
  const paragraph = () => Number(editableAt("pages/ueber-uns", place).entries.at(-1)?.count);
  const count = paragraph();
  const typed = "Eins.\n\nZwei  ist\u200B da.\n \nDrei.";
  const { findings } = editor.look({ place, text: typed });
  expect(findings.map(({ rule, fixed }) => [rule, fixed])).toEqual([
    ["spaces", "Eins.\n\nZwei ist\u200B da.\n\nDrei."],
    ["invisible-characters", "Eins.\n\nZwei  ist da.\n\nDrei."],
  ]);
  save("pages/ueber-uns", place, "Eins.\n\nZwei.\nDrei.");
  expect(paragraph()).toBe(count + 2);
  expect(read("pages/ueber-uns.yaml")).toMatch(
    /paragraphs:\n {6}- Eins\.\n {6}- Zwei\.\n {6}- Drei\.\n/,
  );
  undoAll();
  // Cells, other texts and translations have one line.
  serve("kilns");
  const [cell, title] = ["sections/0/table/rows/0/0", "sections/0/heading"].map(
    (end) => `pages/prices#/${end}`,
  ) as [string, string];
  for (const one of [cell, title]) save("pages/prices", one, "A\nB");
  expect([cell, title].map((one) => editableAt("pages/prices", one).text)).toEqual(["A B", "A B"]);
});

it("spaces around a text of one line are not written, and what the file says already is no step", () => {
  const { text } = editableAt(about, heading);
  save(about, heading, ` ${text}\t`);
  expect([texts(), editor.journal.done]).toEqual([before, []]);
  save(about, heading, "  Two  words ");
  expect(editableAt(about, heading).text).toBe("Two  words");
});

it("cells are named by their row and column, and a page has the texts of others that it shows", () => {
  serve("kilns");
  const [cell, head, name] = ["rows/0/1", "columns/1", "rows/0/0"].map((end) =>
    editableAt("pages/prices", `pages/prices#/sections/0/table/${end}`),
  ) as [Editable, Editable, Editable];
  const { label, entries, place, hash } = cell;
  expect(label).toBe(`${name.text}, ${head.text}`);
  expect(entries.map(({ entry, index, count }) => `${entry} ${index}/${count}`)).toEqual([
    ...["sections 0/3", "rows 0/3", "columns 1/5"],
  ]);
  const column = entries.at(-1) as ListEntry;
  const moved = editor.change({ place, list: column.list, hash, action: "move", index: 1, to: 2 });
  expect(moved.place).toBe(place.replace(/1$/, "2"));
  const files = listFiles("pages/home").map(({ file }) => file.replace(/^.*?(?=\w+\/[^/]+$)/, ""));
  expect(files).toEqual(
    expect.arrayContaining(["pages/the-bakery.yaml", "news/bread-and-clay.yaml"]),
  );
});

it("nothing is undone or made again over another's change", () => {
  save(about, heading, "One");
  const one = read("pages/about.yaml");
  edit({ "pages/about.yaml": `${one}# More.\n` });
  expect(() => editor.journal.undo()).toThrow("stepChanged");
  edit({ "pages/about.yaml": one });
  expect(editor.journal.undo()).toBe(heading);
  expect(() => editor.journal.undo()).toThrow("nothingMore");
  expect(editor.journal.redo()).toBe(heading);
  expect(read("pages/about.yaml")).toBe(one);
});

it("a translation is refused where its source has changed, then saved and stamped in one write", () => {
  serve("german");
  const page = "languages/fr/pages/home";
  const place = `${page}#/sections/0/heading`;
  const hash = () => `${listFiles(page)[0]?.hash}`;
  expect(editableAt(page, place).source).toMatchObject({ language: "de", isStale: false });
  const before = hash();
  const spoilHeading = (text: string) => text.replace(/^( +heading: ).*$/m, "$1Ganz anders");
  edit({ "pages/home.yaml": spoilHeading });
  // Its entries may be others.
  expect(() => editor.save({ place, text: "Tout autrement", hash: before })).toThrow("changed");
  expect(editableAt(page, place).source).toMatchObject({ text: "Ganz anders", isStale: true });
  const stale = read(`${page}.yaml`);
  const fresh = stale.replace(/(# source: ).*(?=\n +heading:)/, "$1Ganz anders");
  const written = fresh.replace(/^( +heading: ).*$/m, '$1"Tout autrement"');
  expect(editor.look({ place, text: "Tout autrement" }).findings).toEqual([]);
  save(page, place, "Tout autrement");
  expect(read(`${page}.yaml`)).toBe(written);
  editor.journal.undo();
  expect(read(`${page}.yaml`)).toBe(stale);
  save(page, place, editableAt(page, place).text);
  expect(read(`${page}.yaml`)).toBe(fresh);
  expect(editableAt(page, place).source).toMatchObject({ isStale: false });
});

it("a name that a translation has from its pack is no text to write, as for the check", () => {
  serve("english");
  const named = (text: string) =>
    text.replace("- page: about\n", "- page: about\n      text: Us\n");
  edit({ "site.yaml": named });
  const page = "languages/ar/pages/home";
  const place = "languages/ar/site#/header/links/1/text";
  const isOpen = ({ isGap, source }: EditableText) => isGap || source?.isStale;
  const open = () => listFiles(page).flatMap(({ texts }) => texts.filter(isOpen));
  expect(editableAt(page, place)).toMatchObject({ text: "من نحن", isFromPack: true });
  const lacking = () =>
    checkContent({ directory: folder }).diagnostics.filter(({ rule }) =>
      /^translation-(m|s)/.test(rule),
    );
  expect([open(), lacking()]).toEqual([[], []]);
  save(page, place, "عنا");
  expect(editableAt(page, place)).toMatchObject({ text: "عنا", isFromPack: false });
  expect([open(), lacking()]).toEqual([[], []]);
});

it("texts of a file are read again where it or a fact in it has changed, and otherwise kept", () => {
  serve("kilns");
  const filesNow = () => editorFiles(checkContent({ directory: folder }));
  const wordsIn = (files: ReturnType<typeof editorFiles>) =>
    [...(files.get("pages/home")?.texts.values() ?? [])].map(({ text }) => text).join("\n");
  const first = filesNow();
  edit({ "pages/workshop.yaml": (text) => text.replace("heading: ", "heading: Our ") });
  const second = filesNow();
  expect(second.get("pages/home")).toBe(first.get("pages/home"));
  expect(second.get("pages/workshop")).not.toBe(first.get("pages/workshop"));
  edit({ "site.yaml": (text) => text.replace(/display: .*/, "display: 555 0100") });
  expect([wordsIn(second), wordsIn(filesNow())].map((words) => words.includes("555 0100"))).toEqual(
    [false, true],
  );
});

it("a page without a title, and the first page, are called as links to them are", () => {
  const withoutTitle = (text: string) => text.replace(/^title: .*$/m, 'title: "…"');
  const namesOf = (...names: string[]) => {
    const { siteFiles } = editor.list("", "", "en");
    return names.map((name) => siteFiles.find(({ key }) => key === `pages/${name}`)?.title);
  };
  serve("german", { "pages/home.yaml": withoutTitle, "pages/preise.yaml": withoutTitle });
  // One of the firm's own is called by its file.
  expect(namesOf("home", "preise")).toEqual(["Startseite", "preise"]);
  // The title of the first page is for search engines.
  serve("german");
  const own = namesOf("home", "preise", "agb");
  expect(own).toEqual(["Startseite", "Preise", "Allgemeine Geschäftsbedingungen"]);
  serve("german", { "site.yaml": (text) => text.replace("startPage: home", "startPage: preise") });
  expect(namesOf("preise", "home")).toEqual(["Startseite", expect.stringMatching(/^Werkstatt/)]);
});
