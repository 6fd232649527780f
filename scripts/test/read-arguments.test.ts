import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

test("without arguments every step runs", () => {
  expect(readArguments([])).toEqual({ steps: "usual", browserArguments: [] });
});

test.each([
  { args: ["e2e"], browserArguments: [] },
  { args: ["e2e", "--headed"], browserArguments: ["--headed"] },
  { args: ["e2e", "--", "--grep", "menu"], browserArguments: ["--grep", "menu"] },
])("$args runs the browser tests with $browserArguments", ({ args, browserArguments }) => {
  expect(readArguments(args)).toEqual({
    steps: "usual",
    only: ["build", "browser tests"],
    browserArguments,
  });
});

test("the browser tests run on nginx with what is said to Playwright", () => {
  expect(readArguments(["nginx", "--headed"])).toEqual({
    steps: "nginx",
    browserArguments: ["--headed"],
  });
});

test("arguments after two dashes go to Playwright in a full run too", () => {
  expect(readArguments(["--", "--headed"])).toEqual({
    steps: "usual",
    browserArguments: ["--headed"],
  });
});

test("an unknown argument is refused", () => {
  expect(() => readArguments(["unit"])).toThrow('does not know "unit"');
});

test("a full run is asked for by its name", () => {
  expect(readArguments(["full"])).toEqual({ steps: "full", browserArguments: [] });
});
