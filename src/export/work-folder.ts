import { randomUUID } from "node:crypto";
import { utimesSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";

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
      await rm(path, { recursive: true, force: true });
    },
  };
}

function touch(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // It is in its place already.
  }
}

/** Whether the build that worked in a folder was killed. */
export async function isLeftOver(folder: string): Promise<boolean> {
  const touched = await stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    // Its build has just ended.
    () => Number.POSITIVE_INFINITY,
  );
  return Date.now() - touched > patience;
}
