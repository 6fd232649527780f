import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test, vi } from "vitest";
import { ensureChromium, installedProgram, installedShell } from "./chromium.ts";

test("the path in the variable comes before any other, and must name a file", () => {
  vi.stubEnv("HEADLESS_SHELL_PATH", undefined);
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect([ensureChromium(), installedShell()]).toEqual([process.execPath, undefined]);
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  expect(ensureChromium).toThrow('CHROMIUM_PATH is "/no/such/browser", where there is no file.');
});

test.skipIf(process.platform === "win32")("a command that does not run is passed over", () => {
  const folders = ["first", "second"].map((name) => mkdtempSync(join(tmpdir(), name)));
  const [first = "", second = ""] = folders;
  const write = (path: string, status: number) =>
    writeFileSync(path, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", ["/no/such/folder", "", ...folders].join(delimiter));
  const find = (...commands: string[]) => installedProgram("NO_PATH", "--version", ...commands);
  write(join(first, "browser"), 1);
  expect(find("browser", "other")).toBeUndefined();
  expect(find("browser", "other", process.execPath)).toBe(process.execPath);
  write(join(second, "other"), 0);
  expect(find("browser", "other", process.execPath)).toBe(join(second, "other"));
  // A command is looked for in each folder of the PATH before the next one.
  write(join(second, "browser"), 0);
  expect(find("browser", "other")).toBe(join(second, "browser"));
});
