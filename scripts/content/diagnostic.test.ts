import { expect, it } from "vitest";
import { cutLongTexts, orderDiagnostics } from "./diagnostic.ts";
import { rangesIn } from "./places.ts";

const ordered = (
  [
    ["content/Z.yaml", 0, 1, "x"],
    ["content/a.yaml", 4, 5, "x"],
    ["content/a.yaml", 8, 13, "y"],
    ["content/a.yaml", 9, 11, "y"],
    ["content/a.yaml", 9, 12, "a"],
    ["content/a.yaml", 9, 12, "b"],
    ["content/a.yaml", 90, 91, "a"],
    ["content/b.yaml", 0, 1, "a"],
  ] as const
).map(([file, start, end, message]) => {
  const range = rangesIn("one\ntwo\nthree\n".repeat(10))(start, end);
  return { file, ...range, rule: "schema", severity: "error" as const, message, hint: "" };
});

it("puts findings in one order, whatever theirs was, and says the same of a place once", () => {
  const turned = [...ordered.slice(3), ...structuredClone(ordered.slice(0, 5))];
  expect(orderDiagnostics(turned)).toEqual(ordered);
  expect(orderDiagnostics(turned.toReversed())).toEqual(ordered);
});

it("repeats at most 200 characters of a text, its beginning and its end", () => {
  const text = `One${"-".repeat(60_000)}two`;
  const half = "-".repeat(97);
  expect(cutLongTexts(`"Short" is not "${text}".`)).toBe(
    `"Short" is not "One${half}…${half.slice(1)}two".`,
  );
  expect(cutLongTexts(`\`${text}\` and "${text}" differ.`).length).toBeLessThan(450);
  expect(cutLongTexts(text).length).toBe(200);
  const sentence = `Write a \`key\`. ${"Words are no quotation. ".repeat(20)}`;
  expect(cutLongTexts(sentence)).toBe(sentence);
  expect(cutLongTexts("🌳".repeat(1001))).not.toMatch(/\p{Surrogate}/u);
});
