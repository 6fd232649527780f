import { expect, it } from "vitest";
import { assembleContent } from "../../../../scripts/testing/files/example-content.ts";
import { checkInMemory } from "../../../../scripts/testing/files/memory-content.ts";
import { exampleDay } from "../../../../scripts/testing/fixture.ts";
import { someDaily } from "../../../../scripts/testing/whole.ts";
import { rules } from "./index.ts";

/** Checks a sound content folder with this text in one file. */
function checked(head: string, text: string, options: Parameters<typeof checkInMemory>[1] = {}) {
  const { files } = assembleContent([{ head, text }]);
  return checkInMemory(files, { today: exampleDay, ...options }).diagnostics;
}

it("no day stops publishing, but a date that has not come yet", () => {
  const rulesOn = (today: string) => {
    const found = checked("site.yaml", "sample: false", { today, publish: true });
    const errors = found.filter(({ severity }) => severity === "error");
    return [...new Set(errors.map(({ rule }) => rule))].sort();
  };
  expect(rulesOn(exampleDay)).toEqual([]);
  expect(rulesOn("2036-11-21")).toEqual([]);
  expect(rulesOn("1970-01-01")).toEqual(["day-to-come"]);
  const dated = rules.filter(({ isDated }) => isDated);
  expect(dated.map(({ severity }) => severity)).not.toContain("error");
});

it("reports with `--within` only what expires within the given days", () => {
  const text = "tagline: Lorem ipsum\neta: Q1 2026";
  const soon = (within: number) =>
    checked("products/first.yaml", text, { within }).map(({ rule, message }) => [rule, message]);
  expect(soon(75)).toEqual([]);
  expect(soon(76)).toEqual([["eta-past", "Q1 2026 ends on 2026-03-31."]]);
  expect(soon(190)).toEqual([
    ["eta-past", "Q1 2026 ends on 2026-03-31."],
    ["security-expiry", "security.txt expires on 2026-07-16."],
  ]);
});

it("a rule stops after a number of findings, and says so", () => {
  const tagline = `tagline: ${"a  b ".repeat(400).trim()}`;
  const spaces = checked("products/first.yaml", tagline, { only: ["spaces"] });
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)?.hint).toMatch(/This file may have more findings of this rule\.$/);
});

it.each([
  ["Counts **all  of** the boxes", " "],
  ["Counts [all ](/about) of the boxes", undefined],
])("of the spaces in %j a fix is offered where no sign is in its way", (bullet, text) => {
  const found = checked("products/first.yaml", `bullets: ["${bullet}"]`, { only: ["spaces"] });
  expect(found.map(({ fix }) => fix?.text)).toEqual([text]);
});

const signs = [
  " ",
  "-",
  "[",
  '"',
  "7",
  "a",
  "AB ",
  "la ",
  "**a",
  "`",
  "\\",
  "X",
  "/",
  "<b>",
  "%41",
];

it.each(someDaily(signs, 5))("no finding repeats more than 200 characters of %j", (sign) => {
  for (const length of [900, 6_000]) {
    const text = `a${sign.repeat(length / sign.length)}`;
    const long = JSON.stringify(text);
    const keys = ["tagline", "badge", "href", "eta", "icon"].map((key) => `${key}: ${long}`);
    const inProduct = `${keys.join("\n")}\nbullets: [${long}]\nimage: {file: ${long}, alt: ${long}}`;
    const inSite = `vocabulary: [${long}]\ncompany: {name: ${long}, tagline: ${long}}`;
    const inPage = `title: ${long}\ndescription: ${long}\nformerly: [${long}]\nheading: ${long}`;
    const heads = { "products/first.yaml": inProduct, "site.yaml": inSite };
    const parts = Object.entries({ ...heads, "pages/about.yaml": inPage });
    const { files } = assembleContent(parts.map(([head, text]) => ({ head, text })));
    const { diagnostics } = checkInMemory(files, { today: exampleDay });
    expect(diagnostics.length).toBeGreaterThan(5);
    for (const { rule, message, hint } of diagnostics)
      expect(`${message} ${hint}`.includes(text.slice(1, 202)), rule + message).toBe(false);
  }
});
