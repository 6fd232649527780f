import { randomUUID } from "node:crypto";
import { mkdirSync, rmdirSync } from "node:fs";
import { mkdir, readdir, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Milliseconds between two touches by the build that works in a folder. */
const beat = 2_000;
/** Milliseconds without a touch after which nobody works in a folder any more. */
export const patience = 60_000;

/** A name beside a folder that nobody else takes: a number of a process comes again in containers. */
export function nameBeside(target: string, kind: "next" | "old" | "kept"): string {
  return `${target}.${kind}-${randomUUID().slice(0, 8)}`;
}

/** A folder in which a build works until it is done. */
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
export async function foldersBeside(
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
