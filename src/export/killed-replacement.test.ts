import {
  type CopyOptions,
  mkdtempSync,
  type RmOptions,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { replaceFolder, restoreFolder } from "./replace-folder.ts";

/** What becomes of the file system's operations: after so many it is as if the process were killed. */
const fate = { left: Number.POSITIVE_INFINITY, otherLayer: "" };

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof files>();
  /** Does an operation; the last one before the kill is half done where it can be. */
  const spend = async (whole: () => Promise<void>, half: () => Promise<void>) => {
    fate.left--;
    if (fate.left > 0) return whole();
    if (fate.left === 0) await half();
    throw new Error("killed");
  };
  return {
    ...real,
    rename: (from: string, to: string) =>
      spend(
        () =>
          from === fate.otherLayer
            ? Promise.reject(Object.assign(new Error("EXDEV"), { code: "EXDEV" }))
            : real.rename(from, to),
        async () => undefined,
      ),
    cp: (from: string, to: string, options: CopyOptions) =>
      spend(
        () => real.cp(from, to, options),
        async () => {
          await real.mkdir(to);
          await real.cp(join(from, "a.html"), join(to, "a.html"));
        },
      ),
    rm: (path: string, options: RmOptions) =>
      spend(
        () => real.rm(path, options),
        () => real.rm(join(path, "a.html"), { force: true }),
      ),
  };
});

const names = ["a.html", "b.html", "c.html"];

async function folderSaying(path: string, word: string): Promise<string> {
  await files.mkdir(path);
  for (const name of names) await files.writeFile(join(path, name), word);
  return path;
}

const wordsIn = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);

/** What is left of an old folder and a new one where the build is killed at its n-th operation. */
async function killedAt(operation: number, isOtherLayer: boolean) {
  fate.left = Number.POSITIVE_INFINITY;
  const home = mkdtempSync(join(tmpdir(), "killed-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const target = await folderSaying(join(home, "dist"), "old");
  const finished = await folderSaying(join(home, "dist.next-1"), "new");
  fate.otherLayer = isOtherLayer ? target : "";
  fate.left = operation;
  const isKilled = await replaceFolder(finished, target).then(
    () => false,
    () => true,
  );
  fate.left = Number.POSITIVE_INFINITY;
  // The copy is new, and can be renamed.
  fate.otherLayer = "";
  await restoreFolder(target);
  return { isKilled, found: wordsIn(target), beside: readdirSync(home) };
}

const whole = ["old", "new"].map((word) => names.map((name) => [name, word]));

describe.each([
  ["on its own file system", false, 3],
  ["in a layer that cannot rename it", true, 7],
])("a folder that is replaced %s", (_, isOtherLayer, operations) => {
  const moments = Array.from({ length: operations }, (_, index) => index + 1);

  it.each(moments)("is whole when the build is killed at operation %d", async (moment) => {
    const { isKilled, found, beside } = await killedAt(moment, isOtherLayer);
    expect(isKilled).toBe(true);
    expect(whole).toContainEqual(found);
    expect(beside.filter((name) => !name.includes(".next-"))).toEqual(["dist"]);
  });

  it("is the new one when it is not killed", async () => {
    const { isKilled, found, beside } = await killedAt(operations + 1, isOtherLayer);
    expect([isKilled, found, beside]).toEqual([false, whole[1], ["dist"]]);
  });
});
