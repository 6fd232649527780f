import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import type { FileChange } from "../../src/editor/protocol.ts";
import { checkContent } from "../check/check.ts";
import { isPosix } from "../check/testing/posix.ts";
import { editFiles } from "../check/testing/temporary-content.ts";
import { fileIn, filesWithTexts } from "../cli/testing/content-folder.ts";
import { loadContent } from "../content/load.ts";
import { kinds } from "../content/names.ts";
import { newLanguage } from "../edit/new-language.ts";
import { changeFile, siteFiles, stepAnswer } from "./change-file.ts";
import { Editor } from "./editor.ts";

let folder = "";
let editor = new Editor();
let before: Record<string, string> = {};

/** Has the editor write a copy of a firm's content. */
function serve(firm: string): void {
  folder = mkdtempSync(join(tmpdir(), "change-file-"));
  cpSync(`e2e/firms/${firm}`, folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  editor = new Editor();
  before = texts();
}

beforeEach(() => serve("sample"));

const texts = () => Object.fromEntries(filesWithTexts(folder));

type Asked = Pick<FileChange, "action" | "what"> & Partial<FileChange>;

/** Asks as the panel does. */
function ask(asked: Asked, isTrial = false) {
  const hash = siteFiles(loadContent(folder)).find(({ key }) => key === asked.what)?.hash ?? "";
  const given = { title: "x", links: [], hash, from: "pages/home", ...asked, isTrial };
  const answer = changeFile(editor.journal, given);
  const said = answer.summary.map(({ word, slots = {} }) =>
    [word, ...Object.values(slots)].join(" "),
  );
  return { ...answer, summary: said.map((one) => one.replaceAll(`${folder}/`, "")) };
}

/** The files that are other than at the beginning, by what has happened to them. */
function changedFiles(): Record<string, string> {
  const now = texts();
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      if (now[name] === before[name]) return [];
      return [[name, before[name] === undefined ? "new" : now[name] ? "changed" : "deleted"]];
    }),
  );
}

/** Undoes the only step, and expects the first bytes. */
function undoAll(): string {
  const place = editor.journal.undo();
  expect(texts()).toEqual(before);
  return place;
}

it("a page is created by its title, with links to it, and undone", () => {
  serve("german");
  const title = "Unsere Preise (2026): alles.";
  const asked: Asked = { action: "create", what: "sections", title, links: ["header", "footer"] };
  const trial = ask(asked, true);
  expect(trial).toMatchObject({
    summary: ["writes pages/unsere-preise-2026-alles.yaml", "changes site.yaml"],
    path: "/unsere-preise-2026-alles",
  });
  // The links are to be translated.
  expect(new Set(trial.findings.map(({ rule }) => rule))).toEqual(new Set(["translation-missing"]));
  expect(texts()).toEqual(before);
  ask(asked);
  expect(changedFiles()).toEqual({
    "pages/unsere-preise-2026-alles.yaml": "new",
    "site.yaml": "changed",
  });
  const page = fileIn(folder, "pages/unsere-preise-2026-alles.yaml");
  expect(page).toMatch(/^layout: sections$/m);
  expect(page).toMatch(/^title: "Unsere Preise \(2026\): alles\."$/m);
  const site = fileIn(folder, "site.yaml");
  expect(site.match(/page: unsere-preise-2026-alles$/gm)).toHaveLength(2);
  const gaps = editor.list("pages/unsere-preise-2026-alles", "").files[0]?.texts ?? [];
  expect(gaps.filter(({ isGap }) => isGap).length).toBeGreaterThan(2);
  expect(undoAll()).toBe("pages/home#");
  expect(editor.journal.redo()).toBe("pages/unsere-preise-2026-alles#");
});

it("the undo of a creation leads to the page from which it was asked, or to the first", () => {
  serve("german");
  for (const [from, path] of [
    ["pages/preise", "/preise"],
    ["languages/fr/pages/preise", "/fr/tarifs"],
    ["pages/gone", "/"],
    ["../../x", "/"],
    ["languages/xx/pages/preise", "/preise"],
  ] as const) {
    ask({ action: "create", what: "page", title: "Neu", from });
    expect(stepAnswer(undoAll()).path).toBe(path);
  }
});

