import { afterEach, expect, test, vi } from "vitest";
import { ensureChromium, installedChromium } from "./chromium.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

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
