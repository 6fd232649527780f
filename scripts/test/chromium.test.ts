import { expect, test, vi } from "vitest";
import { ensureChromium, installedShell } from "./chromium.ts";

test("CHROMIUM_PATH comes before any other browser, with windows or without", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  expect(ensureChromium()).toBe(process.execPath);
  expect(installedShell()).toBeUndefined();
});
