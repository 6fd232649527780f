import { expect, it } from "vitest";
import { rangesIn } from "../yaml/places.ts";
import { presentFindings } from "./present-findings.ts";

const ordered = (
  [
    ["content/a.yaml", 4, 5, "x"],
    ["content/a.yaml", 8, 13, "y"],
    ["content/a.yaml", 9, 11, "y"],
    ["content/a.yaml", 9, 12, "a"],
    ["content/a.yaml", 9, 12, "b"],
    ["content/a.yaml", 90, 91, "a"],
    ["content/b.yaml", 0, 1, "a"],
    ["content/Z.yaml", 0, 1, "x"],
  ] as const
).map(([file, start, end, message]) => {
  const range = rangesIn("one\ntwo\nthree\n".repeat(10))(start, end);
  return { file, ...range, rule: "schema", severity: "error" as const, message, hint: "" };
});

it("puts findings in one order, whatever theirs was, and says the same of a place once", () => {
  const turned = [...ordered.slice(3), ...structuredClone(ordered.slice(0, 5))];
  expect(presentFindings(turned, [])).toEqual(ordered);
  expect(presentFindings(turned.toReversed(), [])).toEqual(ordered);
});
