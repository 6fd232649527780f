import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { siteSchema } from "../../content/schema/site.ts";
import { cpuTime } from "../testing/cpu-time.ts";
import { contentFixture } from "../testing/fixture.ts";
import { randomNumbers } from "../testing/random-numbers.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { directory, remove } = contentFixture();
// With more than one key in each group, since the only key of a group may stand in any column.
const siteText = readFileSync(join(directory, "site.yaml"), "utf8").replace(
  "method: mailto",
  "method: emailjs\n  serviceId: a\n  templateId: b\n  publicKey: c",
);
remove();

/** Slips of the hand: what becomes of a line, or nothing if the slip cannot happen there. */
const slips: [title: string, slip: (line: string) => string | undefined][] = [
  ["a letter of a key lost", (line) => swap(line, /([a-z]\w\w)\w(\w*:)/, "$1$2")],
  ["a tab for two spaces", (line) => swap(line, /^ {2}/, "\t")],
  ["a colon lost", (line) => swap(line, /^( *(?:- )?\w+): (?=\S)/, "$1 ")],
  ["no space after a colon", (line) => swap(line, /: (?=\w)/, ":")],
  ["a dash lost", (line) => swap(line, /- /, "")],
  ["no space after a dash", (line) => swap(line, /- /, "-")],
  ["a key one column to the right", (line) => swap(line, /^(?=\w+:| {2}\w+: )/, " ")],
  ["a key one column to the left", (line) => swap(line, /^ (?=( )+\w+: )/, "")],
  ["a line twice", (line) => swap(line, /^( *\w+: .+)$/, "$1\n$1")],
  ["a value lost", (line) => swap(line, /: .+/, ":")],
  ["a quote not closed", (line) => swap(line, /: (?=[a-z]+$)/, ': "')],
  ["a list for a value", (line) => swap(line, /: (\w+)$/, ": [$1]")],
];

function swap(line: string, pattern: RegExp, replacement: string): string | undefined {
  const changed = line.replace(pattern, replacement);
  return changed === line ? undefined : changed;
}

function findings(text: string): Diagnostic[] {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  return file === undefined ? diagnostics : checkShape(siteSchema, file, diagnostics).diagnostics;
}

describe("one slip in any line is one finding", () => {
  it.each(slips)("%s", (_, slip) => {
    const lines = siteText.split("\n");
    let count = 0;
    for (const [index, line] of lines.entries()) {
      const changed = slip(line);
      if (changed === undefined) continue;
      const text = lines.with(index, changed).join("\n");
      expect(
        findings(text).map(({ message }) => message),
        text,
      ).toHaveLength(1);
      count += 1;
    }
    expect(count).toBeGreaterThan(5);
  });
});

describe("random damage", () => {
  const scraps = [
    ..."\"'#&*!|>%@`{}[],:?-\t \n\r\0\uFEFF🌳",
    "\n- ",
    "\n\t",
    ": ",
    " #",
    "<<: ",
    "---\n",
  ];

  it("ends in values or in findings inside the file, within a second", () => {
    const random = randomNumbers(1);
    const below = (limit: number) => Math.floor(random() * limit);
    let refused = 0;
    for (let round = 0; round < 400; round++) {
      let text = siteText;
      for (let count = 0; count <= below(4); count++) {
        const at = below(text.length);
        const scrap = scraps[below(scraps.length)] as string;
        text = text.slice(0, at) + scrap + text.slice(at + below(6));
      }
      let found: Diagnostic[] = [];
      const time = cpuTime(() => {
        found = findings(text);
      });
      expect(time, text).toBeLessThan(1000);
      for (const { start, end, message, hint } of found) {
        expect(start.offset, text).toBeLessThanOrEqual(end.offset);
        expect(end.offset, text).toBeLessThanOrEqual(text.length);
        expect([message, hint].join(" "), text).not.toMatch(/undefined|\[object|NaN/);
      }
      refused += found.length > 0 ? 1 : 0;
    }
    expect(refused).toBeGreaterThan(200);
  });
});
