import { describe, expect, it } from "vitest";
import { randomDocument } from "../testing/random-document.ts";
import { someOf } from "../testing/whole.ts";
import type { TextRange } from "./diagnostic.ts";
import { valueAt } from "./findings/field.ts";
import { type Path, readYaml, type YamlFile } from "./read.ts";

function fileOf(text: string): YamlFile {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  expect(diagnostics).toEqual([]);
  if (file === undefined) throw new Error("The file could not be read.");
  return file;
}

/** The text at a range, which must say the same by line and column as by offset. */
function cut(text: string, range: TextRange | undefined): string | undefined {
  if (range === undefined) return undefined;
  for (const { line, column, offset } of [range.start, range.end]) {
    const before = text.slice(0, offset).split("\n");
    expect([line, column]).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
  }
  return text.slice(range.start.offset, range.end.offset);
}

describe("positions", () => {
  it("are exact for each key, each value and each word of generated documents", () => {
    const counts = { places: 0, words: 0 };
    const seeds = someOf([...Array(400).keys()], 3);
    for (const seed of seeds) {
      const { text, expectations } = randomDocument(seed);
      const file = fileOf(text);
      for (const { path, key, value, ...rest } of expectations) {
        const label = `seed ${seed}, ${JSON.stringify(path)} in\n${text}`;
        const range = file.valueRange(path);
        expect(cut(text, range), label).toBe(text.slice(...value));
        expect(range?.start.offset, label).toBe(value[0]);
        expect(cut(text, file.keyRange(path)), label).toBe(key && text.slice(...key));
        if (key) expect(file.keyRange(path)?.start.offset, label).toBe(key[0]);
        counts.places += 1;
        if (!("decoded" in rest)) continue;
        expect(valueAt(file.value, path), label).toEqual(rest.decoded);
        if (typeof rest.decoded !== "string") continue;
        for (const { 0: word, index } of rest.decoded.matchAll(/\S+/g)) {
          const source = cut(text, file.textRange(path, index, index + word.length));
          const read = source?.replaceAll("''", "'").replaceAll('\\"', '"');
          expect(read?.replaceAll("\\u00e9", "é"), `${word}, ${label}`).toBe(word);
          counts.words += 1;
        }
      }
    }
    expect(counts.places / seeds.length).toBeGreaterThan(12.5);
    expect(counts.words / seeds.length).toBeGreaterThan(12.5);
  });

  it.each([
    ["a line end that is escaped", 'a: "one \\\n   two\\tthree"\n', "two"],
    ["escapes of all lengths", 'a: "\\x41 \\u00e9 \\U0001F333 \\N \\_x two"\n', "two"],
    ["an empty line in quotes", "a: 'one\n\n\n  two'\n", "two"],
    ["an indentation that is said", "a: |2\n    one\n   two\n", "two"],
    ["lines that are indented further", "a: >\n  one\n    more\n\n  two\n", "two"],
    ["Windows line ends", "a: >-\r\n  one\r\n  two\r\n", "two"],
    ["a text in a list", "- - one two\n", "two"],
  ])("are exact behind %s", (_, text, word) => {
    const file = fileOf(text);
    const path = text.startsWith("-") ? [0, 0] : ["a"];
    const value = valueAt(file.value, path) as string;
    const start = value.indexOf(word);
    expect(cut(text, file.textRange(path, start, start + word.length))).toBe(word);
  });

  it.each(["|", ">-"])("are exact for white space with which a text begins: %s", (sign) => {
    const text = `a: ${sign}\n  \tone\n  two\n`;
    const { file } = readYaml({ file: "x.yaml", text });
    expect(cut(text, file?.textRange(["a"], 0, 1))).toBe("\t");
    expect(cut(text, file?.textRange(["a"], 1, 4))).toBe("one");
  });

  it("never end before they begin, as around a colon with nothing on either side", () => {
    const { file } = readYaml({ file: "x.yaml", text: "a:\n  - one\n  - : \n" });
    const range = file?.valueRange(["a", 1]);
    expect(range?.end.offset).toBeGreaterThanOrEqual(range?.start.offset ?? Number.NaN);
  });

  it("are those of an alias itself, and of what lies deeper where it is written", () => {
    const file = fileOf("a: &b {c: one}\nd: *b\n");
    const shown = (path: Path) =>
      [file.keyRange(path), file.valueRange(path)].map((at) => cut(file.text, at));
    expect([shown(["d"]), shown(["d", "c"])]).toEqual([
      ["d", "*b"],
      ["c", "one"],
    ]);
    expect(file.value).toEqual({ a: { c: "one" }, d: { c: "one" } });
  });

  it("are not given for a stretch of an alias, or outside the text", () => {
    const file = fileOf("a: &b one two\nc: *b\nd: 12\n");
    expect(cut(file.text, file.textRange(["a"], 4, 7))).toBe("two");
    expect(file.textRange(["c"], 4, 7)).toBeUndefined();
    expect(file.textRange(["a"], 4, 8)).toBeUndefined();
    expect(file.textRange(["d"], 0, 1)).toBeUndefined();
  });
});
