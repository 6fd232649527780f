import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import { rangesIn } from "./yaml/ranges-in.ts";

const text = "one\ntwo\nthree\n".repeat(10);

function finding(file: string, start: number, end: number, message: string): Diagnostic {
  return { file, ...rangesIn(text)(start, end), rule: "schema", severity: "error", message };
}

const ordered = [
  finding("content/Z.yaml", 0, 1, "x"),
  finding("content/a.yaml", 4, 5, "x"),
  finding("content/a.yaml", 9, 11, "y"),
  finding("content/a.yaml", 9, 12, "a"),
  finding("content/a.yaml", 9, 12, "b"),
  finding("content/a.yaml", 90, 91, "a"),
  finding("content/b.yaml", 0, 1, "a"),
];

it("puts findings in one order, whatever theirs was", () => {
  const [a, b, c, d, e, f, g] = ordered as [Diagnostic, ...Diagnostic[]];
  expect(orderDiagnostics(ordered.toReversed())).toEqual(ordered);
  expect(orderDiagnostics([e, g, b, f, a, d, c] as Diagnostic[])).toEqual(ordered);
});

it("says the same of the same place once", () => {
  expect(orderDiagnostics([...ordered, ...ordered])).toEqual(ordered);
});
