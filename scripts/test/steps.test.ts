import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";
import { steps } from "./steps.ts";

const names = steps(".", []).map(({ name }) => name);

test("a step comes after the one that it needs", () => {
  steps(".", []).forEach(({ needs }, index) => {
    if (needs) expect(names.slice(0, index)).toContain(needs);
  });
});

test("the e2e argument names steps that exist", () => {
  expect(names).toEqual(expect.arrayContaining([...(readArguments(["e2e"]).only ?? ["none"])]));
});
