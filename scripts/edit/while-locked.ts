import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockName, processMark, removeAbandoned } from "../write-whole.ts";

/** Milliseconds to wait for another process; it writes for a few. */
const patience = { step: 5, all: 5000 };

/**
 * Does work on the files of a folder while no other process that asks for the same does: of two servers of one folder,
 * the later one then sees what the other has written.
 */
export function whileLocked<Result>(folder: string, work: () => Result): Result {
  const lock = join(folder, lockName);
  const until = Date.now() + patience.all;
  while (!take(lock, Date.now() > until))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.step);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock; that of another process only if that is left over, or `isLate`. Returns whether work can begin. */
function take(lock: string, isLate: boolean): boolean {
  try {
    writeFileSync(lock, processMark(), { flag: "wx" });
    return true;
  } catch (error) {
    // Where no file can be made, the work itself says so.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return true;
  }
  if (isLate) rmSync(lock, { force: true });
  else removeAbandoned(dirname(lock));
  return false;
}
