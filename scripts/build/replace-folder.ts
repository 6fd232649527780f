import { existsSync, renameSync } from "node:fs";
import { cp, lstat, mkdir, readdir, readlink, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UserError } from "../../src/engine/check/index.ts";
import { exportFiles } from "../../src/engine/site/index.ts";
import { say } from "../../src/words/say.ts";
import { patiently } from "../edit/write-changes.ts";
import { isAbandoned, processMark } from "../write-whole.ts";

const rename = async (from: string, to: string) => patiently(() => renameSync(from, to));

/**
 * The folder that a build may replace as a whole. A symbolic link is followed.
 *
 * @throws UserError if it is not empty and has no files of a build, or has a Git repository: they would be lost. Also
 *   if it is a link that leads nowhere.
 */
export async function ownFolder(named: string): Promise<string> {
  const target = await realpath(named).catch(() => named);
  const isLink = target === named && (await lstat(named).catch(() => undefined))?.isSymbolicLink();
  if (isLink)
    throw new UserError(
      say("building.broken-link", { folder: named, target: await readlink(named) }),
    );
  const names = await readdir(target).catch(({ code }) => (code === "ENOENT" ? [] : [target]));
  const isOfBuild = names.includes(exportFiles.headers) && !names.includes(".git");
  if (names.length === 0 || isOfBuild) return target;
  throw new UserError(say("building.not-of-build", { folder: target }));
}

/**
 * Puts a finished folder in another's place. The old one is `.old-…` until the new one is there: a build
 * that is killed before leaves it whole, and {@link restoreFolder} puts it back.
 *
 * @returns The path of the old one if it cannot be removed, because another user owns its files.
 */
export async function replaceFolder(finished: string, target: string): Promise<string | undefined> {
  const old = await moveAway(target);
  await rename(finished, target).catch(async (error) => {
    if (!existsSync(target)) throw error;
    // Another build has put its own there meanwhile: the later one stays.
    await replaceFolder(finished, target);
  });
  return discard(old, target);
}

/** Puts back what a killed build moved away and did not replace. */
export async function restoreFolder(target: string): Promise<void> {
  for (const old of await foldersBeside(target, "old")) {
    await discard(target, target);
    await rename(old, target).catch((error) => {
      // Otherwise another command has just put it back.
      if (error.code !== "ENOENT") throw error;
    });
  }
}

/** Renames a folder, or copies it first if it lies in a layer of a container that cannot rename it. */
async function moveAway(folder: string): Promise<string> {
  const old = nameBeside(folder, "old");
  try {
    await rename(folder, old);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return old;
    if (code !== "EXDEV") throw error;
    const copy = nameBeside(folder, "next");
    await cp(folder, copy, { recursive: true });
    await rename(copy, old);
    await rm(folder, { recursive: true });
  }
  return old;
}

/**
 * Removes a folder. It is renamed first, so that no half-deleted folder is ever restored. Returns its path if its files
 * are another user's.
 */
async function discard(folder: string, target: string): Promise<string | undefined> {
  const garbage = nameBeside(target, "next");
  const path = await rename(folder, garbage).then(
    () => garbage,
    () => folder,
  );
  return removeOwn(path);
}

/** Removes a folder, or returns its path if its files are another user's. */
async function removeOwn(folder: string): Promise<string | undefined> {
  try {
    await removeFolder(folder);
  } catch (error) {
    if (!["EACCES", "EPERM"].includes(`${(error as NodeJS.ErrnoException).code}`)) throw error;
    return folder;
  }
  return undefined;
}

/** Milliseconds after which no process works in a folder any more, wherever it runs. */
const lifetime = 3 * 3_600_000;

/**
 * Creates a work folder next to its target, on the same file system. Removes those left by killed processes of this
 * machine, or by other machines hours ago. Returns its path.
 */
export async function openWorkFolder(target: string): Promise<string> {
  const path = nameBeside(target, "next");
  // Not `recursive`, with which Node 20 blames a read-only disk on a missing folder.
  await mkdir(path);
  // The clock of the file system may differ from the process's.
  const now = (await stat(path)).mtimeMs;
  for (const folder of await foldersBeside(target, "next")) {
    // Its owner may have just removed it.
    const changed = await stat(folder).catch(() => undefined);
    const age = now - (changed?.mtimeMs ?? now);
    if (age > lifetime || isAbandoned(folder, age, lifetime)) await removeOwn(folder);
  }
  return path;
}

/** Removes a folder, if it is still there. */
export function removeFolder(folder: string): Promise<void> {
  // A browser that ends may still write into it.
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A unique name next to a folder. */
const nameBeside = (target: string, kind: "next" | "old") => `${target}.${kind}-${processMark()}`;

async function foldersBeside(target: string, kind: "next" | "old"): Promise<string[]> {
  const names = await readdir(dirname(target));
  const wanted = names.filter((name) => name.startsWith(`${basename(target)}.${kind}-`));
  return wanted.map((name) => join(dirname(target), name));
}
