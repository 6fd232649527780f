import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../check.ts";
import { placed } from "../testing/check-files.ts";
import { sampleCopy } from "../testing/temporary-content.ts";
import { marksOf } from "./unchanged-texts.ts";

const sample = "e2e/firms/sample";
type Edits = Record<string, (text: string) => string>;

/** What the three rules find in a folder like the frozen sample with edits of its YAML, before publishing. */
function foundIn(edits: Edits, { directory = sample, publish = true } = {}) {
  const texts = Object.entries(edits).map(([name, edit]): [string, string] => {
    const file = join(directory, name);
    const before = readFileSync(file, "utf8");
    expect(edit(before), name).not.toBe(before);
    return [file, edit(before)];
  });
  const only = ["sample-fact", "sample-text", "other-language"];
  return placed(checkContent({ directory, publish, only, texts: new Map(texts) })).map((found) => ({
    ...found,
    file: found.file.slice(directory.length + 1),
    at: found.at?.replaceAll(/\s+/g, " "),
  }));
}

/** The same on a line each: rule, weight, file and text at the place. */
function saidOf(...of: Parameters<typeof foundIn>): string[] {
  return foundIn(...of).map(({ rule, severity, file, at }) => `${rule} ${severity} ${file}: ${at}`);
}

const ours = (text: string) => text.replace("sample: true", "sample: false");
const german = (text: string) => text.replace("language: en", "language: de");

describe("texts unchanged from the sample", () => {
  it("are nothing to mend as long as it says that it is the sample", () => {
    expect(saidOf({ "site.yaml": (text) => `${text}# end\n` })).toEqual([]);
  });

  it("stop publishing where they state facts, and are listed once a file where not", () => {
    const said = saidOf({ "site.yaml": ours });
    const facts = said.filter((line) => line.startsWith("sample-fact error "));
    for (const part of [
      /site\.yaml: Banyan Lane Software$/,
      /site\.yaml: - 24 Banyan Lane|site\.yaml: 24 Banyan Lane/,
      /site\.yaml: latitude: 51/,
      /site\.yaml: viewBox: 0 0 32 32 /,
      /site\.yaml: tree\.svg$/,
      /pages\/products\.yaml: sprout\.svg$/,
      /products\/fresh-saver\.yaml: Fresh Saver$/,
      /products\/fresh-saver\.yaml: Save Food/,
      /pages\/privacy\.yaml: .*does not collect or store/,
      /pages\/accessibility\.yaml: .*what: Automatic check/,
    ])
      expect(facts).toContainEqual(expect.stringMatching(part));
    const others = said.filter((line) => !facts.includes(line));
    const files = others.map((line) => /^sample-text info (.*?): /.exec(line)?.[1]);
    expect(files).toContain("pages/about.yaml");
    expect(new Set(files).size, "one line a file").toBe(files.length);
    expect(files).not.toContain(undefined);
    // Words that everybody uses are nobody's.
    for (const word of ["Home", "Contact", "United Kingdom", "Data Collection", "Sales", "Q4 2025"])
      expect(facts.filter((line) => line.endsWith(`: ${word}`))).toEqual([]);
  });

  it("only warn before publishing", () => {
    const said = saidOf({ "site.yaml": ours }, { publish: false });
    expect(said.filter((line) => line.includes(" error "))).toEqual([]);
    expect(said).toContainEqual(expect.stringMatching(/^sample-fact warning/));
  });

  it("are one's own once they are changed, and a test once it has run again", () => {
    const said = saidOf({
      "site.yaml": ours,
      "products/fresh-saver.yaml": (text) => text.replace("Save Food, Save Money", "Counts food"),
      "pages/accessibility.yaml": (text) => text.replaceAll("date: 2026-11-20", "date: 2026-11-21"),
    });
    expect(said).not.toContainEqual(expect.stringContaining("Counts food"));
    expect(said).not.toContainEqual(expect.stringMatching(/^sample-fact .*accessibility/));
  });

  it("state facts also on a page of another name, and as drawings until others lie there", () => {
    const directory = sampleCopy({
      "pages/privacy.yaml": (text) => `${text}layout: privacy\n`,
      "pictures/tree.svg": (text) => text.replace("/></svg>", '/><path d="M0 0h9"/></svg>'),
    });
    renameSync(join(directory, "pages/privacy.yaml"), join(directory, "pages/policy.yaml"));
    const drawn = (text: string) => ours(text).replaceAll("bough.svg", "roots.svg");
    const said = saidOf({ "site.yaml": drawn }, { directory });
    const fact = /^sample-fact error pages\/policy\.yaml: .*does not collect or store/;
    expect(said).toContainEqual(expect.stringMatching(fact));
    const drawings = said.filter((line) => /site\.yaml: .*\.svg$/.test(line));
    expect(drawings).toEqual(Array(3).fill("sample-fact error site.yaml: roots.svg"));
  });

  it("are English under another language, told of once a file, however short they are", () => {
    const skip = "\ninterface:\n  skipToContent: Skip to content\n";
    const said = foundIn({ "site.yaml": (text) => german(ours(text)) + skip });
    const found = said.filter(({ rule }) => rule === "other-language");
    const files = found.map(({ file }) => file);
    expect(new Set(files).size, "one finding a file").toBe(files.length);
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(["error"]));
    const keys = found.map(({ file, message }) => `${file}: ${message}`).join("\n");
    for (const part of [
      /^site\.yaml: .*`header\.action\.text`.*`interface\.skipToContent`/m,
      /^pages\/home\.yaml: .*`sections\[\d\]\.items\[0\]\.title`/m,
      /^pages\/about\.yaml: \d+ texts in this file are .*`title`.*`sections\[0\]\.items\[0\]\.heading`/m,
      /^pages\/contact\.yaml: .*`heading`/m,
      /^pages\/products\.yaml: .*`title`, .*`heading`/m,
    ])
      expect(keys).toMatch(part);
    // Names, places and single words may be the same.
    expect(keys).not.toMatch(/company\.name|contact\.address|`contact\.phones\[\d\]\.label`/);
    // What is both English and a fact is one mistake.
    expect(said.filter(({ at }) => at === "Save Food, Save Money")).toHaveLength(1);
  });

  it("are no names, of which the sample under another language is not told either", () => {
    const named = (text: string) => text.replace(/ {2}name: (.*)/, "$&\n  shortName: $1");
    const said = foundIn({ "site.yaml": (text) => german(named(text)) });
    expect(said.map(({ message }) => message).join("\n")).not.toMatch(
      /`(company\.)?(name|shortName)`/,
    );
    expect(said.map(({ file }) => file)).toContain("products/fresh-saver.yaml");
  });
});

it("the marks are those of the frozen sample; `npm run freeze-sample` writes both", () => {
  expect(readFileSync("scripts/check/sample/sample-marks.txt", "utf8")).toBe(marksOf(sample));
});
