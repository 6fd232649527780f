import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { inTerminalWords } from "../../src/engine/messages/tell.ts";
import { folderFaults } from "../edit/manifest.ts";
import { startContent } from "../testing/cli/run-content.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { isThorough } from "../testing/whole.ts";
import { update } from "./commands/update.ts";

/** A folder in which somebody has installed a packed file that lies next to it, and a command that runs there. */
function installedFolder() {
  const place = temporaryFolder();
  const folder = join(place, "site");
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  write("../faircopy-1.0.0.tgz", "one");
  write(
    "package.json",
    '{ "dependencies": { "yaml": "2" }, "devDependencies": { "faircopy": "file:../faircopy-1.0.0.tgz" } }',
  );
  const init = () => startContent(["init", "--company", "Kiln"], {}, folder);
  return { folder, write, read, init };
}

it("a site that a packed file begins has a copy of it", () => {
  const { folder, write, read, init } = installedFolder();
  write(".gitignore", "*.tgz\nvendor\n");
  expect(init().stderr).toBe("");
  expect(read("vendor/faircopy-1.0.0.tgz")).toBe("one");
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  expect(dependencies).toEqual({ faircopy: "file:vendor/faircopy-1.0.0.tgz", yaml: "2" });
  expect(devDependencies).toEqual({});
  expect(read(".gitignore")).toMatch(/vendor\n[\s\S]*!\/vendor\/\n!\/vendor\/\*\.tgz\n$/);
  expect(read("README.md")).toContain("`npx faircopy update path/to/faircopy-….tgz && ");
  expect(folderFaults(folder)).toEqual({ faults: [], remarks: [] });
});

it.runIf(isThorough)("a packed file that is gone begins no site", () => {
  const { folder, init } = installedFolder();
  rmSync(join(folder, "../faircopy-1.0.0.tgz"));
  const { status, stderr } = init();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/faircopy-1\.0\.0\.tgz is gone/)]);
  expect(readdirSync(folder)).toEqual(["package.json"]);
});

it("an update puts another packed file in the place of the copy, unless npm cannot install it", () => {
  const { folder, write, read } = installedFolder();
  const npm = join(folder, "../npm-cli.js");
  writeFileSync(
    npm,
    'const fs = require("fs"); fs.writeFileSync("asked", process.argv.slice(2).join(" ")); process.exit(fs.existsSync("broken") ? 1 : 0);',
  );
  vi.stubEnv("npm_execpath", npm);
  const stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const updateTo = (version: string, text: string) => {
    const name = `faircopy-${version}.tgz`;
    write(`../${name}`, text);
    const status = update(join(folder, "..", name), { folder });
    expect(read("asked")).toBe(`install ./vendor/${name}`);
    const copies = readdirSync(join(folder, "vendor")).map((one) => read(`vendor/${one}`));
    return [status, copies.join(), `${stdout.mock.lastCall?.[0]}`];
  };
  const isDone = expect.stringContaining("Go on: npx faircopy fix");
  expect(updateTo("1.0.0", "one")).toEqual([0, "one", isDone]);
  // Packed again, with the version of before.
  expect(updateTo("1.0.0", "two")).toEqual([0, "two", isDone]);
  expect(updateTo("1.1.0", "three")).toEqual([0, "three", isDone]);
  write("broken", "");
  const isKept = expect.stringContaining("keeps the program");
  expect(updateTo("1.1.0", "four")).toEqual([1, "three", isKept]);
  expect(updateTo("1.2.0", "four")).toEqual([1, "three", isKept]);
});

it("an update refuses what is no packed program, and a folder without a site", () => {
  const { folder, write } = installedFolder();
  const packed = join(folder, "../faircopy-1.0.0.tgz");
  expect(() => update(join(folder, "none.tgz"), { folder })).toThrow(/^There is no file /);
  expect(() => update(join(folder, "package.json"), { folder })).toThrow(/^package\.json is no /);
  write("package.json", "{}");
  expect(() => update(packed, { folder })).toThrow(/^There is no site here/);
});

it("before publishing, a program outside of the site is a fault", () => {
  const { folder, write } = installedFolder();
  expect(inTerminalWords(folderFaults(folder).faults.join())).toMatch(
    /names \.\.\/fair.*`npx faircopy update \.\.\/faircopy-1\.0\.0\.tgz`\.$/,
  );
  for (const spec of ["^1.0.0", "file:vendor/faircopy-1.0.0.tgz", "file:packages/faircopy"]) {
    write("package.json", JSON.stringify({ dependencies: { faircopy: spec } }));
    expect(folderFaults(folder).faults, spec).toEqual([]);
  }
  write("package.json", '{ "dependencies": { "faircopy": "file:../clone" } }');
  expect(inTerminalWords(folderFaults(folder).faults.join())).toContain(
    "`npx faircopy update path/to/",
  );
});

it.runIf(isThorough)("a workflow below the top of a repository is a remark", () => {
  const { folder, init } = installedFolder();
  init();
  const remarks = () => inTerminalWords(folderFaults(folder).remarks.join());
  expect(remarks()).toBe("");
  mkdirSync(join(folder, "../.git"));
  expect(remarks()).toMatch(/never runs \.github\/workflows\/site\.yml .* here \.\.\. Give /);
  // A submodule, or a worktree, has a file of this name.
  writeFileSync(join(folder, ".git"), "gitdir: ../.git/modules/site");
  expect(remarks()).toBe("");
  rmSync(join(folder, ".git"));
  rmSync(join(folder, ".github"), { recursive: true });
  expect(remarks()).toBe("");
});
