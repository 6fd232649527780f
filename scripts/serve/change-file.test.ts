import { readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { kinds } from "../../src/engine/site/names.ts";
import { pageOfStep, siteFiles } from "../../src/panel/answers/change-file.ts";
import { checkContent, loadContent } from "../disk/check-content.ts";
import { type Asked, ask, changedFiles } from "../testing/serve/changed-firm.ts";
import {
  before,
  beginHere,
  edit,
  editor,
  folder,
  formOf,
  read,
  saveInForm,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { hasLinks } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { isThorough } from "../testing/whole.ts";
import { diskWorkspace } from "./disk-workspace.ts";

beforeEach(() => serve("sample"));

it("a new event or job says neither its day nor its kind by itself until somebody chooses it", () => {
  const gapsIn = (file: string) =>
    checkContent({ directory: folder }).diagnostics.filter(
      (one) => one.rule === "placeholder" && one.file.endsWith(file),
    ).length;
  ask({ action: "create", what: "event", title: "Open day" });
  ask({ action: "create", what: "job", title: "Winder" });
  const [event, job] = ["events/open-day", "jobs/winder"] as const;
  const asked = [`${event}#/from`, `${job}#/kind/0`].map((place) => formOf(place).part.text);
  expect(asked).toEqual(["…", "…"]);
  const written = [event, job].map((one) => gapsIn(`${one}.yaml`));
  const today = /(?<=from: )\S+/.exec(read(`${event}.yaml`))?.[0] ?? "";
  expect(read(`${event}.yaml`)).toContain(`from: ${today} # …\n`);
  // The same value is a choice too.
  saveInForm(`${event}#/from`, today);
  saveInForm(`${job}#/kind/0`, "part");
  expect(read(`${event}.yaml`)).toContain(`from: ${today}\n`);
  expect(read(`${job}.yaml`)).toContain("kind:\n  - part\n");
  expect([event, job].map((one) => gapsIn(`${one}.yaml`))).toEqual(written.map((n) => n - 1));
});

it("a page is created by its title, with links to it, and undone", () => {
  serve("german");
  const title = "Unsere Preise (2026): alles.";
  const asked: Asked = { action: "create", what: "sections", title, links: ["header", "footer"] };
  const trial = ask(asked, true);
  expect(trial).toMatchObject({
    summary: ["writes pages/unsere-preise-2026-alles.yaml", "changes site.yaml"],
    path: "/unsere-preise-2026-alles",
  });
  expect(new Set(trial.findings.map(({ rule }) => rule))).toEqual(new Set(["translation-missing"]));
  expect(texts()).toEqual(before);
  ask(asked);
  expect(changedFiles()).toEqual({
    "pages/unsere-preise-2026-alles.yaml": "new",
    "site.yaml": "changed",
  });
  const page = read("pages/unsere-preise-2026-alles.yaml");
  expect(page).toMatch(/^layout: sections$/m);
  expect(page).toMatch(/^title: "Unsere Preise \(2026\): alles\."$/m);
  const site = read("site.yaml");
  expect(site.match(/page: unsere-preise-2026-alles$/gm)).toHaveLength(2);
  // The way to write to a firm stays the last in the header.
  expect(site).toMatch(/page: unsere-preise-2026-alles\n {4}- text: Kontakt\n/);
  const gaps = editor.list("pages/unsere-preise-2026-alles", "", "en").files[0]?.texts ?? [];
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
    expect(pageOfStep(diskWorkspace, undoAll()).path).toBe(path);
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
  expect(read("languages/fr/pages/agb.yaml")).toMatch(/^# Die Texte von /);
  const { texts: translated = [] } = editor.list("languages/fr/pages/agb", "", "en").files[0] ?? {};
  const gaps = translated.filter(({ isGap }) => isGap).map(({ source }) => source?.text);
  expect(gaps).toEqual(expect.arrayContaining(["Allgemeine Geschäftsbedingungen", "zwölf Monate"]));
  for (const title of ["fr", "es", "../it"])
    expect(() => ask({ ...asked, title })).toThrow(/nothing to translate/);
  expect(pageOfStep(diskWorkspace, undoAll()).path).toBe("/agb");
  // What each site has may be missing in a language too.
  rmSync(join(folder, "languages/it/pages/home.yaml"));
  beginHere();
  ask({ action: "translate", what: "pages/home", title: "it" });
  expect(changedFiles()).toEqual({ "languages/it/pages/home.yaml": "new" });
});

it.each([
  ["post", "news"],
  ["event", "events"],
  ["job", "jobs"],
])(
  "links come into a site that has no footer, and the first %s brings the list in %s",
  (what, list) => {
    const withoutLinks = (text: string) => text.replace(/^ {2}quickLinks:\n(?: {4}.*\n)+/m, "");
    serve("sample", { "site.yaml": withoutLinks });
    const asked: Asked = { action: "create", what, title: "New: the store", links: ["footer"] };
    expect(ask(asked)).toMatchObject({ path: `/${list}/new-the-store` });
    expect(changedFiles()).toEqual({
      [`${list}/new-the-store.yaml`]: "new",
      [`pages/${list}.yaml`]: "new",
      "site.yaml": "changed",
    });
    expect(read("site.yaml")).toContain(`  quickLinks:\n    links:\n      - page: ${list}\n`);
    const { content } = checkContent({ directory: folder });
    expect(content?.pages[`${list}/new-the-store`]).toBeDefined();
    undoAll();
  },
);

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
    expect(read(`products/${name}.yaml`)).toContain('name: "منتج"');
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

it.runIf(isThorough)("a page and its links get another address in all languages", () => {
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
  expect(read("pages/unsere-bedingungen.yaml")).toBe(
    `${before["pages/agb.yaml"]}`.replace("\ntitle:", "\nformerly:\n  - agb$&"),
  );
  expect(read("languages/fr/pages/preise.yaml")).toBe(
    `${before["languages/fr/pages/preise.yaml"]}`.replaceAll(
      /^(?! +#)(.*)\(\/agb/gm,
      "$1(/unsere-bedingungen",
    ),
  );
  expect(undoAll()).toBe("pages/agb#");

  ask({ action: "rename", what: "pages/kontakt", title: "kontakt-aufnehmen" });
  expect(read("languages/fr/pages/kontakt-aufnehmen.yaml")).toBe(
    before["languages/fr/pages/kontakt.yaml"],
  );
  const { diagnostics, translations } = checkContent({ directory: folder });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(translations[0]?.slugs.get("kontakt-aufnehmen")).toBe("contact");
  // Back, and the former names are right again.
  ask({ action: "rename", what: "pages/kontakt-aufnehmen", title: "Kontakt" });
  expect(read("pages/kontakt.yaml")).toMatch(/^formerly:\n {2}- kontakt-aufnehmen\n/m);
  undoAll();
});

it.runIf(isThorough)("links with the path of a language follow a renamed page", () => {
  serve("english");
  const withLinks = (name: string) => (text: string) =>
    text
      .replace("the people who will", `[people](/ar/${name}#form) who [will](/ar/من-نحن)`)
      .replace("page: contact", `page: ${name}`);
  const about = `${before["pages/about.yaml"]}`;
  edit({ "pages/about.yaml": withLinks("contact") });
  ask({ action: "rename", what: "pages/contact", title: "Write to us" });
  expect(read("pages/about.yaml")).toBe(withLinks("write-to-us")(about));
});

it("a page that has its layout by its name keeps the layout, and its drawing", () => {
  serve("sample");
  ask({ action: "rename", what: "pages/contact", title: "Write to us" });
  expect(read("pages/write-to-us.yaml")).toMatch(/^layout: contact$/m);
  expect(read("site.yaml")).toMatch(/^ {2}- for: write-to-us$/m);
  const { diagnostics } = checkContent({ directory: folder });
  expect(diagnostics.filter(({ rule }) => /link|drawing|schema/.test(rule))).toEqual([]);
  undoAll();
});

it.runIf(isThorough)("posts, events and products get other names too", () => {
  serve("kilns");
  for (const [what, title, key] of [
    ["news/bread-and-clay", "Thirty kitchens", "news/thirty-kitchens"],
    ["events/open-day", "A day", "events/a-day"],
  ] as const) {
    expect(ask({ action: "rename", what, title })).toMatchObject({ path: `/${key}` });
    expect(read(`${key}.yaml`)).toContain(`\nformerly:\n  - ${what}\n`);
    // By the first address readers and calendars know it, also once it has that again.
    ask({ action: "rename", what: key, title: what.replace(/^.*\//, "") });
    expect(read(`${what}.yaml`)).toContain(`\nformerly:\n  - ${what}\n  - ${key}\n`);
    const { diagnostics } = checkContent({ directory: folder, only: ["former-name"] });
    expect(diagnostics).toEqual([]);
    undoAll();
  }
  ask({ action: "rename", what: "products/cone-reader", title: "Cone Reader 2" });
  expect(read("products/cone-reader-2.yaml")).toBe(before["products/cone-reader.yaml"]);
  undoAll();
});

it("says which links lead nowhere before a page is deleted in all languages, with its links in header and footer", () => {
  serve("german");
  const asked: Asked = { action: "delete", what: "pages/kontakt" };
  expect(ask({ ...asked, from: "pages/agb" }, true)).not.toHaveProperty("path");
  const { summary, findings, path } = ask({ ...asked, from: asked.what }, true);
  expect(summary).toEqual([
    "deletes pages/kontakt.yaml, languages/fr/pages/kontakt.yaml, languages/it/pages/kontakt.yaml",
    "changes site.yaml, languages/fr/site.yaml, languages/it/site.yaml",
    "deadLinks 6",
  ]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      message: "This site has no page /kontakt.",
      where: { file: expect.stringMatching(/pages\/agb\.yaml$/), n: 17 },
    }),
  );
  expect(path).toBe("/");
  expect(texts()).toEqual(before);
  ask(asked);
  expect(changedFiles()).toMatchObject({ "languages/it/pages/kontakt.yaml": "deleted" });
  // The one button in the header is no entry of a list.
  expect(read("site.yaml").match(/page: kontakt/g)).toHaveLength(1);
  expect(undoAll()).toBe("pages/kontakt#");
  ask({ action: "delete", what: "products/terminplanungstafel" });
  expect(changedFiles()).toEqual({ "products/terminplanungstafel.yaml": "deleted" });
  undoAll();
});

it("a page that cannot be read can be deleted, and keeps its name", () => {
  serve("sample", { "pages/privacy.yaml": "title: [" });
  expect(() => ask({ action: "rename", what: "pages/privacy", title: "Neu" })).toThrow(
    /fix it first/,
  );
  ask({ action: "delete", what: "pages/privacy" });
  expect(changedFiles()).toMatchObject({ "pages/privacy.yaml": "deleted" });
  undoAll();
});

it("keeps the pages that each site has, and their names", () => {
  for (const what of ["pages/home", "pages/not-found"])
    for (const action of ["rename", "delete"] as const)
      expect(() => ask({ action, what, title: "Neu" }), what).toThrow("requiredPage");
});

it("does not undo over a file that somebody has written at the former name", () => {
  ask({ action: "rename", what: "pages/privacy", title: "Neu" });
  edit({ "pages/privacy.yaml": "title: x\n" });
  const now = texts();
  expect(() => editor.journal.undo()).toThrow("stepChanged");
  expect(texts()).toEqual(now);
});

it.skipIf(!hasLinks)("writes into no folder that is a link", () => {
  const outside = temporaryFolder();
  symlinkSync(outside, join(folder, "news"));
  expect(() => ask({ action: "create", what: "post", title: "New" })).toThrow(/is a link/);
  expect(readdirSync(outside)).toEqual([]);
});
