import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../check/check.ts";
import { exampleDay } from "../../check/testing/example-content.ts";
import { fixtureValues } from "../../check/testing/fixture.ts";
import { inOwnerFolder } from "../../check/testing/owner-folder.ts";
import { editFiles, temporaryContent } from "../../check/testing/temporary-content.ts";
import { translationOf } from "../../check/testing/translated.ts";
import { stampTranslation } from "../stamp-translation.ts";
import { newLanguage } from "./new-language.ts";

const fixture = () => temporaryContent({}, new Date(exampleDay));
const found = (directory: string) => checkContent({ directory, today: exampleDay }).diagnostics;

const words = translationOf(fixtureValues(new Date(exampleDay)), "fr");

/** The folder with words in the files that the command writes. */
function translated(directory: string): void {
  for (const path of newLanguage(directory, "fr").paths)
    writeFileSync(path, `${words[relative(directory, path)]}`);
}

/** The places of texts in a file, whatever they say. */
function placesIn(text: string): unknown {
  const gaps = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(gaps);
    if (typeof value !== "object" || value === null) return null;
    const { kind: _, ...group } = value as Record<string, unknown>;
    return Object.fromEntries(Object.entries(group).map(([key, inner]) => [key, gaps(inner)]));
  };
  return gaps(parse(text));
}

it("each text of the site waits above an empty key, and once all are written the language is whole", () => {
  const directory = fixture();
  const { paths, pack } = newLanguage(directory, "fr");
  expect(pack).toBe(false);
  const gaps = found(directory).filter(({ rule }) => rule !== "translation-name");
  expect(gaps.map(({ rule }) => rule)).toEqual(paths.map(() => "translation-missing"));
  expect(gaps.map(({ file }) => basename(file)).sort()).toEqual(
    paths.map((path) => basename(path)).sort(),
  );
  expect(checkContent({ directory, publish: true }).translations[0]?.content).toBeUndefined();
  for (const path of paths) {
    const text = readFileSync(path, "utf8");
    expect(placesIn(text)).toEqual(placesIn(`${words[relative(directory, path)]}`));
    writeFileSync(path, `${words[relative(directory, path)]}`);
  }
  expect(found(directory)).toEqual([]);
  expect(stampTranslation(directory, "fr").count).toBe(0);
});

it("what changes or goes in the source is found file by file, until the file is stamped", () => {
  const directory = fixture();
  const own = "languages/fr/products/first.yaml";
  editFiles(directory, { "products/first.yaml": (text) => `badge: words\n${text}` });
  translated(directory);
  editFiles(directory, {
    [own]: `badge: Neuf\n${words[own]}`,
    "products/first.yaml": (text) => text.replace(/^badge.*\n/m, ""),
    "pages/about.yaml": (text) => text.replace("heading: words", "heading: other words"),
    "pages/home.yaml": (text) =>
      text.replace(
        /^description: .*/m,
        "description: What this page holds today, in words enough for a search engine.",
      ),
  });
  const said = () => found(directory).map(({ rule, file }) => `${rule} ${basename(file)}`);
  const gone = said().filter((one) => one.endsWith("first.yaml"));
  expect(gone).toHaveLength(1);
  const [about, home] = ["translation-stale about.yaml", "translation-stale home.yaml"];
  expect(said()).toEqual([about, home, ...gone]);
  expect(stampTranslation(directory, "fr", "about").count).toBe(1);
  expect(said()).toEqual([home, ...gone]);
  expect(stampTranslation(directory, "fr", "pages/home.yaml").count).toBe(1);
  expect(said()).toEqual(gone);
  stampTranslation(directory, "fr", "first");
  expect(said()).toEqual([]);
});

