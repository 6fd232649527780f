import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { plainly } from "./testing/run-content.ts";

vi.setConfig({ testTimeout: 120_000 });

const part = (word: string) =>
  `export const said: string = ${JSON.stringify(word)} + " " + import.meta.url;\n`;

/** A project with commands of its own, which say a word and where it comes from. */
function project() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "start-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "node_modules"));
  for (const file of ["content/start.mjs", "cache-folder.mjs"])
    cpSync(join("scripts", file), join(root, "scripts", file));
  for (const name of ["vite", "tsx"])
    symlinkSync(realpathSync(join("node_modules", name)), join(root, "node_modules", name), "dir");
  const files = {
    "package.json": '{ "type": "module" }',
    "tsconfig.json": "{}",
    "scripts/content/main.ts": 'const { said } = await import("../part.ts");\nconsole.log(said);\n',
    "scripts/part.ts": part("one"),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const cache = join(root, "node_modules/.cache/faircopy/commands");
  const run = (where = root, temporary = tmpdir()) => {
    const start = join(where, "scripts/content/start.mjs");
    const env = { ...plainly.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
    const options = { ...plainly, cwd: where, env };
    const { stdout, stderr } = spawnSync(process.execPath, [start], options);
    expect(stderr).toBe("");
    return stdout;
  };
  const source = join(root, "scripts/part.ts");
  return { root, cache, run, source, place: `${pathToFileURL(source).href}\n` };
}

it("commands run from a bundle that is kept until anything in it changes", () => {
  const { root, cache, run, source, place } = project();
  // A round time, so that it can be given back whole.
  const longAgo = new Date("2026-01-01");
  utimesSync(source, longAgo, longAgo);
  expect(run()).toBe(`one ${place}`);
  const [bundle = ""] = readdirSync(cache);
  const [name = ""] = readdirSync(join(cache, bundle)).filter((file) => file.startsWith("part"));
  const file = join(cache, bundle, name);
  writeFileSync(file, readFileSync(file, "utf8").replace("one", "kept"));
  expect(run()).toBe(`kept ${place}`);

  // A copy of the project has words of its own.
  const copy = `${root}-copy`;
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  expect(run(copy)).toBe(`one ${pathToFileURL(join(copy, "scripts/part.ts")).href}\n`);

  // As long as before, and with the same time of its last change.
  writeFileSync(source, part("two"));
  utimesSync(source, longAgo, longAgo);
  expect(run()).toBe(`two ${place}`);
});

it("the user's temporary folder has the bundle where the owner's cannot, unless it is somebody else's", () => {
  const { root, run, place } = project();
  writeFileSync(join(root, "node_modules/.cache"), "in the way");
  const temporary = join(root, "temporary");
  mkdirSync(temporary);
  expect(run(root, temporary)).toBe(`one ${place}`);
  const [ofUser = ""] = readdirSync(temporary);
  expect(readdirSync(join(temporary, ofUser, "commands"))).toHaveLength(1);
  rmSync(join(temporary, ofUser, "commands"), { recursive: true });
  chmodSync(join(temporary, ofUser), 0o777);
  expect(run(root, temporary)).toBe(`one ${place}`);
  if (process.platform !== "win32") expect(readdirSync(join(temporary, ofUser))).toEqual([]);
  // No folder at all can be written to.
  expect(run(root, join(root, "package.json"))).toBe(`one ${place}`);
});

it("commands run without a bundle that cannot be read, and replace one that lacks its program", () => {
  const { cache, run, place } = project();
  run();
  const [bundle = ""] = readdirSync(cache);
  // Other users can read it.
  expect(statSync(join(cache, bundle)).mode).toBe(statSync(cache).mode);
  const program = join(cache, bundle, "main.mjs");
  rmSync(program);
  // It is there and cannot be read, also not by root.
  mkdirSync(program);
  expect(run()).toBe(`one ${place}`);
  rmSync(program, { recursive: true });
  expect(run()).toBe(`one ${place}`);
  expect(statSync(program).isFile()).toBe(true);
});
