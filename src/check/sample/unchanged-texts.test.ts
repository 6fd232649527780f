import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../check.ts";
import { placed } from "../testing/check-files.ts";
import { editFiles, sampleCopy } from "../testing/temporary-content.ts";

type Edits = Record<string, (text: string) => string>;
type Renamed = readonly [from: string, to: string];

/** What the three rules find in the frozen sample with edits; each file from the content folder. */
function foundIn(edits: Edits, publish = true, renamed?: Renamed) {
  const directory = sampleCopy();
  const texts = Object.keys(edits).map((file) => readFileSync(join(directory, file), "utf8"));
  editFiles(directory, edits);
  for (const [index, file] of Object.keys(edits).entries())
    expect(readFileSync(join(directory, file), "utf8"), file).not.toBe(texts[index]);
  if (renamed) {
    const [from, to] = renamed.map((name) => join(directory, "pages", name)) as [string, string];
    renameSync(from, to);
  }
  const only = ["sample-fact", "sample-text", "other-language"];
  return placed(checkContent({ directory, publish, only })).map(({ file, at, ...found }) => ({
    ...found,
    file: file.slice(directory.length + 1),
    at: at?.replaceAll(/\s+/g, " "),
  }));
}

/** The same on a line each: rule, weight, file and text at the place. */
function saidOf(edits: Edits, publish?: boolean, renamed?: Renamed): string[] {
  return foundIn(edits, publish, renamed).map(
    ({ rule, severity, file, at }) => `${rule} ${severity} ${file}: ${at}`,
  );
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
    const others = said.filter((line) => !facts.includes(line));
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
    const files = others.map((line) => /^sample-text info (.*?): /.exec(line)?.[1]);
    expect(files).toContain("pages/about.yaml");
    expect(new Set(files).size, "one line a file").toBe(files.length);
    expect(files).not.toContain(undefined);
  });

  it("state facts also on a page that has another name than the sample's", () => {
    const edits = {
      "site.yaml": ours,
      "pages/privacy.yaml": (text: string) => `${text}layout: privacy\n`,
    };
    const said = saidOf(edits, true, ["privacy.yaml", "policy.yaml"]);
    const fact = /^sample-fact error pages\/policy\.yaml: .*does not collect or store/;
    expect(said).toContainEqual(expect.stringMatching(fact));
  });

  it("only warn before publishing", () => {
    const said = saidOf({ "site.yaml": ours }, false);
    expect(said.filter((line) => line.includes(" error "))).toEqual([]);
    expect(said).toContainEqual(expect.stringMatching(/^sample-fact warning/));
  });

  it("are nobody's where they are words that everybody uses", () => {
    const said = saidOf({ "site.yaml": ours }).filter((line) => !line.startsWith("sample-text"));
    for (const word of ["Home", "Contact", "United Kingdom", "Data Collection", "Sales", "Q4 2025"])
      expect(said.filter((line) => line.endsWith(`: ${word}`))).toEqual([]);
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

  it("are drawings too, whatever their files are called, until others lie there", () => {
    const edits = {
      "site.yaml": (text: string) => ours(text).replaceAll("bough.svg", "roots.svg"),
      "pictures/tree.svg": (text: string) => text.replace("/></svg>", '/><path d="M0 0h9"/></svg>'),
    };
    const said = saidOf(edits).filter((line) => line.endsWith(".svg"));
    expect(said.filter((line) => line.includes("site.yaml"))).toEqual(
      Array(3).fill("sample-fact error site.yaml: roots.svg"),
    );
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
  });

  it("are one mistake each where they are both English and a fact", () => {
    const said = saidOf({ "site.yaml": (text) => german(ours(text)) });
    const places = said.map((line) => line.slice(line.indexOf(": ")));
    expect(places.filter((at) => at === ": Save Food, Save Money")).toHaveLength(1);
  });
});
