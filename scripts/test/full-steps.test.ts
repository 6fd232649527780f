import { expect, test } from "vitest";
import { fullSteps } from "./full-steps.ts";
import { nginxSteps } from "./nginx-steps.ts";
import { steps } from "./steps.ts";

test("a full run has the usual steps and those against nginx", () => {
  const names = fullSteps(".", []).map(({ name }) => name);
  const parts = [...steps(".", []), ...nginxSteps(".", [])];
  expect(names).toEqual(parts.map(({ name }) => name));
});

test("only a full run leaves out no combination, and walks on fresh ways", async () => {
  const ofBrowserTests = (all: ReturnType<typeof steps>) =>
    all.find(({ name }) => name === "browser tests")?.env?.("");
  expect(await ofBrowserTests(fullSteps(".", []))).toMatchObject({
    MATRIX: "whole",
    WALK_MINUTES: "10",
  });
  const usual = await ofBrowserTests(steps(".", []));
  for (const name of ["MATRIX", "WALK_MINUTES"]) expect(usual).not.toHaveProperty(name);
});
