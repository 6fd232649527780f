import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { changeFile, pageOfStep, siteFiles } from "../../src/panel/answers/change-file.ts";
import { Journal } from "../../src/panel/answers/journal.ts";
import { todo } from "../../src/panel/answers/todo.ts";
import { newLanguageCommand } from "../cli/commands/write.ts";
import { loadContent } from "../disk/check-content.ts";
import { type Asked, ask, changedFiles } from "../testing/serve/changed-firm.ts";
import {
  before,
  beginHere,
  editor,
  folder,
  serve,
  texts,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { isThorough } from "../testing/whole.ts";
import { diskWorkspace } from "./disk-workspace.ts";

beforeEach(() => serve("sample"));

/** Adds a language as the command does. */
function newLanguage(tag: string): void {
  vi.spyOn(process.stdout, "write").mockReturnValueOnce(true);
  newLanguageCommand(tag, {});
}

it("a language is added as the command adds it, and undone with its folder", () => {
  const asked: Asked = { action: "addLanguage", what: "languages/fr", title: "fr" };
  expect(ask(asked, true).summary).toEqual([expect.stringMatching(/^writes languages\/fr\//)]);
  expect(texts()).toEqual(before);
  const { place, path } = ask(asked);
  expect([place, path]).toEqual(["languages/fr/pages/home#", "/fr/"]);
  const written = texts();
  undoAll();
  expect(existsSync(join(folder, "languages"))).toBe(false);
  newLanguage("fr");
  expect(written).toEqual(texts());
  expect(() => ask(asked)).toThrow("already");
});

it.runIf(isThorough)("a language is added as the country of the site writes it", () => {
  const offered = (language: string) => {
    serve("german", {
      "site.yaml": (text) => text.replace("language: de", `language: ${language}`),
    });
    return editor.list("pages/home", "", "en").languages;
  };
  expect(offered("de").there).toEqual(["fr", "it"]);
  expect(offered("de").more).toContain("en");
  expect(offered("hi").more).toContain("en-IN");
  expect(offered("de").more.filter((tag) => /^(?:de|fr|it|pl)/.test(tag))).toEqual(["pl"]);
  const asked: Asked = { action: "addLanguage", what: "languages/en", title: "en" };
  expect(ask(asked).path).toBe("/en/");
  expect(editor.list("pages/home", "", "en").languages.more).not.toContain("en");
});

it("a language goes with all that is in its folder, and Undo brings each byte back", () => {
  serve("german");
  const own = join(folder, "languages/fr/notes.bin");
  writeFileSync(own, Buffer.from([0, 255]));
  const asked: Asked = { action: "removeLanguage", what: "languages/fr", title: "fr" };
  const { summary, findings } = ask(asked, true);
  expect(summary[0]).toMatch(/^deletes languages\/fr\//);
  expect(findings).toEqual([]);
  expect(editor.list("pages/home", "", "en").languages.there).toContain("fr");
  const from = "languages/fr/pages/home";
  expect(ask({ ...asked, from })).toMatchObject({ place: "pages/home#", path: "/" });
  expect(readdirSync(join(folder, "languages"))).not.toContain("fr");
  const { there, more } = editor.list("pages/home", "", "en").languages;
  expect(there).not.toContain("fr");
  expect(more).toContain("fr");
  expect(more).not.toContain("de");
  undoAll();
  expect([...readFileSync(own)]).toEqual([0, 255]);
});

it("no language has the name of another folder, or none", () => {
  serve("german");
  for (const title of ["..", "../pages", "fr/../../pages", "xx", "de", ""])
    for (const action of ["addLanguage", "removeLanguage"] as const)
      expect(() => ask({ action, what: `languages/${title}`, title }), title).toThrow();
  expect(texts()).toEqual(before);
});

it("a finished file that is sent anyway is not left out as unfinished", () => {
  serve("german");
  const file = `${folder}/languages/fr/pages/preise.yaml`;
  const unsent = new Map([
    [file, { why: "ignored", slots: { file }, isSentAnyway: true } as const],
  ]);
  const journal = new Journal({ ...diskWorkspace, unsent: () => unsent });
  const asked = { action: "leaveOut", what: "languages/fr", title: "fr", isTrial: true };
  expect(() => changeFile(journal, asked, "en")).toThrow("nothing to leave out");
});

it.runIf(isThorough)("a page waits in a language, so that the rest is published", () => {
  serve("kilns");
  newLanguage("fr");
  beginHere();
  const asked: Asked = { action: "leaveOut", what: "pages/workshop", title: "fr" };
  const from = "languages/fr/pages/workshop";
  expect(ask(asked, true).summary).toEqual([`leavesOut ${from}.yaml`]);
  expect(ask({ ...asked, from })).toMatchObject({ path: "/workshop" });
  expect(changedFiles()).toEqual({ [`${from}.yaml`]: "deleted" });
  const { translated, missing } =
    siteFiles(loadContent(folder)).find(({ key }) => key === asked.what) ?? {};
  expect([translated, missing]).toEqual([[], ["fr"]]);
  expect(() => ask(asked)).toThrow("nothing to leave out");
  expect(pageOfStep(diskWorkspace, undoAll()).path).toBe("/fr/workshop");
  for (const what of ["pages/home", "pages/not-found"])
    expect(() => ask({ ...asked, what })).toThrow();

  expect(ask({ ...asked, what: "languages/fr" })).not.toHaveProperty("path");
  const left = Object.keys(texts()).filter((name) => name.startsWith("languages/"));
  expect(left).toEqual(["languages/fr/pages/home.yaml", "languages/fr/site.yaml"]);
  const toDo = todo(diskWorkspace, "en").steps.filter(({ left }) => left > 0);
  expect(toDo).toMatchObject([{ name: "languages", findings: [], waiting: [] }]);
  const files = toDo.flatMap(({ texts }) => texts.map(({ text }) => text.place.split("#")[0]));
  expect(new Set(files)).toEqual(new Set(["languages/fr/pages/home", "languages/fr/site"]));
});
