import { createHash, randomUUID } from "node:crypto";
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";

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

/** Whether a name has the mark of a process of this machine that has ended. */
export function isAbandoned(name: string): boolean {
  const [, number] = new RegExp(`${machine}-(\\d+)-[0-9a-f]{8}(\\.tmp)?$`).exec(name) ?? [];
  if (number === undefined) return false;
  try {
    // Sends no signal; throws if there is no such process.
    process.kill(Number(number), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
