import { expect, test, vi } from "vitest";
import { isPosix } from "../testing/system.ts";
import { ensureChromium, installedProgram, installedShell } from "./chromium.ts";

test("the path in the variable comes before any other, and must name a file", () => {
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect([ensureChromium(), installedShell()]).toEqual([process.execPath, undefined]);
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  expect(ensureChromium).toThrow('CHROMIUM_PATH is "/no/such/browser", where there is no file.');
});

test.skipIf(!isPosix)("a command that does not run is passed over", () => {
  const find = (...commands: string[]) => installedProgram("NO_PATH", "--version", ...commands);
  expect(find("/bin/false")).toBeUndefined();
  expect(find("/no/such/file", "/bin/false", process.execPath)).toBe(process.execPath);
});
