import { expect, it } from "vitest";
import { casesIn, holdCases, type Table } from "../../testing/hold-cases.ts";
import { nearest } from "../nearest.ts";
import { isNewer } from "../site/version.ts";
import { displayWidth, graphemesOf, printable } from "../terminal.ts";
import { factDifferences } from "./facts-in.ts";

/** What two texts say apart is the same in either order. */
function areApart(pair: string): boolean {
  const [source = "", own = ""] = pair.split(" = ");
  const one = factDifferences(source, own) !== undefined;
  expect(factDifferences(own, source) !== undefined).toBe(one);
  return one;
}

holdCases(casesIn<Table[]>(import.meta.dirname, "tables.test.yaml"), {
  nearest,
  isNewer,
  displayWidth,
  printable,
  factDifferences: areApart,
});

it("a very long word is near to none", () => {
  expect(nearest("tagline".repeat(10_000), ["tagline"])).toBeUndefined();
});

it("addresses and slots must be there, and a slot too many is reported elsewhere", () => {
  expect(factDifferences("[a](/b) {year}", "[c](/d)")).toEqual({
    lacks: ["/b", "{year}"],
    adds: ["/d"],
  });
  expect(factDifferences("a", "{b}")).toBeUndefined();
});

it("a number that differs is named as it is written", () => {
  expect(factDifferences("Call 044 123 45 67, £20", "Tel. 044 123 45 68, 20 €")).toEqual({
    lacks: ["044 123 45 67", "£20"],
    adds: ["044 123 45 68", "20 €"],
  });
  expect(factDifferences("1-800-555-0199", "1-800-555-0188")?.adds).toEqual(["1-800-555-0188"]);
});

it("text is cut where a cursor stops", () => {
  expect(graphemesOf("ae\u0301👨‍👩‍👧日")).toEqual([
    { text: "a", width: 1 },
    { text: "e\u0301", width: 1 },
    { text: "👨‍👩‍👧", width: 2 },
    { text: "日", width: 2 },
  ]);
});

it("half a sign is shown as such", () => {
  expect(printable("a\uD800b")).toBe("a\uFFFDb");
});
