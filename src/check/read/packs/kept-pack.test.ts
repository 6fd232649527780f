import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { keptPack } from "./kept-pack.ts";

afterEach(() => vi.unstubAllEnvs());

/** Asks three times for a pack, of which the text changes before the last; says how often it was read. */
function timesRead(): number {
  const read = vi.fn(() => ({ site: { menu: `Menu ${read.mock.calls.length}` } }));
  const menu = (text: string) => keptPack("en", text, read);
  expect(menu("a")).toEqual({ site: { menu: "Menu 1" } });
  expect(menu("a")).toEqual({ site: { menu: `Menu ${read.mock.calls.length}` } });
  expect(menu("b")).toEqual({ site: { menu: `Menu ${read.mock.calls.length}` } });
  return read.mock.calls.length;
}

it("a pack is read once, and once more where its text has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "packs-"));
  vi.stubEnv("CONTENT_BUNDLE", folder);
  expect(timesRead()).toBe(2);
  expect(readdirSync(folder)).toEqual(["pack-en.json"]);
});

it("it is read each time where nothing can be kept", () => {
  vi.stubEnv("CONTENT_BUNDLE", join(tmpdir(), "there-is-no-such-folder"));
  expect(timesRead()).toBe(3);
  vi.stubEnv("CONTENT_BUNDLE", undefined);
  expect(timesRead()).toBe(3);
});
