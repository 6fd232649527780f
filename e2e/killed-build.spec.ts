import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "playwright/test";
import { packageBin } from "../scripts/test/package-bin.ts";
import { randomNumbers } from "../src/content/testing/random-numbers.ts";
import { restoreFolder } from "../src/export/replace-folder.ts";
import { build } from "./support/build.ts";
import { contentsOf } from "./support/folder-contents.ts";
import { onNginx } from "./support/host.ts";
import { inProject } from "./support/project.ts";

test.skip(onNginx, "No host has to do with how a site is built.");

/** How often a build is killed: `KILLS=50 npm run test:e2e -- killed-build`. */
const kills = Number(process.env["KILLS"] ?? 3);
/** What the moments come from; a failure says it, so that `SEED` brings the same ones again. */
const seed = Number(process.env["SEED"] ?? Date.now() % 1e6);

/** Two builds that differ, so that a folder with files of both would show. */
const before = { SOURCE_DATE_EPOCH: "1000000000" };
const after = { SOURCE_DATE_EPOCH: "1800000000" };
const target = inProject("dist.killed");

test("a build killed at any moment leaves a whole folder, or the next command brings it back", async () => {
  test.setTimeout(60_000 + kills * 10_000);
  console.log(`${kills} kills with SEED=${seed}`);
  const random = randomNumbers(seed);
  const found = { old: 0, new: 0, restored: 0 };
  try {
    const newContents = contentsOf(await build(basename(target), after));
    const begun = performance.now();
    const oldContents = contentsOf(await build(basename(target), before));
    const duration = performance.now() - begun;
    expect(oldContents).not.toEqual(newContents);

    for (let kill = 1; kill <= kills; kill++) {
      // Every third moment lies near the end, where the folders change places.
      const patience = duration * (kill % 3 === 0 ? 0.8 + random() * 0.3 : random());
      await killBuild(after, patience);
      const where = `Kill ${kill} after ${Math.round(patience)} ms, SEED=${seed}`;
      if (!existsSync(target)) {
        found.restored++;
        // What every build, and so `npm start`, begins with.
        await restoreFolder(target);
      }
      const contents = contentsOf(target);
      const isNew = JSON.stringify(contents) === JSON.stringify(newContents);
      if (!isNew) expect(contents, where).toEqual(oldContents);
      found[isNew ? "new" : "old"]++;
      if (isNew) await build(basename(target), before);
    }
    expect(contentsOf(await build(basename(target), after)), `SEED=${seed}`).toEqual(newContents);
    expect(leftovers(), `Nothing is left behind, SEED=${seed}`).toEqual([]);
  } finally {
    console.log(`It was old ${found.old} times and new ${found.new}; gone ${found.restored}.`);
    for (const folder of [target, ...leftovers()]) rmSync(folder, { recursive: true, force: true });
  }
});

/** Starts a build, and kills it without warning after some milliseconds unless it ends before. */
async function killBuild(environment: Record<string, string>, patience: number): Promise<void> {
  const script = packageBin(inProject(), "vite");
  const child = spawn(
    process.execPath,
    [script, "build", "--outDir", basename(target), "--logLevel", "silent"],
    { cwd: inProject(), env: { ...process.env, NODE_ENV: "production", ...environment } },
  );
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  await once(child, "exit");
  clearTimeout(timer);
}

/** What killed builds have left beside their target, and of what renders. */
function leftovers(): string[] {
  const below = (folder: string, start: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(start))
      .map((name) => join(folder, name));
  return [
    ...below(inProject(), `${basename(target)}.`),
    ...below(inProject("node_modules"), ".renderer.next-").filter(isOfDeadProcess),
  ];
}

/** Other builds may be running beside this one. */
function isOfDeadProcess(folder: string): boolean {
  try {
    process.kill(Number(folder.split("-").at(-1)), 0);
    return false;
  } catch {
    return true;
  }
}
