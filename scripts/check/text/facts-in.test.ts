import { expect, it } from "vitest";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { factsApart } from "./facts-in.ts";

type Pair = [source: string, own: string];
const { same, apart } = casesIn<{ same: Pair[]; apart: Pair[] }>(
  import.meta.dirname,
  "facts-in.test.yaml",
);

it.each(same)("%s = %s", (source, own) => {
  expect([factsApart(source, own), factsApart(own, source)]).toEqual([undefined, undefined]);
});

it.each(apart)("%s ≠ %s", (source, own) => {
  expect(factsApart(source, own)).toBeDefined();
  expect(factsApart(own, source)).toBeDefined();
});

it("addresses and slots must be there, and a slot too many is reported elsewhere", () => {
  expect(factsApart("[a](/b) {year}", "[c](/d)")).toEqual({
    lacks: ["/b", "{year}"],
    adds: ["/d"],
  });
  expect(factsApart("a", "{b}")).toBeUndefined();
});
