import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { cachedOnDisk } from "./disk-cache.ts";

/** Asks three times for what is made of a text, which changes before the last; returns how often it was made. */
function timesMade(): number {
  const make = vi.fn(() => ({ site: { menu: `Menu ${make.mock.calls.length}` } }));
  const menu = (text: string) => cachedOnDisk("pack-en", text, make);
  expect(menu("a")).toEqual({ site: { menu: "Menu 1" } });
  expect(menu("a")).toEqual({ site: { menu: `Menu ${make.mock.calls.length}` } });
  expect(menu("b")).toEqual({ site: { menu: `Menu ${make.mock.calls.length}` } });
  return make.mock.calls.length;
}

it("makes a result once, and again when its text has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "cache-"));
  vi.stubEnv("CONTENT_BUNDLE", folder);
  expect(timesMade()).toBe(2);
  expect(readdirSync(folder)).toEqual(["pack-en.json"]);
});

it("makes it each time where nothing can be written", () => {
  vi.stubEnv("CONTENT_BUNDLE", join(tmpdir(), "there-is-no-such-folder"));
  expect(timesMade()).toBe(3);
  vi.stubEnv("CONTENT_BUNDLE", undefined);
  expect(timesMade()).toBe(3);
});
