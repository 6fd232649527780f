import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreFolder } from "../../scripts/build/replace-folder.ts";
import { build, program } from "../../scripts/suites/build-by-command.ts";
import { randomNumbers } from "../../scripts/testing/random-numbers.ts";
import { contentsOf } from "../support/product/build.ts";
import { expect, plainTest as test } from "../support/test.ts";

/**
 * How often a build is killed: `KILLS=50 npm run test:e2e -- killed-build`. What a kill leaves between
 * any two steps of the file system is held by `scripts/build/replace-folder.test.ts`.
 */
const kills = Number(process.env["KILLS"] ?? 3);

/** What the moments come from. The run prints it: `SEED` brings the same ones again. */
const seed = Number(process.env["SEED"] ?? Date.now() % 1e6);

/** Two builds that differ, so that a folder with files of both would show. */
const before = { SOURCE_DATE_EPOCH: "1000000000" };
const after = { SOURCE_DATE_EPOCH: "1800000000" };

test("a build killed at any moment leaves a whole folder", { tag: "@nightly" }, async () => {
  // Each is a build, and then often another; on a busy machine each may take long.
  test.setTimeout((2 + kills) * 60_000);
  console.log(`${kills} kills with SEED=${seed}`);
  const random = randomNumbers(seed);
  const home = await mkdtemp(join(tmpdir(), "killed-"));
  const target = join(home, "dist");
  await build(target, after);
  const newContents = contentsOf(target);
  const begun = performance.now();
  await build(target, before);
  const oldContents = contentsOf(target);
  const duration = performance.now() - begun;
  expect(oldContents).not.toEqual(newContents);

  for (let kill = 1; kill <= kills; kill++) {
    // Every third moment lies near the end, where the folders change places.
    const moment = duration * (kill % 3 === 0 ? 0.8 + random() * 0.3 : random());
    const args = [program, "build", "--out", target];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...after } });
    const timer = setTimeout(() => child.kill("SIGKILL"), moment);
    await once(child, "exit");
    clearTimeout(timer);
    // What every build, and so `npm start`, begins with.
    await restoreFolder(target);
    const contents = contentsOf(target);
    const isNew = JSON.stringify(contents) === JSON.stringify(newContents);
    if (isNew) await build(target, before);
    else expect(contents, `Kill ${kill} after ${Math.round(moment)} ms`).toEqual(oldContents);
  }
  await build(target, after);
  expect(contentsOf(target)).toEqual(newContents);
  expect(await readdir(home), "Nothing is left behind.").toEqual(["dist"]);
});
