import { describe, expect, it } from "vitest";
import { type CheckOptions, checkContent } from "../check.ts";
import type { Rule } from "../linting/define-rule.ts";
import type { Diagnostic } from "../read/diagnostic.ts";
import { displayPath } from "../read/files/display-path.ts";
import { spellerOf } from "../spelling/speller.ts";
import { exampleContent, exampleDay } from "../testing/example-content.ts";
import { followHint } from "../testing/follow-hint.ts";
import { rules } from "./index.ts";

const linkStates = new Map([
  ["https://gone.fixture.internal/", { state: "broken", reason: "status 404" } as const],
  ["https://there.fixture.internal/", { state: "works" } as const],
]);

const speller = await spellerOf("en");

/** Clocks that are wrong, a clone that is built late, and the bounds of what a clock can say. */
const otherDays = ["1970-01-01", "2016-02-29", "2036-11-21", "9999-12-31"];

function contentWith({ where, flag }: Pick<Rule, "where" | "flag">, example: string) {
  const content = exampleContent(where, example);
  const settings = {
    directory: content.directory,
    today: exampleDay,
    linkStates,
    // Examples of other rules are full of names and of words in other languages.
    speller: flag === "spelling" ? speller : undefined,
  };
  const check = (options?: CheckOptions) => checkContent({ ...settings, ...options }).diagnostics;
  return { ...content, found: check(), check };
}

/** What stops a build, or what stops publishing: rules with their places. */
function errorsIn(found: readonly Diagnostic[]): string[] {
  const errors = found.filter(({ severity }) => severity === "error");
  return errors.map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
}

const examples = (kind: (rule: Rule) => readonly string[]) =>
  rules.flatMap((rule) => kind(rule).map((example) => [rule.id, example, rule] as const));
const bad = examples((rule) => [rule.bad, ...(rule.alsoBad ?? [])]);
const good = examples((rule) => [rule.good, ...(rule.alsoGood ?? [])]);

/** What is said of bad examples, noted where each is checked. */
const said = new Map<string, string>();

function checkBad(rule: Rule, example: string) {
  const content = contentWith(rule, example);
  const lines = content.found.map(({ message, hint }) => `${rule.id}: ${message} ${hint}\n`);
  const place = `${displayPath(content.directory)}/`;
  said.set(`${rule.id}: ${example}`, lines.join("").replaceAll(place, "content/"));
  return content;
}

describe("bad examples have one finding, in the marked place", () => {
  it.each(bad)("%s: %s", (id, example, rule) => {
    const { found, marked, text, file, check } = checkBad(rule, example);
    expect(found, text).toMatchObject([{ rule: id, file: expect.stringMatching(`${file}$`) }]);
    const places = found.map(({ start, end }) => [start.offset, end.offset]);
    expect(places, "« and » mark the place").toEqual([marked]);
    const words = `${found[0]?.message} ${found[0]?.hint}`;
    expect(words).toMatch(/^.+[.?!] .+[.?!]$/);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    const { fix, ...finding } = found[0] as Diagnostic;
    const fixed = fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end);
    for (const mended of [fixed, followHint(text, finding)]) {
      const texts = new Map([[finding.file, mended ?? ""]]);
      // Another rule's suppression may be needless here.
      if (mended !== undefined && !mended.includes("# content-ignore"))
        expect(check({ texts }), mended).toEqual([]);
    }
  });
});

// A change shows as a difference of examples.txt; `npx vitest run src/check/rules -u` keeps it.
it("what is said of bad examples stays as somebody has read it", { timeout: 120_000 }, async () => {
  // Where this test runs alone, nothing is noted yet.
  for (const [id, example, rule] of bad)
    if (!said.has(`${id}: ${example}`)) checkBad(rule, example);
  const words = bad.map(([id, example]) => said.get(`${id}: ${example}`));
  await expect(words.join("")).toMatchFileSnapshot("examples.txt");
});

describe("good examples and near misses have none", () => {
  it.each(good)("%s: %s", (_, example, rule) => {
    const { found, text } = contentWith(rule, example);
    expect(found, text).toEqual([]);
  });
});

// Types keep the day from all other rules.
it.each(examples((rule) => (rule.isDated ? [rule.bad, rule.good, ...(rule.alsoGood ?? [])] : [])))(
  "no clock decides what stops a build: %s: %s",
  (_, example, rule) => {
    const { found, check } = contentWith(rule, example);
    for (const today of otherDays)
      expect(errorsIn(check({ today })), today).toEqual(errorsIn(found));
  },
);

it("the day stops what is published, and not what is built", () => {
  const { check } = contentWith({ where: "site" }, "sample: false");
  const rulesOn = (today: string) => {
    const found = errorsIn(check({ today, publish: true }));
    return [...new Set(found.map((finding) => finding.split(" ")[0]))].sort();
  };
  expect(rulesOn(exampleDay)).toEqual([]);
  expect(rulesOn("2036-11-21")).toEqual(["eta-past", "security-expiry", "statement-age"]);
  expect(rulesOn("1970-01-01")).toEqual(["day-to-come", "security-expiry"]);
  const dated = rules.filter(({ isDated }) => isDated);
  expect(dated.map(({ severity }) => severity.check)).not.toContain("error");
});

it("every rule stands in the table once, with words that are sentences", () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, summary, why, mend } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [summary, why, mend]) expect(words, id).toMatch(/^\S.*[.?]$/);
  }
});
