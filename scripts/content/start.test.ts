import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
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
  for (const folder of ["scripts/content", "node_modules"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ["start.mjs", "bundle.mjs"])
    cpSync(join("scripts/content", file), join(root, "scripts/content", file));
  for (const name of ["vite", "tsx"])
    symlinkSync(realpathSync(join("node_modules", name)), join(root, "node_modules", name), "dir");
  const files = {
    "package.json": '{ "type": "module" }',
    "tsconfig.json": "{}",
    "scripts/content.ts": 'const { said } = await import("./part.ts");\nconsole.log(said);\n',
    "scripts/part.ts": part("one"),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const cache = join(root, "node_modules/.cache/content");
  const run = (where = root) => {
    const start = join(where, "scripts/content/start.mjs");
    const { stdout, stderr } = spawnSync(process.execPath, [start], { ...plainly, cwd: where });
    expect(stderr).toBe("");
    return stdout;
  };
  const source = join(root, "scripts/part.ts");
  return { root, cache, run, source, place: `${pathToFileURL(source).href}\n` };
}

it("commands run from a bundle that is kept until anything in it changes", async () => {
  const { root, cache, run, source, place } = project();
  // A round time, so that it can be given back whole.
  const longAgo = new Date("2026-01-01");
  utimesSync(source, longAgo, longAgo);
  // A bundle of what was changed just now is not kept.
  expect(run()).toBe(`one ${place}`);
  expect(existsSync(join(cache, "kept.json"))).toBe(false);
  await setTimeout(2100);
  expect(run()).toBe(`one ${place}`);
  const { entry } = JSON.parse(readFileSync(join(cache, "kept.json"), "utf8"));
  const parts = readdirSync(dirname(entry), { recursive: true, encoding: "utf8" });
  const file = join(dirname(entry), parts.find((name) => /part.*js$/.test(name)) as string);
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

it("commands run without a bundle where none can be made", () => {
  const { root, run, place } = project();
  writeFileSync(join(root, "node_modules/.cache"), "in the way");
  expect(run()).toBe(`one ${place}`);
});
