import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { installedProgram } from "./installed-program.ts";

const find = () => installedProgram("BROWSER_PATH", "--version", "some-browser", "other-browser");

test("the path in the variable comes before the PATH, and must name a file", () => {
  vi.stubEnv("BROWSER_PATH", process.execPath);
  expect(find()).toBe(process.execPath);
  vi.stubEnv("BROWSER_PATH", "/no/such/browser");
  expect(find).toThrow('BROWSER_PATH is "/no/such/browser", where there is no file.');
});

test.skipIf(process.platform === "win32")("a command that does not run is passed over", () => {
  const folder = mkdtempSync(join(tmpdir(), "installed-"));
  writeFileSync(join(folder, "some-browser"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  vi.stubEnv("PATH", `/no/such/folder:${folder}`);
  expect(find()).toBeUndefined();
  writeFileSync(join(folder, "other-browser"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
  expect(find()).toBe(join(folder, "other-browser"));
});