it("a page comes in a further language with a key for each text, and is undone", () => {
  serve("german");
  const files = () => siteFiles(loadContent(folder));
  const missing = () => files().find(({ key }) => key === "pages/agb")?.missing;
  expect(missing()).toEqual(["fr", "it"]);
  const asked: Asked = { action: "translate", what: "pages/agb", title: "fr" };
  expect(ask(asked)).toMatchObject({ path: "/fr/agb" });
  expect(changedFiles()).toEqual({ "languages/fr/pages/agb.yaml": "new" });
  expect(missing()).toEqual(["it"]);
  const { texts: translated = [] } = editor.list("languages/fr/pages/agb", "").files[0] ?? {};
  const gaps = translated.filter(({ isGap }) => isGap).map(({ source }) => source?.text);
  expect(gaps).toEqual(expect.arrayContaining(["Allgemeine Geschäftsbedingungen", "zwölf Monate"]));
  for (const title of ["fr", "es", "../it"])
    expect(() => ask({ ...asked, title })).toThrow(/nothing to translate/);
  expect(stepAnswer(undoAll()).path).toBe("/agb");
  // What each site has may be missing in a language too.
  rmSync(join(folder, "languages/it/pages/home.yaml"));
  before = texts();
  ask({ action: "translate", what: "pages/home", title: "it" });
  expect(changedFiles()).toEqual({ "languages/it/pages/home.yaml": "new" });
});

it("links come into a site that has no footer, and the first post brings the page that lists posts", () => {
  editFiles(folder, {
    "site.yaml": (text) => text.replace(/^ {2}quickLinks:\n(?: {4}.*\n)+/m, ""),
  });
  before = texts();
  const asked: Asked = {
    action: "create",
    what: "post",
    title: "New: the store",
    links: ["footer"],
  };
  expect(ask(asked)).toMatchObject({ path: "/news/new-the-store" });
  expect(changedFiles()).toEqual({
    "news/new-the-store.yaml": "new",
    "pages/news.yaml": "new",
    "site.yaml": "changed",
  });
  expect(fileIn(folder, "site.yaml")).toMatch(/^ {2}quickLinks:\n {4}links:\n {6}- page: news$/m);
  expect(checkContent({ directory: folder }).content?.pages["news/new-the-store"]).toBeDefined();
  undoAll();
});

it("a title gives an address in plain letters, which can be another", () => {
  const asked: Asked = { action: "create", what: "post", title: "L'équipe" };
  expect(ask(asked, true)).toMatchObject({ path: "/news/l-equipe", name: "l-equipe" });
  expect(ask({ ...asked, name: " Das Team! " }, true).path).toBe("/news/das-team");
  expect(() => ask({ ...asked, what: "page", name: "About" })).toThrow(/exists/);
  const { page, post } = kinds;
  expect(page.fromTitle("Über ﬁn İş 東京 من نحن")).toBe("ueber-fin-is-東京-من-نحن");
  expect([post.fromTitle("Święta 2º"), post.fromTitle("2027")]).toEqual(["swieta-2o", "post-2027"]);
});

it("a product whose name has no Latin letter gets a number", () => {
  serve("arabic");
  for (const name of ["first-product", "first-product-2"]) {
    expect(ask({ action: "create", what: "product", title: "منتج" }).path).toBe("/products");
    expect(fileIn(folder, `products/${name}.yaml`)).toContain('name: "منتج"');
  }
});

it("a title that gives the name of another page, or none, creates nothing", () => {
  for (const title of ["About!", "Index", " ", "x".repeat(300)])
    expect(() => ask({ action: "create", what: "page", title })).toThrow(/\.$|^title$/);
  expect(ask({ action: "create", what: "page", title: "wort ".repeat(30) }, true).path).toMatch(
    /^\/(wort-){11}wort$/,
  );
  expect(texts()).toEqual(before);
});

