import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { keptAnswer } from "./kept-answer.ts";

/** Asks three times what is made of a text, which changes before the last; says how often it was made. */
function timesMade(): number {
  const make = vi.fn(() => ({ site: { menu: `Menu ${make.mock.calls.length}` } }));
  const menu = (text: string) => keptAnswer("pack-en", text, make);
  expect(menu("a")).toEqual({ site: { menu: "Menu 1" } });
  expect(menu("a")).toEqual({ site: { menu: `Menu ${make.mock.calls.length}` } });
  expect(menu("b")).toEqual({ site: { menu: `Menu ${make.mock.calls.length}` } });
  return make.mock.calls.length;
}

it("an answer is made once, and once more where its text has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "answers-"));
  vi.stubEnv("CONTENT_BUNDLE", folder);
  expect(timesMade()).toBe(2);
  expect(readdirSync(folder)).toEqual(["pack-en.json"]);
});

it("it is made each time where nothing can be kept", () => {
  vi.stubEnv("CONTENT_BUNDLE", join(tmpdir(), "there-is-no-such-folder"));
  expect(timesMade()).toBe(3);
  vi.stubEnv("CONTENT_BUNDLE", undefined);
  expect(timesMade()).toBe(3);
});
