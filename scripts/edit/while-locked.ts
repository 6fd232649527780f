import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAbandoned, processMark } from "./process-mark.ts";

/** Milliseconds to wait for another process; it writes for a few. */
const patience = { step: 5, all: 5000 };

/**
 * Does work on the files of a folder while no other process that asks for the same does: of two servers of one folder,
 * the later one then sees what the other has written.
 */
export function whileLocked<Result>(folder: string, work: () => Result): Result {
  // Neither check nor watcher looks at files of such a name.
  const lock = join(folder, ".lock.tmp");
  const until = Date.now() + patience.all;
  while (!take(lock, Date.now() > until))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.step);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock; that of another process only if that has ended, or `isLate`. Returns whether work can begin. */
function take(lock: string, isLate: boolean): boolean {
  try {
    writeFileSync(lock, processMark(), { flag: "wx" });
    return true;
  } catch (error) {
    // Where no file can be made, the work itself says so.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return true;
  }
  try {
    if (isLate || isAbandoned(readFileSync(lock, "utf8"))) rmSync(lock, { force: true });
  } catch {
    // Its owner has just removed it.
  }
  return false;
}
