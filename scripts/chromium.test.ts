import { expect, test, vi } from "vitest";
import { ensureChromium, installedChromium, installedShell, systemPlaces } from "./chromium.ts";

test("the path in CHROMIUM_PATH comes before any other", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(installedChromium()).toBe(process.execPath);
  expect(ensureChromium()).toBe(process.execPath);
});

test("a CHROMIUM_PATH without a file is refused instead of passed over", () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/chromium");
  expect(() => installedChromium()).toThrow('CHROMIUM_PATH is "/no/such/chromium"');
  expect(ensureChromium).toThrow("there is no file");
});

test("whoever names a Chromium gets that one, with windows or without", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  expect(installedShell()).toBeUndefined();
});

const chrome = "Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const ofWindows = ["Google\\Chrome\\Application\\chrome", "Microsoft\\Edge\\Application\\msedge"];

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, places: string[]]>([
  ["linux", {}, ["chromium", "google-chrome-stable"]],
  ["darwin", { HOME: "/Users/ada" }, ["chromium", `/${chrome}`, `/Users/ada/${chrome}`]],
  ["win32", { ProgramFiles: "C:\\P" }, ofWindows.map((program) => `C:\\P\\${program}.exe`)],
])("%s is searched where browsers install themselves, Chromium first", (system, env, places) => {
  expect(systemPlaces(system, env)).toEqual(expect.arrayContaining(places));
  expect(systemPlaces(system, env)[0]).toMatch(/chromium/i);
  expect(systemPlaces(system, {}).join(), "A variable may be missing.").not.toContain("undefined");
});
