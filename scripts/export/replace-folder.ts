import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmdirSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PlainError } from "./plain-error.ts";

/**
 * The folder that a build may replace as a whole, where a link to it leads.
 *
 * @throws PlainError where it holds something without what each build writes, or with work of Git: that would be gone.
 */
export async function ownFolder(named: string): Promise<string> {
  const target = await realpath(named).catch(() => named);
  const names = await readdir(target).catch(({ code }) => (code === "ENOENT" ? [] : [target]));
  const isOfBuild = names.includes("_headers") && !names.includes(".git");
  if (names.length === 0 || isOfBuild) return target;
  throw new PlainError(
    `A build replaces all of ${target}, and what is there is not from a build alone. Move that away, or ` +
      "name another folder: npm run build -- --outDir <folder>.",
  );
}

/**
 * Puts a finished folder in another's place with two renames. A build that is killed between them
 * leaves the old folder aside, whence {@link restoreFolder} brings it back. Of two builds that end
 * at once the later one stays, whole.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  for (let placed = false; !placed; ) {
    const aside = nameBeside(target, "old");
    await moveAside(target, aside).catch(unlessMissing);
    placed = await rename(finished, target).then(
      () => true,
      (error) => {
        // Else another build has put its own there meanwhile.
        if (!existsSync(target)) throw error;
        return false;
      },
    );
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * Mends what killed builds left: a folder that was moved aside and not replaced comes back, and
 * unfinished work goes.
 */
export async function restoreFolder(target: string): Promise<void> {
  for (const kept of await foldersBeside(target, "kept")) {
    await rm(target, { recursive: true, force: true });
    await rename(kept, target).catch(unlessMissing);
  }
  for (const aside of await foldersBeside(target, "old")) {
    if (!existsSync(target))
      await rename(aside, target).catch((error) => {
        if (!existsSync(target)) throw error;
      });
    await rm(aside, { recursive: true, force: true });
  }
  await removeLeftOvers(target);
}

/**
 * Renames a folder. Where it lies in a layer that cannot, as in some containers, a copy takes its
 * part: that is `kept` from the moment when it is whole until the folder is gone, since a build that
 * is killed in between leaves a part of the folder only.
 */
async function moveAside(folder: string, aside: string): Promise<void> {
  try {
    await rename(folder, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const [copy, kept] = [nameBeside(folder, "next"), nameBeside(folder, "kept")];
    await cp(folder, copy, { recursive: true });
    await rename(copy, kept);
    await rm(folder, { recursive: true });
    await rename(kept, aside);
  }
}

/** Lets pass that a folder is not there, and throws any other fault. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Milliseconds between two touches by the build that works in a folder. */
const beat = 2_000;
/** Milliseconds without a touch after which nobody works in a folder any more. */
export const patience = 60_000;

/** A name beside a folder that nobody else takes: a number of a process comes again in containers. */
function nameBeside(target: string, kind: "next" | "old" | "kept"): string {
  return `${target}.${kind}-${randomUUID().slice(0, 8)}`;
}

export interface WorkFolder {
  path: string;
  /** Removes it, if it is still there. */
  close(): Promise<void>;
}

/**
 * Makes a folder to work in beside its target, on the same file system. It is touched again and again
 * while the build lives, because its owner cannot be asked: containers that share a folder do not see
 * each other's processes, and each counts its own from 1.
 */
export async function openWorkFolder(target: string): Promise<WorkFolder> {
  const path = nameBeside(target, "next");
  // Not `recursive`, with which Node 20 blames a read-only disk on a missing folder.
  await mkdir(path);
  const touching = setInterval(() => touch(path), beat).unref();
  return {
    path,
    async close() {
      clearInterval(touching);
      // A browser that ends may still write into it.
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Dates a folder by the file system's clock, since a process may run with another. */
function touch(folder: string): void {
  const inside = join(folder, "touch");
  try {
    mkdirSync(inside);
    rmdirSync(inside);
  } catch {
    // It is in its place already.
  }
}

/** Folders beside a folder, by {@link nameBeside}. */
async function foldersBeside(
  target: string,
  kind: Parameters<typeof nameBeside>[1],
): Promise<string[]> {
  const names = await readdir(dirname(target));
  return names
    .filter((name) => name.startsWith(`${basename(target)}.${kind}-`))
    .map((name) => join(dirname(target), name));
}

/** Removes the folders of those who were killed at work beside a target. */
export async function removeLeftOvers(target: string): Promise<void> {
  const folders = await foldersBeside(target, "next");
  if (folders.length === 0) return;
  const probe = nameBeside(target, "next");
  await mkdir(probe);
  const now = await touchedAt(probe);
  await rmdir(probe);
  for (const folder of folders)
    if (now - (await touchedAt(folder)) > patience)
      await rm(folder, { recursive: true, force: true });
}

/** Milliseconds by the file system's clock; infinite where the build has ended in this moment. */
async function touchedAt(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
