import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { isPosix } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { ensureChromium, installedProgram, installedShell } from "./chromium.ts";

/** A program that says its version. */
function programThatSays(words: string): string {
  const path = join(temporaryFolder(), "program");
  writeFileSync(path, `#!/bin/sh\necho ${words}\n`, { mode: 0o755 });
  return path;
}

test.skipIf(!isPosix)("the path in the variable comes before any other", () => {
  const browser = programThatSays("Chromium 156.0.8078.108");
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  vi.stubEnv("CHROMIUM_PATH", browser);
  expect([ensureChromium(), installedShell()]).toEqual([browser, undefined]);
});

test.runIf(process.platform === "linux").each([
  ["no file", () => "/no/such/browser"],
  ["a folder", temporaryFolder],
  ["a file that nobody may run", () => fileURLToPath(import.meta.url)],
  ["a program that fails", () => "/bin/false"],
  ["another program", () => programThatSays("cat 9.1")],
])("says that the variable names %s", (_, path) => {
  vi.stubEnv("CHROMIUM_PATH", path());
  expect(ensureChromium).toThrow(/^CHROMIUM_PATH is ".*", where no such program starts\. Set it/);
});

test("a worker of Playwright does not try the browser again", () => {
  vi.stubEnv("TEST_WORKER_INDEX", "0");
  vi.stubEnv("CHROMIUM_PATH", "/tried/before");
  expect(ensureChromium()).toBe("/tried/before");
});

test.skipIf(!isPosix)("a command that does not run is passed over", () => {
  const find = (...commands: string[]) => installedProgram("NO_PATH", "--version", ...commands);
  expect(find("/bin/false")).toBeUndefined();
  expect(find("/no/such/file", "/bin/false", process.execPath)).toBe(process.execPath);
});