it("a page gets another address in all languages, with its former one and links to it, and is undone", () => {
  serve("german");
  const asked: Asked = { action: "rename", what: "pages/agb", title: "Unsere Bedingungen" };
  expect(ask(asked, true)).toMatchObject({ findings: [], path: "/unsere-bedingungen" });
  ask(asked);
  expect(changedFiles()).toEqual({
    "languages/fr/pages/preise.yaml": "changed",
    "pages/agb.yaml": "deleted",
    "pages/preise.yaml": "changed",
    "pages/unsere-bedingungen.yaml": "new",
    "site.yaml": "changed",
  });
  expect(fileIn(folder, "pages/unsere-bedingungen.yaml")).toBe(
    `${before["pages/agb.yaml"]}`.replace("\ntitle:", "\nformerly:\n  - agb$&"),
  );
  expect(fileIn(folder, "languages/fr/pages/preise.yaml")).toBe(
    `${before["languages/fr/pages/preise.yaml"]}`.replaceAll(
      /^(?! +#)(.*)\(\/agb/gm,
      "$1(/unsere-bedingungen",
    ),
  );
  expect(undoAll()).toBe("pages/agb#");

  ask({ action: "rename", what: "pages/kontakt", title: "kontakt-aufnehmen" });
  expect(fileIn(folder, "languages/fr/pages/kontakt-aufnehmen.yaml")).toBe(
    before["languages/fr/pages/kontakt.yaml"],
  );
  const { diagnostics, translations } = checkContent({ directory: folder });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(translations[0]?.slugs).toMatchObject({ "kontakt-aufnehmen": "contact" });
  // Back, and the former names are right again.
  ask({ action: "rename", what: "pages/kontakt-aufnehmen", title: "Kontakt" });
  expect(fileIn(folder, "pages/kontakt.yaml")).toMatch(/^formerly:\n {2}- kontakt-aufnehmen\n/m);
  for (const _ of [1, 2]) editor.journal.undo();
  expect(texts()).toEqual(before);
});

it("links with the path of a further language follow a page that gets another name", () => {
  serve("english");
  const withLinks = (name: string) => (text: string) =>
    text
      .replace("the people who will", `[people](/ar/${name}#form) who [will](/ar/من-نحن)`)
      .replace("page: contact", `page: ${name}`);
  const about = `${before["pages/about.yaml"]}`;
  editFiles(folder, { "pages/about.yaml": withLinks("contact") });
  ask({ action: "rename", what: "pages/contact", title: "Write to us" });
  expect(fileIn(folder, "pages/about.yaml")).toBe(withLinks("write-to-us")(about));
});

it("a page that has its layout by its name keeps the layout, and its drawing", () => {
  serve("sample");
  ask({ action: "rename", what: "pages/contact", title: "Write to us" });
  expect(fileIn(folder, "pages/write-to-us.yaml")).toMatch(/^layout: contact$/m);
  expect(fileIn(folder, "site.yaml")).toMatch(/^ {2}- for: write-to-us$/m);
  const { diagnostics } = checkContent({ directory: folder });
  expect(diagnostics.filter(({ rule }) => /link|drawing|schema/.test(rule))).toEqual([]);
  undoAll();
});

it("posts and products get other names too", () => {
  serve("kilns");
  const post: Asked = { action: "rename", what: "news/bread-and-clay", title: "Thirty kitchens" };
  expect(ask(post)).toMatchObject({ path: "/news/thirty-kitchens" });
  expect(fileIn(folder, "news/thirty-kitchens.yaml")).toMatch(
    /^formerly:\n {2}- news\/bread-and-clay$/m,
  );
  undoAll();
  ask({ action: "rename", what: "products/cone-reader", title: "Cone Reader 2" });
  expect(fileIn(folder, "products/cone-reader-2.yaml")).toBe(before["products/cone-reader.yaml"]);
  undoAll();
});

it("says which links lead nowhere before a page is deleted in all languages, with its links in header and footer", () => {
  serve("german");
  const asked: Asked = { action: "delete", what: "pages/kontakt" };
  const { summary, findings, path } = ask(asked, true);
  expect(summary).toEqual([
    "deletes pages/kontakt.yaml, languages/fr/pages/kontakt.yaml, languages/it/pages/kontakt.yaml",
    "changes site.yaml, languages/fr/site.yaml, languages/it/site.yaml",
    "deadLinks 6",
  ]);
  expect(findings.map(({ message }) => message.replace(`${folder}/`, ""))).toContain(
    "pages/agb.yaml, line 17: This site has no page /kontakt.",
  );
  expect(path).toBe("/");
  expect(texts()).toEqual(before);
  ask(asked);
  expect(changedFiles()).toMatchObject({ "languages/it/pages/kontakt.yaml": "deleted" });
  // The one button in the header is no entry of a list.
  expect(fileIn(folder, "site.yaml").match(/page: kontakt/g)).toHaveLength(1);
  expect(undoAll()).toBe("pages/kontakt#");
  ask({ action: "delete", what: "products/terminplanungstafel" });
  expect(changedFiles()).toEqual({ "products/terminplanungstafel.yaml": "deleted" });
  undoAll();
});

it("a page that cannot be read can be deleted, and keeps its name", () => {
  editFiles(folder, { "pages/privacy.yaml": "title: [" });
  before = texts();
  expect(() => ask({ action: "rename", what: "pages/privacy", title: "Neu" })).toThrow(
    /fix it first/,
  );
  ask({ action: "delete", what: "pages/privacy" });
  expect(changedFiles()).toMatchObject({ "pages/privacy.yaml": "deleted" });
  undoAll();
});

it("refuses what each site has, what is no page, and a file that has changed meanwhile", () => {
  for (const what of [
    "pages/home",
    "pages/not-found",
    "site",
    "pages/../site",
    "../x",
    "",
    "pages/",
  ])
    for (const action of ["rename", "delete"] as const)
      expect(() => ask({ action, what, title: "Neu" }), `${action} ${what}`).toThrow(
        /^requiredPage$|^pageGone$/,
      );
  const stale: Asked = { action: "delete", what: "pages/privacy", hash: "other" };
  expect(() => ask(stale)).toThrow("changed");
  expect(() => ask({ action: "rename", what: "pages/privacy", title: "About" })).toThrow(/exists/);
  expect(texts()).toEqual(before);
});

it("does not undo over a file that somebody has written at the former name", () => {
  ask({ action: "rename", what: "pages/privacy", title: "Neu" });
  editFiles(folder, { "pages/privacy.yaml": "title: x\n" });
  const now = texts();
  expect(() => editor.journal.undo()).toThrow("changed");
  expect(texts()).toEqual(now);
});

it.skipIf(!isPosix)("writes into no folder that is a link", () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  symlinkSync(outside, join(folder, "news"));
  expect(() => ask({ action: "create", what: "post", title: "New" })).toThrow(/is a link/);
  expect(readdirSync(outside)).toEqual([]);
});

