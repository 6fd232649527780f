import { createHash, randomUUID } from "node:crypto";
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

/** Names where a number means one process: two containers that share a folder number theirs alike. */
function processNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

const machine = createHash("sha256")
  .update(hostname() + processNamespace())
  .digest("hex")
  .slice(0, 8);

/** A unique part of a name, for unfinished work of this process. */
export function processMark(): string {
  return `${machine}-${process.pid}-${randomUUID().slice(0, 8)}`;
}

const mark = /\b([0-9a-f]{8})-(\d+)-[0-9a-f]{8}(?:\.tmp)?$/;

/** Milliseconds after which nobody writes a file any more, whatever the clocks of two computers say. */
const lifetime = 60_000;

/**
 * Whether what has the mark of a process is left over: the process has ended, or, as on another machine, nobody knows.
 *
 * @param age milliseconds since it was changed.
 */
export function isAbandoned(marked: string, age: number, most = lifetime): boolean {
  const [, host, number] = mark.exec(marked) ?? [];
  return number !== undefined && (age > most || (host === machine && !isRunning(Number(number))));
}

function isRunning(number: number): boolean {
  try {
    // Sends no signal; throws if there is no such process.
    return process.kill(number, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** The lock of a folder, which who writes into it holds. Neither check nor watcher looks at files of such a name. */
export const lockName = ".lock.tmp";

/** Whether a file of a folder with content is only of this program: half a file, a lock, or a schema. */
export const isOwnFile = (path: string): boolean =>
  path.split("/").includes(".schema") ||
  basename(path) === lockName ||
  (path.endsWith(".tmp") && mark.test(path));

/**
 * Removes what killed processes left in a folder, on whatever machine.
 *
 * @param now the clock of its file system, which may differ from that of the process.
 */
export function removeAbandoned(folder: string, now = Date.now()): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".tmp")))
    try {
      const path = join(folder, name);
      const marked = name === lockName ? readFileSync(path, "utf8") : name;
      if (isAbandoned(marked, now - statSync(path).mtimeMs)) rmSync(path, { force: true });
    } catch {
      // Whoever wrote it has just removed it, or is another user.
    }
}

/**
 * Writes a file, whole or not at all: a command may be killed at any moment.
 *
 * @param place gives the finished file its name.
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  place = (half: string): void => renameSync(half, path),
  flush = false,
): void {
  const folder = dirname(path);
  // The content check ignores hidden files.
  const half = join(folder, `.${basename(path).slice(0, 100)}.${processMark()}.tmp`);
  try {
    writeFileSync(half, content, { flag: "wx", flush });
    removeAbandoned(folder, statSync(half).mtimeMs);
    place(half);
  } finally {
    rmSync(half, { force: true });
  }
}
