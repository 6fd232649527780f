import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";
import { plainly } from "./testing/run-content.ts";

vi.setConfig({ testTimeout: 120_000 });

const { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = fs;

/** A module that says a word and where it comes from. */
const part = (word: string) =>
  `export const said: string = ${JSON.stringify(word)} + " " + import.meta.url;\n`;

/** What the commands of a project say. */
function run(root: string, temporary = tmpdir()): string {
  const env = { ...plainly.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const start = join(root, "scripts/content/start.mjs");
  const { stdout, stderr } = spawnSync(process.execPath, [start], { ...plainly, cwd: root, env });
  expect(stderr).toBe("");
  return stdout;
}

/** A project with commands of its own, and what they say first. */
function project() {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "start-")));
  mkdirSync(join(root, "node_modules"));
  for (const file of ["content/start.mjs", "cache-folder.mjs"])
    cpSync(join("scripts", file), join(root, "scripts", file));
  for (const name of ["node_modules/vite", "node_modules/tsx"])
    fs.symlinkSync(fs.realpathSync(name), join(root, name), "dir");
  const files = {
    "package.json": '{ "type": "module" }',
    "tsconfig.json": "{}",
    "scripts/content/main.ts": 'const { said } = await import("../part.ts");\nconsole.log(said);\n',
    "scripts/part.ts": part("one"),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const source = join(root, "scripts/part.ts");
  const place = `${pathToFileURL(source).href}\n`;
  return { root, cache: join(root, "node_modules/.cache/faircopy/commands"), source, place };
}

it("commands run from a bundle that is kept until anything in it changes", () => {
  const { root, cache, source, place } = project();
  // A round time, so that it can be given back whole.
  const longAgo = new Date("2026-01-01");
  fs.utimesSync(source, longAgo, longAgo);
  expect(run(root)).toBe(`one ${place}`);
  const [bundle = ""] = readdirSync(cache);
  const [name = ""] = readdirSync(join(cache, bundle)).filter((file) => file.startsWith("part"));
  const file = join(cache, bundle, name);
  writeFileSync(file, readFileSync(file, "utf8").replace("one", "kept"));
  expect(run(root)).toBe(`kept ${place}`);

  // A copy of the project has words of its own.
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  expect(run(copy)).toBe(`one ${pathToFileURL(join(copy, "scripts/part.ts")).href}\n`);

  // As long as before, and with the same time of its last change.
  writeFileSync(source, part("two"));
  fs.utimesSync(source, longAgo, longAgo);
  expect(run(root)).toBe(`two ${place}`);
});

it("commands run without a folder to keep a bundle in, also where the user's own is somebody else's", () => {
  const { root, place } = project();
  writeFileSync(join(root, "node_modules/.cache"), "in the way");
  const temporary = join(root, "temporary");
  mkdirSync(temporary);
  expect(run(root, temporary)).toBe(`one ${place}`);
  const ofUser = join(temporary, `${readdirSync(temporary)}`);
  expect(readdirSync(join(ofUser, "commands"))).toHaveLength(1);
  rmSync(join(ofUser, "commands"), { recursive: true });
  fs.chmodSync(ofUser, 0o777);
  expect(run(root, temporary)).toBe(`one ${place}`);
  if (process.platform !== "win32") expect(readdirSync(ofUser)).toEqual([]);
});

it("commands run without a bundle that cannot be read", () => {
  const { root, cache, place } = project();
  run(root);
  const program = join(cache, `${readdirSync(cache)}`, "main.mjs");
  rmSync(program);
  // It is there and cannot be read, also not by root.
  mkdirSync(program);
  expect(run(root)).toBe(`one ${place}`);
});
