import { expect, it } from "vitest";
import { productSchema } from "../../../../src/content/schema/product.ts";
import { growsInProportion } from "../../testing/cpu-time.ts";
import { exampleDay } from "../../testing/example-content.ts";
import { fixtureFiles } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { someOf } from "../../testing/whole.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { displayPath } from "../files/display-path.ts";
import { loadContent } from "../load.ts";
import { keyTable } from "./key-table.ts";
import { linesOf } from "./lines.ts";
import { swallowedLines } from "./swallowed-lines.ts";

const files = Object.entries(fixtureFiles(new Date(exampleDay)));

function findingsWith(directory: string, file: string, text: string): Diagnostic[] {
  const texts = new Map([[displayPath(`${directory}/${file}`), text]]);
  return loadContent(directory, texts).diagnostics;
}

/** A text after a slip, with the line in which it shows, counted from 1. */
type Slipped = [line: number, lines: string[]];

/** All texts in which a slip has happened once; of a pattern, in each line that has it. */
const slips: Record<string, (lines: string[]) => Slipped[]> = {
  "the line above others is gone": (lines) =>
    where(lines, /^[a-z]\w*:$/, (at) => [at + 1, lines.toSpliced(at, 1)]),
  "two lines have run together": (lines) =>
    where(lines, /^\w+: [^|>].*$/, (at) =>
      /^\w+: [^|>]/.test(lines[at + 1] ?? "")
        ? [at + 1, lines.toSpliced(at, 2, `${lines[at]} ${lines[at + 1]}`)]
        : undefined,
    ),
  "the whole file stands below a key": (lines) => [
    [1, ["content:", ...lines.map((line) => (line === "" ? line : `  ${line}`))]],
  ],
  "the same stands there twice": (lines) => [
    [lines.length, [...lines.slice(0, -1), ...lines]],
    [lines.length, [...lines.slice(0, -1), "---", ...lines]],
  ],
  "a line stands twice": (lines) =>
    where(lines, /^ *(?:title|name|page|number|heading): [^|>].*$/, (at) => [
      at + 2,
      lines.toSpliced(at, 0, lines[at] ?? ""),
    ]),
  "the mark of a merge is left": (lines) => [[3, lines.toSpliced(2, 0, ">>>>>>> other")]],
  "a key below a text is indented as the text is": (lines) =>
    where(lines, /^ *(?:(?:title|name|tagline|heading|description|text):|-) [^-|>"].*$/, (at) => {
      const [, blanks = "", opens, words] = /^( *)(\w+:|-) (.*)$/.exec(lines[at] ?? "") ?? [];
      const below = (lines[at + 1] ?? "").trimStart();
      if (/^\w+:( |$)/.test(words ?? "") || !/^\w+: [^|>]/.test(below)) return undefined;
      const text = [`${blanks}${opens} >-`, `${blanks}  ${words}`, `${blanks}  ${below}`];
      return [at + 3, lines.toSpliced(at, 2, ...text)];
    }),
  "the first dash of a list is gone": (lines) =>
    where(lines, /^ +- [a-z]+$/, (at) => [
      at + 1,
      lines.with(at, (lines[at] ?? "").replace("- ", "")),
    ]),
};

function where(
  lines: readonly string[],
  pattern: RegExp,
  slip: (at: number) => Slipped | undefined,
): Slipped[] {
  const found = lines.flatMap((line, at) => (pattern.test(line) ? [slip(at)] : []));
  return found.filter((one) => one !== undefined);
}

it.each(Object.entries(slips))(
  "%s: one finding, there",
  {
    timeout: 120_000,
  },
  (_, slip) => {
    const directory = temporaryContent({}, new Date(exampleDay));
    let count = 0;
    for (const [file, before] of files)
      for (const [line, lines] of someOf(slip(before.split("\n")), 2)) {
        const text = lines.join("\n");
        const [finding, ...others] = findingsWith(directory, file, text);
        // Without that line it may be as right as before.
        if (finding === undefined) continue;
        count += 1;
        expect(others, text).toEqual([]);
        expect(finding.start.line, `${finding.message}\n${text}`).toBe(line);
      }
    expect(count).toBeGreaterThan(5);
  },
);

it("takes a key above a file, of which nothing stands below it, for a key too many", () => {
  const directory = temporaryContent({}, new Date(exampleDay));
  for (const [file, text] of files)
    expect(findingsWith(directory, file, `colour:\n${text}`), file).toMatchObject([
      { message: "Unknown key `colour`." },
    ]);
});

it.each(["Note: call us.", "heading: for words", "layout: of a hall"])(
  "takes %j at the end of a text for words of it",
  (words) => {
    const directory = temporaryContent({}, new Date(exampleDay));
    const [file = "", page = ""] = files.find(([name]) => name === "pages/about.yaml") ?? [];
    const text = page.replace(
      /^description: .*(?:\n .*)*$/m,
      `description: >-\n  Words.\n  ${words}`,
    );
    expect(text).not.toBe(page);
    expect(findingsWith(directory, file, text)).toEqual([]);
  },
);

it.each([
  [
    /^name: .*$/m,
    "name: Words\n  # A remark.\n  with us: words",
    /^Put its comments above it, and write/,
  ],
  [/^name: .*$/m, "name: Words\n  taglin: Words", /^Begin it in column 1/],
  [
    /^ +- .*\n(?: +- .*\n)*/m,
    "  one\n  two\n",
    / column 1, and so each line below that is an entry/,
  ],
  [/^ +- .*\n(?: +- .*\n)*/m, "  one\n  - two\n", / column 3\.$/],
])("of lines of a product, %s, that are %j it says what each of them is", (lines, slip, hint) => {
  const directory = temporaryContent({}, new Date(exampleDay));
  const [file = "", product = ""] = files.find(([name]) => name.startsWith("products/")) ?? [];
  const text = product.replace(lines, slip);
  expect(text).not.toBe(product);
  expect(findingsWith(directory, file, text)[0]?.hint).toMatch(hint);
});

it("takes time in proportion to many texts", () => {
  const keys = keyTable([productSchema]);
  const read = (count: number) => swallowedLines(linesOf("a: >\n  b\n".repeat(count)), keys);
  expect(growsInProportion(read, 20_000)).toBe(true);
});