it("a language is added as the command adds it, and undone with its folder", () => {
  const asked: Asked = { action: "addLanguage", what: "languages/fr", title: "fr" };
  expect(ask(asked, true).summary).toEqual([expect.stringMatching(/^writes languages\/fr\//)]);
  expect(texts()).toEqual(before);
  const { place, path } = ask(asked);
  expect([place, path]).toEqual(["languages/fr/pages/home#", "/fr/"]);
  const written = texts();
  undoAll();
  expect(existsSync(join(folder, "languages"))).toBe(false);
  newLanguage(folder, "fr");
  expect(written).toEqual(texts());
  expect(() => ask(asked)).toThrow("already");
});

it("a language goes with all that is in its folder, and Undo brings each byte back", () => {
  serve("german");
  const own = join(folder, "languages/fr/notes.bin");
  writeFileSync(own, Buffer.from([0, 255]));
  const asked: Asked = { action: "removeLanguage", what: "languages/fr", title: "fr" };
  const { summary, findings } = ask(asked, true);
  expect(summary[0]).toMatch(/^deletes languages\/fr\//);
  expect(findings.filter(({ message }) => message.includes("languages/fr"))).toEqual([]);
  expect(editor.list("pages/home", "").languages.there).toContain("fr");
  expect(ask(asked)).toMatchObject({ place: "pages/home#", path: "/" });
  expect(readdirSync(join(folder, "languages"))).not.toContain("fr");
  const { there, more } = editor.list("pages/home", "").languages;
  expect([there.includes("fr"), more.includes("fr"), more.includes("de")]).toEqual([
    false,
    true,
    false,
  ]);
  undoAll();
  expect([...readFileSync(own)]).toEqual([0, 255]);
});

it.each(["..", "../pages", "fr/../../pages", "xx", "de", ""])(
  "no language is called %j",
  (title) => {
    serve("german");
    for (const action of ["addLanguage", "removeLanguage"] as const)
      expect(() => ask({ action, what: `languages/${title}`, title })).toThrow();
    expect(texts()).toEqual(before);
  },
);
