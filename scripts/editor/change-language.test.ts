import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { newLanguage } from "../edit/new-language.ts";
import { type Asked, ask, before, serve, undoAll } from "./testing/changed-firm.ts";
import { editor, folder, texts } from "./testing/served-firm.ts";

beforeEach(() => serve("sample"));

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

it("no language has the name of another folder, or none", () => {
  serve("german");
  for (const title of ["..", "../pages", "fr/../../pages", "xx", "de", ""])
    for (const action of ["addLanguage", "removeLanguage"] as const)
      expect(() => ask({ action, what: `languages/${title}`, title }), title).toThrow();
  expect(texts()).toEqual(before);
});