it("run again it writes what is new alone, leaves stamps as they are, and refuses where nothing is", () => {
  const directory = fixture();
  translated(directory);
  const [first, imprint] = ["about", "imprint"].map((page) =>
    join(directory, `languages/fr/pages/${page}.yaml`),
  ) as [string, string];
  const before = readFileSync(first, "utf8");
  expect(() => newLanguage(directory, "fr")).toThrow(/Nothing was written\.$/);
  editFiles(directory, {
    "pages/about.yaml": (text) => text.replace("heading: words", "heading: other words"),
  });
  rmSync(imprint);
  expect(newLanguage(directory, "fr").paths).toEqual([imprint]);
  expect(readFileSync(first, "utf8")).toBe(before);
  const rules = found(directory).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === "translation-stale")).toHaveLength(1);
});

it.each([
  [0, "added first"],
  [1, "added last"],
])("run again it adds empty keys for an entry that was %s, and no text gets stale", (at) => {
  const directory = fixture();
  translated(directory);
  const items = (text: string) => {
    const page = parse(text);
    page.sections[0].items.splice(at, 0, { heading: "new head", text: "new text" });
    return stringify(page);
  };
  editFiles(directory, { "pages/about.yaml": items });
  expect(found(directory).map(({ rule }) => rule)).toEqual(["translation-gap"]);
  const own = join(directory, "languages/fr/pages/about.yaml");
  const before = parse(readFileSync(own, "utf8"));
  expect(newLanguage(directory, "fr")).toMatchObject({ paths: [], added: [own] });
  const after = parse(readFileSync(own, "utf8"));
  const [gap] = after.sections[0].items.splice(at, 1);
  expect([gap, after]).toEqual([{ heading: null, text: null }, before]);
  editFiles(directory, {
    "languages/fr/pages/about.yaml": (text) =>
      text.replace(/heading:$/m, "heading: nouveau").replace(/text:$/m, "text: un texte"),
  });
  expect(found(directory)).toEqual([]);
});

it("run again it adds the key of a text that is new in the source", () => {
  const directory = fixture();
  translated(directory);
  editFiles(directory, { "products/first.yaml": (text) => `${text}badge: New here\n` });
  expect(newLanguage(directory, "fr").added).toHaveLength(1);
  const text = readFileSync(join(directory, "languages/fr/products/first.yaml"), "utf8");
  expect(text).toMatch(/\n# New here\nbadge:\n$/);
  expect(found(directory).map(({ rule }) => rule)).toEqual(["translation-missing"]);
});

it("a language without a pack gets one to be filled in, and its pages are then found wanting, not wrong", () => {
  const folder = inOwnerFolder();
  const directory = fixture();
  const { paths, pack } = newLanguage(directory, "Português");
  expect(pack).toBe(true);
  expect(paths[0]).toBe(join(folder, "languages/pt.yaml"));
  expect(found(directory).filter(({ severity }) => severity === "error")).toEqual([]);
  const { diagnostics } = checkContent({ directory, today: exampleDay, publish: true });
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The language pack pt.yaml has no words yet for \d+ texts/),
  );
});

it("links in translations follow a page that is renamed, and the texts stay fresh", () => {
  const directory = fixture();
  const link = (text: string) => text.replace(/text: (.*)/, 'text: "$1 [ab cd](/about)"');
  editFiles(directory, { "pages/about.yaml": link });
  translated(directory);
  const own = join(directory, "languages/fr/pages/about.yaml");
  writeFileSync(own, link(readFileSync(own, "utf8")));
  expect(found(directory)).toEqual([]);
  for (const folder of ["", "languages/fr/"])
    renameSync(
      join(directory, `${folder}pages/about.yaml`),
      join(directory, `${folder}pages/firm.yaml`),
    );
  editFiles(directory, {
    "pages/firm.yaml": (text) => `${text}formerly: [about]\n`,
    "site.yaml": (text) => text.replaceAll("page: about", "page: firm"),
  });
  const fixes = found(directory).map(({ file, rule, fix }) => [basename(file), rule, fix?.text]);
  expect(fixes).toEqual([
    ["firm.yaml", "link-internal", "/firm"],
    ["firm.yaml", "link-internal", "/firm"],
  ]);
});
