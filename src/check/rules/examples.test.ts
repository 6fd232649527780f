import { describe, expect, it, onTestFinished } from "vitest";
import { checkContent } from "../check.ts";
import type { Rule } from "../linting/define-rule.ts";
import { exampleContent, exampleDay } from "../testing/example-content.ts";
import { rules } from "./index.ts";

const linkStates = new Map([
  ["https://gone.fixture.internal/", { state: "broken", reason: "status 404" } as const],
  ["https://there.fixture.internal/", { state: "works" } as const],
]);

/** What the whole check finds in an example, each with its rule, and the text at its place. */
function findings({ where }: Rule, example: string) {
  const { directory, file, text, marked, remove } = exampleContent(where, example);
  onTestFinished(remove);
  const { diagnostics } = checkContent({ directory, today: exampleDay, linkStates });
  const found = diagnostics.map((finding) => ({
    rule: finding.rule,
    place: [finding.start.offset, finding.end.offset],
    cut: text.slice(finding.start.offset, finding.end.offset),
    isHere: finding.file.endsWith(file),
    words: `${finding.message} ${finding.hint ?? ""}`,
  }));
  return { found, marked, text };
}

const examples = (kind: (rule: Rule) => readonly string[]) =>
  rules.flatMap((rule) => kind(rule).map((example) => [rule.id, example, rule] as const));

describe("bad examples have one finding, in the marked place", () => {
  it.each(examples(({ bad, alsoBad = [] }) => [bad, ...alsoBad]))("%s: %s", (id, example, rule) => {
    const { found, marked, text } = findings(rule, example);
    expect(
      found.map((finding) => finding.rule),
      `${JSON.stringify(found)}\n${text}`,
    ).toEqual([id]);
    const [own] = found;
    expect(own?.isHere).toBe(true);
    expect(marked, "« and » mark the place").toBeDefined();
    expect(own?.cut).toBe(text.slice(...(marked as [number, number])));
    expect(own?.place).toEqual(marked);
    expect(own?.words).toMatch(/^.+[.?!] .+[.?!]$/);
    expect(own?.words).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("good examples and near misses have none", () => {
  it.each(examples(({ good, alsoGood = [] }) => [good, ...alsoGood]))(
    "%s: %s",
    (_, example, rule) => {
      const { found, text } = findings(rule, example);
      expect(found, text).toEqual([]);
    },
  );
});

it("every rule stands in the table once, with words that are sentences", () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, summary, why, mend } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [summary, why, mend]) expect(words, id).toMatch(/^\S.*[.?]$/);
  }
});
