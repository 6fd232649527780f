import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Where the old folder waits while the new one takes its place. */
const asideOf = (target: string) => `${target}.old`;

/**
 * Puts a finished folder in another's place with two renames. A build that is killed between them
 * leaves the old folder aside, whence {@link restoreFolder} brings it back.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  await rm(asideOf(target), { recursive: true, force: true });
  if (existsSync(target)) await rename(target, asideOf(target));
  await rename(finished, target);
  await rm(asideOf(target), { recursive: true, force: true });
}

/** Mends what a killed build left: a folder that was moved aside and not replaced. */
export async function restoreFolder(target: string): Promise<void> {
  if (!existsSync(target) && existsSync(asideOf(target))) await rename(asideOf(target), target);
}
