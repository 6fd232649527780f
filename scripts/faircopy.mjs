#!/usr/bin/env node
// Runs a command, or says in one sentence that this Node.js is too old, before it reads anything newer, that a path
// has a sign that its tools do not take, or that the folder in which it runs is gone.
import { existsSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
const folder = workingFolder();
const [sign] =
  process.platform === "win32"
    ? []
    : (/[?*\\]/.exec(decodeURIComponent(import.meta.url) + folder) ?? []);
if (folder === undefined) {
  console.error("The folder in which this command runs is gone: go to the folder of the site.");
  process.exitCode = 1;
} else if (sign) {
  console.error(
    `The path of this folder has the sign ${sign}, which the program cannot read: rename the folder.`,
  );
  process.exitCode = 1;
} else if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  // The package has JavaScript alone, and the project TypeScript.
  const source = new URL("cli/main.ts", import.meta.url);
  if (!existsSync(source)) await import("./cli/main.js");
  else {
    const { bundledSource } = await import("./bundled-source.mjs");
    const bundle = await bundledSource(source);
    if (!bundle) (await import("tsx/esm/api")).register();
    await import(bundle ?? source.href);
  }
} else {
  console.error(
    `This is Node.js ${process.versions.node}, which is too old: install 22.12 or later (or 20.19).`,
  );
  process.exitCode = 2;
}

/** The folder in which the command runs; undefined where it was deleted, or is in one that nobody may read. */
function workingFolder() {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
