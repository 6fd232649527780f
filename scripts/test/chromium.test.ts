import { expect, test, vi } from "vitest";
import { ensureChromium, installedShell } from "./chromium.ts";

test("CHROMIUM_PATH comes before any other browser, with windows or without", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  expect(ensureChromium()).toBe(process.execPath);
  expect(installedShell()).toBeUndefined();
});

test("a CHROMIUM_PATH without a file is refused instead of passed over", () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/chromium");
  expect(ensureChromium).toThrow('CHROMIUM_PATH is "/no/such/chromium", where there is no file');
});
