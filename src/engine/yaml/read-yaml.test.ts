import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inWordsOf } from "../../../scripts/testing/in-words-of.ts";
import { randomDocument } from "../../../scripts/testing/random-document.ts";
import { sample, someDaily } from "../../../scripts/testing/whole.ts";
import { casesIn } from "../../testing/hold-cases.ts";
import type { TextRange } from "../diagnostic.ts";
import { parseContent } from "../shape/parse-content.ts";
import { valueAt } from "../values.ts";
import type { Path, YamlFile } from "./read-yaml.ts";

function readFileOf(text: string): YamlFile {
  const { file, diagnostics } = parseContent({ file: "x.yaml", text });
  expect(diagnostics).toEqual([]);
  if (file === undefined) throw new Error("The file could not be read.");
  return file;
}

/** The text at a range, which must say the same by line and column as by offset. */
function textAtRange(text: string, range: TextRange | undefined): string | undefined {
  if (range === undefined) return undefined;
  for (const { line, column, offset } of [range.start, range.end]) {
    const before = text.slice(0, offset).split("\n");
    expect([line, column]).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
  }
  return text.slice(range.start.offset, range.end.offset);
}

/** The paths of all that a value holds. */
function allPaths(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step): Path[] => [
    [step],
    ...allPaths(valueAt(value, [step])).map((path) => [step, ...path]),
  ]);
}

/** What a value is that stands alone, as a block in the column in which it stood. */
function readAlone(source: string, isBlock: boolean, column = 1): unknown {
  const text = isBlock ? `alone:\n${" ".repeat(column - 1)}${source}` : `alone: ${source}`;
  const value = valueAt(readFileOf(`${text}\n`).value, ["alone"]);
  return typeof value === "string" ? value.trimEnd() : value;
}

describe("positions", () => {
  it("are exact for each key, each value and each word of generated documents", () => {
    const counts = { places: 0, words: 0 };
    const seeds = someDaily(sample([...Array(200).keys()], 5), 4);
    for (const seed of seeds) {
      const text = randomDocument(seed);
      const file = readFileOf(text);
      for (const path of allPaths(file.value)) {
        const label = `seed ${seed}, ${JSON.stringify(path)} in\n${text}`;
        const value = valueAt(file.value, path);
        const source = textAtRange(text, file.valueRange(path)) ?? "none";
        expect(source, label).toBe(source.trim());
        expect(source, label).not.toMatch(/"note$/);
        const isBlock = typeof value === "object" && /^[^[{]/.test(source);
        expect(readAlone(source, isBlock, file.valueRange(path)?.start.column), label).toEqual(
          typeof value === "string" ? value.trimEnd() : value,
        );
        const key = textAtRange(text, file.keyRange(path))?.replace(/^(['"])(.*)\1$/, "$2");
        expect(key, label).toBe(typeof path.at(-1) === "string" ? path.at(-1) : undefined);
        counts.places += 1;
        if (typeof value !== "string") continue;
        for (const { 0: word, index } of value.matchAll(/\S+/g)) {
          const found = textAtRange(text, file.textRange(path, index, index + word.length));
          const read = found?.replaceAll("''", "'").replaceAll('\\"', '"');
          expect(read?.replaceAll("\\u00e9", "é"), `${word}, ${label}`).toBe(word);
          counts.words += 1;
        }
      }
    }
    expect(counts.places / seeds.length).toBeGreaterThan(12.5);
    expect(counts.words / seeds.length).toBeGreaterThan(12.5);
  });

  for (const { what, text, word } of casesIn<{ what: string; text: string; word: string }[]>(
    import.meta.dirname,
    "places.test.yaml",
  ))
    it(what, () => {
      const file = readFileOf(text);
      const path = text.startsWith("-") ? [0, 0] : ["a"];
      const start = `${valueAt(file.value, path)}`.indexOf(word);
      expect(textAtRange(text, file.textRange(path, start, start + word.length))).toBe(word);
    });

  it("never end before they begin, as around a colon with nothing on either side", () => {
    const { file } = parseContent({ file: "x.yaml", text: "a:\n  - one\n  - : \n" });
    const range = file?.valueRange(["a", 1]);
    expect(range?.end.offset).toBeGreaterThanOrEqual(range?.start.offset ?? Number.NaN);
  });

  it("are not given for a stretch of a number, or outside the text", () => {
    const file = readFileOf("a: one two\nd: 12\n");
    expect(textAtRange(file.text, file.textRange(["a"], 4, 7))).toBe("two");
    expect(file.textRange(["a"], 4, 8)).toBeUndefined();
    expect(file.textRange(["d"], 0, 1)).toBeUndefined();
  });
});

describe("hostile input ends in one diagnostic", () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const megabyte = 1024 * 1024;
  const bomb = lines(10, (index) => {
    const below = index === 0 ? "x" : `*a${index - 1}`;
    return `a${index}: &a${index} [${Array(9).fill(below).join(", ")}]`;
  });

  it.each([
    ["nothing but spaces", " ".repeat(megabyte), /^The file is empty/],
    ["an alias bomb", bomb, /^Text without quotes cannot begin with `&`/],
    ["open brackets", "[".repeat(megabyte), /^The file is nested more than 64/],
    ["nested dashes", "- ".repeat(megabyte / 2), /^The file is nested more than 64/],
    ["nested groups", lines(1400, (at) => `${" ".repeat(at)}a:`), /^The file is nested/],
    ["a hundred thousand keys", lines(100_000, (at) => `k${at}:`), /^The file has too many/],
    ["a hundred thousand tags", "!a ".repeat(100_000), /^The file has too many/],
    ["a hundred thousand documents", "---\n".repeat(100_000), /^The file has too many/],
    ["a million line ends", "\n".repeat(megabyte), /^The file has too many/],
    ["an endless string", `a: "${"b\n ".repeat(megabyte / 3)}`, /^This line does not fit/],
  ])("%s", (_, text, message) => {
    const { diagnostics } = parseContent({ file: "x.yaml", text });
    expect(inWordsOf(diagnostics)).toMatchObject([{ message: expect.stringMatching(message) }]);
  });
});

it("reads ten thousand keys and a megabyte of text", () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => `k${at}: 1\n`).join("");
  const { value } = readFileOf(`${keys}a: ${"b ".repeat(500_000)}\n`);
  expect(Object.keys(value as object)).toHaveLength(10_001);
});

it("leaves out what it cannot read and goes on", () => {
  const text = "b: 2\n__proto__: 3\ne:\n  f: 1\n  f: 2\n  g: 3\n  g: 4\n";
  const { file, diagnostics } = parseContent({ file: "x.yaml", text });
  expect(diagnostics.map(({ start }) => start.line)).toEqual([2, 5]);
  expect(file?.value).toEqual({ b: 2, e: undefined });
  expect(Object.getPrototypeOf(file?.value)).toBe(Object.prototype);
});

it("reads values by YAML 1.2 and no older rules, and accepts what only looks like a mistake", () => {
  const text = readFileSync(new URL("values.test.yaml", import.meta.url), "utf8");
  expect(readFileOf(text).value).toEqual({
    "quoted key": "it's 5 o'clock, or a#5",
    values: ["yes", "off", 12, 12, "1:30", "2025-09-03", "1_000", null],
    time: "12:30:45",
    address: "https://example.org/a#b",
    list: [{ a: 1 }, { b: 2 }],
    folded: "one: two - three",
    continued: "one two",
    "number as text": "012",
  });
});
