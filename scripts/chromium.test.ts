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

test("Linux is searched along the PATH, Chromium first", () => {
  const places = systemPlaces("linux", { PATH: "/usr/local/bin::/usr/bin" });
  expect(places.slice(0, 2)).toEqual(["/usr/local/bin/chromium", "/usr/bin/chromium"]);
  expect(places).toContain("/usr/bin/google-chrome-stable");
});

test("macOS is searched in the applications of the machine and of the user", () => {
  const places = systemPlaces("darwin", { HOME: "/Users/ada" });
  const chrome = "Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(places).toEqual(expect.arrayContaining([`/${chrome}`, `/Users/ada/${chrome}`]));
});

test("Windows is searched where browsers install themselves", () => {
  const places = systemPlaces("win32", { ProgramFiles: "C:\\Program Files" });
  expect(places).toContain("C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
  expect(places).toContain("C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe");
});

test("an empty environment has no places", () => {
  expect(systemPlaces("linux", {})).toEqual([]);
  expect(systemPlaces("win32", {})).toEqual([]);
});
