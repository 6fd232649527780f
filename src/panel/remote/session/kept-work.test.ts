import { expect, it } from "vitest";
import { keptSteps } from "./kept-work.ts";
import { WorkingCopy } from "./working-copy.ts";

const step = (text: string | Uint8Array, before?: string | Uint8Array) => ({
  changes: [{ file: "a.yaml", before, text }],
});

it("keeps the last steps, up to their number and size", () => {
  const many = Array.from({ length: 150 }, (_, at) => step(`${at}`));
  expect(keptSteps(many)).toEqual(many.slice(50));
  const large = step(new Uint8Array(15_000_000));
  const some = [step("a"), large, step("b"), large, step("c")];
  expect(keptSteps(some)).toEqual(some.slice(2));
});

it("keeps no step whose bytes were not fetched", () => {
  const files = new Map([["p.jpg", { id: "p1", size: 3 }]]);
  const before = new WorkingCopy({ head: "1", files }).contentOf("p.jpg");
  const some = [step("a"), step("b", before), step("c")];
  expect(keptSteps(some)).toEqual([some[0], some[2]]);
});
