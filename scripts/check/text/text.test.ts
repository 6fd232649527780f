import { expect, it } from "vitest";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { displayWidth, graphemesOf } from "./display-width.ts";
import { printable } from "./printable.ts";
import { wantsColour } from "./wants-colour.ts";

const { widths, printed } = casesIn<{
  widths: [text: string, width: number][];
  printed: [text: string, shown: string][];
}>(import.meta.dirname, "text.test.yaml");

// As glibc's wcswidth and common terminals count them, except for the sequences of emoji, which
// terminals that know them draw in two columns.
it.each(widths)("%j takes %i columns", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it("cuts text where a cursor stops", () => {
  expect(graphemesOf("ae\u0301👨‍👩‍👧日")).toEqual([
    { text: "a", start: 0, width: 1 },
    { text: "e\u0301", start: 1, width: 1 },
    { text: "👨‍👩‍👧", start: 3, width: 2 },
    { text: "日", start: 11, width: 2 },
  ]);
});

it.each([...printed, ["a\uD800b", "a\uFFFDb"]])("shows %j as %j", (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(printable(text)).toHaveLength(text.length);
});

it.each<[string, Record<string, string>, boolean, boolean]>([
  ["is for terminals", {}, true, true],
  ["is not for files", {}, false, false],
  ["is off with NO_COLOR", { NO_COLOR: "1" }, true, false],
  ["is not off with an empty NO_COLOR", { NO_COLOR: "" }, true, true],
  ["is off in a dumb terminal", { TERM: "dumb" }, true, false],
  ["is on with FORCE_COLOR", { FORCE_COLOR: "1" }, false, true],
  ["is on with an empty FORCE_COLOR", { FORCE_COLOR: "" }, false, true],
  ["is off with FORCE_COLOR=0", { FORCE_COLOR: "0" }, true, false],
  ["follows FORCE_COLOR before NO_COLOR", { FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
])("colour %s", (_, environment, isTerminal, wanted) => {
  expect(wantsColour(environment, isTerminal)).toBe(wanted);
});
