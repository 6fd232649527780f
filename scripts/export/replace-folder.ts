import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PlainError } from "./plain-error.ts";

/**
 * The folder that a build may replace as a whole, where a link to it leads.
 *
 * @throws PlainError if it holds something without what each build writes, or a Git repository: that would be lost.
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
 * Puts a finished folder in another's place. The old one is `.old-…` until the new one is there: a build
 * that is killed before leaves it whole, and {@link restoreFolder} puts it back.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = nameBeside(target, "old");
  await moveAway(target, old);
  for (let placed = false; !placed; )
    placed = await rename(finished, target).then(
      () => true,
      async (error) => {
        // Otherwise another build has put its own there meanwhile: the later one stays.
        if (!existsSync(target)) throw error;
        await discard(target, target);
        return false;
      },
    );
  await discard(old, target);
}

/** Puts back what a killed build moved away and did not replace. */
export async function restoreFolder(target: string): Promise<void> {
  for (const old of await foldersBeside(target, "old")) {
    await discard(target, target);
    // Otherwise another command has just put it back.
    await rename(old, target).catch(unlessMissing);
  }
}

/** Removes a folder, of which nobody sees a part: it has another name beside the target first. */
async function discard(folder: string, target: string): Promise<void> {
  const garbage = nameBeside(target, "next");
  await rename(folder, garbage).then(
    () => remove(garbage),
    () => remove(folder),
  );
}

/** Renames a folder, or copies it first if it lies in a layer of a container that cannot rename it. */
async function moveAway(folder: string, old: string): Promise<void> {
  try {
    await rename(folder, old);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    if (code !== "EXDEV") throw error;
    const copy = nameBeside(folder, "next");
    await cp(folder, copy, { recursive: true });
    await rename(copy, old);
    await rm(folder, { recursive: true });
  }
}

/** Ignores that a folder is missing, and throws any other fault. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** A name beside a folder that nobody else takes: process numbers repeat in containers. */
const nameBeside = (target: string, kind: "next" | "old") =>
  `${target}.${kind}-${randomUUID().slice(0, 8)}`;

async function foldersBeside(target: string, kind: "next" | "old"): Promise<string[]> {
  const names = await readdir(dirname(target));
  return names
    .filter((name) => name.startsWith(`${basename(target)}.${kind}-`))
    .map((name) => join(dirname(target), name));
}

/** Milliseconds after which nobody works in a folder any more. */
const lifetime = 3 * 3_600_000;

export interface WorkFolder {
  path: string;
  /** Removes it, if it is still there. */
  close(): Promise<void>;
}

/**
 * Makes a folder to work in beside its target, on the same file system, and removes those that killed
 * processes left hours ago.
 */
export async function openWorkFolder(target: string): Promise<WorkFolder> {
  const path = nameBeside(target, "next");
  // Not `recursive`, with which Node 20 blames a read-only disk on a missing folder.
  await mkdir(path);
  // By the file system's clock, which may differ from the process's.
  const now = await changedAt(path);
  for (const folder of await foldersBeside(target, "next"))
    if (now - (await changedAt(folder)) > lifetime) await remove(folder);
  return { path, close: () => remove(path) };
}

/** When a folder changed, in milliseconds; infinite if its owner has just removed it. */
async function changedAt(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

function remove(folder: string): Promise<void> {
  // A browser that ends may still write into it.
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
