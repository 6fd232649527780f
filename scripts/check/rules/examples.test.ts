import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type CheckOptions, checkContent } from "../check.ts";
import type { Rule } from "../linting/define-rule.ts";
import type { Diagnostic } from "../read/diagnostic.ts";
import { displayPath } from "../read/files/display-path.ts";
import { exampleContent, exampleDay } from "../testing/example-content.ts";
import { unescaped } from "../testing/hold-mistakes.ts";
import { rules } from "./index.ts";

/** Wrong clocks, a clone that is built late, and the bounds of what a clock can say. */
const otherDays = ["1970-01-01", "2016-02-29", "2036-11-21", "9999-12-31"];

function contentWith({ where, text }: Pick<Example, "where" | "text">) {
  const content = exampleContent(where, text);
  const settings = { directory: content.directory, today: exampleDay };
  const check = (options?: CheckOptions) => checkContent({ ...settings, ...options }).diagnostics;
  return { ...content, found: check(), check };
}

/** What stops a build, or what stops publishing: rules with their places. */
function errorsIn(found: readonly Diagnostic[]): string[] {
  const errors = found.filter(({ severity }) => severity === "error");
  return errors.map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
}

/** An example of a rule, with the heading and the words of its line in the list. */
interface Example extends Pick<Rule, "where"> {
  title: string;
  written: string;
  rule: Rule;
  text: string;
}

/**
 * The list of bad examples, and of good ones beside the rules' own: below a rule, or a rule and the file that
 * they are of, one a line, as in JSON. Behind a bad one, which marks the finding's place, stands what is said of
 * it.
 */
const list = new URL("examples.txt", import.meta.url);
const [, ...parts] = readFileSync(list, "utf8").split(/^## /m);
const examples = parts.flatMap((part) => {
  const [title = "", ...lines] = part.slice(0, -1).split("\n");
  const [id, file] = title.split(" in ");
  const rule = rules.find((one) => one.id === id) as Rule;
  const where = (file as Rule["where"] | undefined) ?? rule.where;
  return lines.map((line): Example => {
    const [written = ""] = line.split(" | ");
    return { title, written, rule, where, text: unescaped(written) };
  });
});
const own = rules.map((rule): Example => {
  const { id: title, where, good: text } = rule;
  return { title, written: text, rule, where, text };
});
const rows = (all: readonly Example[]) => all.map((one) => [one.title, one.text, one] as const);
const isBad = ({ text }: Example) => text.includes("«");
const bad = examples.filter(isBad);
const good = [...own, ...examples.filter((example) => !isBad(example))];

/** What is said of bad examples, noted where each is checked. */
const said = new Map<Example, string>();

function checkBad(example: Example) {
  const content = contentWith(example);
  const words = content.found.map(({ message, hint }) => `${message} ${hint}`).join(" | ");
  said.set(example, words.replaceAll(`${displayPath(content.directory)}/`, "content/"));
  return content;
}

describe("bad examples have one finding, in the marked place", () => {
  it.each(rows(bad))("%s: %s", (_, __, example) => {
    const { found, marked, text, file, check } = checkBad(example);
    const id = example.rule.id;
    expect(found, text).toMatchObject([{ rule: id, file: expect.stringMatching(`${file}$`) }]);
    const places = found.map(({ start, end }) => [start.offset, end.offset]);
    expect(places, "« and » mark the place").toEqual([marked]);
    const words = `${found[0]?.message} ${found[0]?.hint}`;
    expect(words).toMatch(/^.+[.?!] .+[.?!]$/);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    const { fix, file: path } = found[0] as Diagnostic;
    if (fix === undefined) return;
    const fixed = text.slice(0, fix.start) + fix.text + text.slice(fix.end);
    expect(check({ texts: new Map([[path, fixed]]) }), fixed).toEqual([]);
  });
});

// `npx vitest run scripts/check/rules -u` writes what is said behind each, also of a new line.
it("what is said of bad examples stays as somebody has read it", { timeout: 120_000 }, async () => {
  // Where this test runs alone, nothing is noted yet.
  for (const example of bad) if (!said.has(example)) checkBad(example);
  const lines = examples.map((example, place) => {
    const { title, written } = example;
    const heading = examples[place - 1]?.title === title ? "" : `## ${title}\n`;
    return `${heading}${written}${isBad(example) ? ` | ${said.get(example)}` : ""}\n`;
  });
  await expect(lines.join("")).toMatchFileSnapshot(fileURLToPath(list));
});

it("of each rule's own examples the bad one stands in the list, and the good one is known already", () => {
  const listed = examples.map(({ title, text }) => `${title}: ${text}`);
  const missing = rules.filter(({ id, bad }) => !listed.includes(`${id}: ${bad}`));
  const twice = rules.filter(({ id, good }) => listed.includes(`${id}: ${good}`));
  expect([missing, twice].map((some) => some.map(({ id }) => id))).toEqual([[], []]);
});

describe("good examples and near misses have none", () => {
  it.each(rows(good))("%s: %s", (_, __, example) => {
    const { found, text } = contentWith(example);
    expect(found, text).toEqual([]);
  });
});

// Types keep the day from all other rules.
it.each(rows([...bad, ...good].filter(({ rule }) => rule.isDated)))(
  "no clock decides what stops a build: %s: %s",
  (_, __, example) => {
    const { found, check } = contentWith(example);
    for (const today of otherDays)
      expect(errorsIn(check({ today })), today).toEqual(errorsIn(found));
  },
);

it("no day stops publishing, but a date that has not come yet", () => {
  const { check } = contentWith({ where: "site", text: "sample: false" });
  const rulesOn = (today: string) => {
    const found = errorsIn(check({ today, publish: true }));
    return [...new Set(found.map((finding) => finding.split(" ")[0]))].sort();
  };
  expect(rulesOn(exampleDay)).toEqual([]);
  expect(rulesOn("2036-11-21")).toEqual([]);
  expect(rulesOn("1970-01-01")).toEqual(["day-to-come"]);
  const dated = rules.filter(({ isDated }) => isDated);
  expect(dated.map(({ severity }) => severity.check)).not.toContain("error");
});

it("what expires within so many days is reported alone", () => {
  const { check } = contentWith({ where: "product", text: "tagline: Lorem ipsum\neta: Q1 2026" });
  const soon = (within: number) => check({ within }).map(({ rule, message }) => [rule, message]);
  expect(soon(75)).toEqual([]);
  expect(soon(76)).toEqual([["eta-past", "Q1 2026 ends on 2026-03-31."]]);
  expect(soon(190)).toEqual([
    ["statement-age", "No test of the record was run since 2025-07-17."],
    ["eta-past", "Q1 2026 ends on 2026-03-31."],
    ["security-expiry", "security.txt expires on 2026-07-16."],
  ]);
});

it("every rule stands in the table once, with words that are sentences", () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, summary, why, mend } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [summary, why, mend]) expect(words, id).toMatch(/^\S.*[.?]$/);
  }
});
