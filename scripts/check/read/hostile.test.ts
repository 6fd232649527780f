import { describe, expect, it } from "vitest";
import { findingsIn } from "../testing/hold-mistakes.ts";
import { readYaml } from "./read.ts";

/** Many lines that all count on from one another. */
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x]\n${lines(9, (index) => {
  const aliases = Array(9).fill(`*a${index}`).join(", ");
  return `a${index + 1}: &a${index + 1} [${aliases}]`;
})}`;

const megabyte = 1024 * 1024;

// Title, text, message, and the text at the place of the finding where that says something.
const hostile: [title: string, text: string, message: RegExp, place?: string][] = [
  ["an empty file", "", /^The file is empty/],
  ["nothing but comments", "# one\n\n# two\n", /^The file is empty/],
  ["nothing but spaces", " ".repeat(megabyte), /^The file is empty/],
  ["an alias bomb", bomb, /^The aliases of this file repeat too many values/, "*a3"],
  ["an alias inside its own value", "a: &a\n  b: *a\n", /^`\*a` stands inside the value/, "*a"],
  ["an alias of nothing", "a: *b\n", /^`\*b` repeats .* with `&b`/, "*b"],
  ["an alias before its value", "a: *b\nc: &b 1\n", /^`\*b` repeats .* with `&b`/, "*b"],
  ["open brackets", "[".repeat(megabyte), /^The file is nested more than 64/, "["],
  ["open braces", "{".repeat(megabyte), /^The file is nested more than 64/, "{"],
  ["nested dashes", "- ".repeat(megabyte / 2), /^The file is nested more than 64/, "-"],
  ["nested question marks", "? ".repeat(megabyte / 2), /^The file is nested/],
  ["nested groups", lines(1400, (index) => `${" ".repeat(index)}a:`), /^The file is nested/],
  ["a hundred thousand keys", lines(100_000, (index) => `k${index}:`), /^The file has too many/],
  ["a hundred thousand tags", "!a ".repeat(100_000), /^The file has too many/],
  ["a hundred thousand anchors", "&a ".repeat(100_000), /^The file has too many/],
  ["a hundred thousand documents", "---\n".repeat(100_000), /^The file has too many/],
  ["a million line ends", "\n".repeat(megabyte), /^The file has too many/],
  ["a sign far from another", `a: >${" ".repeat(100_000)}-\n`, /^No text begins below/],
  ["an endless string", `a: "${"b\n ".repeat(megabyte / 3)}`, /^The closing quote " is missing/],
  ["a tag of YAML 1.1", "a: !!binary aGk=\n", /^The tag `!!binary` cannot/, "!!binary"],
  ["a tag of a language", "a: !!js/function x\n", /^The tag `!!js.function`/, "!!js/function"],
  ["a tag on a list", "a: !set [x]\n", /^The tag `!set` cannot/, "!set"],
  ["a tag on nothing", "a: !x\nb: 1\n", /^The tag `!x` cannot/, "!x"],
  ["a tag on a key", "!x a: 1\n", /^The tag `!x` cannot/, "!x"],
  ["a tag that does not fit", "a: !!int words\n", /^The tag `!!int` cannot/, "!!int"],
  ["__proto__ as a key", "__proto__: {a: 1}\n", /^`__proto__` cannot/, "__proto__"],
  ["__proto__ inside", 'a:\n  "__proto__": 1\n', /^`__proto__` cannot/, '"__proto__"'],
  ["a list as a key", "? [a]\n: b\n", /^A key must be one plain word/, "[a]"],
  ["an alias as a key", "a: &b c\n*b : d\n", /^A key must be one plain word/, "*b"],
  ["no key", ": a\n", /^A key is missing/, ":"],
  ["an empty key", '"": a\n', /^A key is missing/, '""'],
  ["a key twice", "a: 1\nb: 2\na: 3\n", /^The key `[ab]` is written twice.* line 1/, "a"],
  ["a key twice in braces", "a: {b: 1, b: 2}\n", /^The key `[ab]` is written twice.* line 1/, "b"],
  ["a NUL", "a: b\0c\n", /^The character U\+0000/, "\0"],
  ["an escape sequence", "a: \u001B[31m\n", /^The character U\+001B/, "\u001B"],
  ["a control character of Latin-1", "a: \u0085b\u0090\n", /^The character U\+0090/, "\u0090"],
  ["line ends of old", "a: 1\rb: 2\r", /^A line ends with a carriage return alone/, "\r"],
  ["a byte order mark", "\uFEFFa: 1\n", /^The file begins with a byte order mark/, "\uFEFF"],
];

describe("hostile input ends in one diagnostic", () => {
  it.each(hostile)("%s", (_, text, message, place) => {
    const found = findingsIn(text);
    expect(found).toMatchObject([{ file: "x.yaml", rule: "schema", severity: "error" }]);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.message).toMatch(/[.]$/);
    expect(found[0]?.hint).toMatch(/[.]$/);
    const cut = text.slice(found[0]?.start.offset, found[0]?.end.offset);
    if (place !== undefined) expect(cut).toBe(place);
  });
});

describe("harmless values of large size are read", () => {
  it.each([
    ["a long plain text", `a: ${"b ".repeat(megabyte / 2)}\n`],
    ["a long block", `a: |\n${" b\n".repeat(megabyte / 3)}`],
    ["a long quoted text", `a: "${"b\\n".repeat(megabyte / 3)}"\n`],
    ["ten thousand keys", lines(10_000, (index) => `k${index}: 1`)],
    ["many aliases of one value", `a: &a b\nc: [${"*a, ".repeat(20_000)}]\n`],
  ])("%s", (_, text) => {
    const result = readYaml({ file: "x.yaml", text });
    expect(result.diagnostics).toEqual([]);
    expect(Object.keys(result.file?.value as object).length).toBeGreaterThan(0);
  });
});

it("leaves out what it cannot read and goes on", () => {
  const text = "a: !x 1\nb: 2\n__proto__: 3\nb: 4\nc: *d\n";
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  expect(diagnostics.map(({ start }) => start.line)).toEqual([1, 3, 4, 5]);
  expect(file?.value).toEqual({ a: undefined, b: 2, c: undefined });
  expect(Object.getPrototypeOf(file?.value)).toBe(Object.prototype);
});

it("reads values by YAML 1.2 and no older rules", () => {
  const text = "[yes, off, 012, 0o14, 1:30, 2025-09-03, 1_000, ~]";
  const values = ["yes", "off", 12, 12, "1:30", "2025-09-03", "1_000", null];
  expect(readYaml({ file: "x.yaml", text }).file?.value).toEqual(values);
});
