import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { installedProgram } from "./installed-program.ts";

const find = (...more: string[]) =>
  installedProgram("BROWSER_PATH", "--version", "some-browser", "other-browser", ...more);

test("the path in the variable comes before the PATH, and must name a file", () => {
  vi.stubEnv("BROWSER_PATH", process.execPath);
  expect(find()).toBe(process.execPath);
  vi.stubEnv("BROWSER_PATH", "/no/such/browser");
  expect(find).toThrow('BROWSER_PATH is "/no/such/browser", where there is no file.');
});

test.skipIf(process.platform === "win32")("a command that does not run is passed over", () => {
  const folders = ["first", "second"].map((name) => mkdtempSync(join(tmpdir(), name)));
  const write = (folder: number, name: string, status: number) => {
    const path = join(`${folders[folder]}`, name);
    writeFileSync(path, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
    return path;
  };
  vi.stubEnv("PATH", `/no/such/folder::${folders.join(":")}`);
  write(0, "some-browser", 1);
  expect(find()).toBeUndefined();
  expect(find("no-browser", process.execPath)).toBe(process.execPath);
  const other = write(0, "other-browser", 0);
  expect(find(process.execPath)).toBe(other);
  // A command is looked for in each folder of the PATH before the next one.
  expect(write(1, "some-browser", 0)).toBe(find());
});
