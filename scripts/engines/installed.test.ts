import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installedProgram } from "./installed.ts";

const wanted = {
  name: "Some Browser",
  commands: ["some-browser", "other-browser"],
  variable: "SOME_BROWSER_PATH",
  question: "--version",
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "installed-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a program that ends with an exit code. */
async function program(name: string, exitCode: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`);
  await chmod(path, 0o755);
  return path;
}

test("the path in the variable comes before the PATH", async () => {
  await program("some-browser", 0);
  const path = await program("elsewhere", 0);
  expect(installedProgram(wanted, { PATH: folder, SOME_BROWSER_PATH: path })).toEqual({ path });
});

test("a variable that names no file is refused instead of passed over", async () => {
  await program("some-browser", 0);
  expect(() =>
    installedProgram(wanted, { PATH: folder, SOME_BROWSER_PATH: "/no/such/browser" }),
  ).toThrow('SOME_BROWSER_PATH is "/no/such/browser", where there is no file.');
});

test.skipIf(process.platform === "win32")(
  "a command that does not run is passed over",
  async () => {
    await program("some-browser", 1);
    const path = await program("other-browser", 0);
    expect(installedProgram(wanted, { PATH: `/no/such/folder:${folder}` })).toEqual({ path });
  },
);

test("what is not installed is said with its name and variable", () => {
  expect(installedProgram(wanted, { PATH: folder })).toEqual({
    missing: "Some Browser is not installed; where it is, SOME_BROWSER_PATH can say so.",
  });
  expect(installedProgram(wanted, {}).missing).toContain("Some Browser");
});
