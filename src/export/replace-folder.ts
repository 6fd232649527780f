import { existsSync } from "node:fs";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Where a build works before it is done: beside its target, on the same file system. */
export function workshopOf(target: string): string {
  return `${target}.next-${process.pid}`;
}

const asideOf = (target: string) => `${target}.old-${process.pid}`;

/**
 * Puts a finished folder in another's place with two renames. A build that is killed between them
 * leaves the old folder aside, whence {@link restoreFolder} brings it back. Of two builds that end
 * at once the later one stays, whole.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const aside = asideOf(target);
  for (;;) {
    await rm(aside, { recursive: true, force: true });
    await move(target, aside).catch(unless("ENOENT"));
    const placed = await move(finished, target).then(
      () => true,
      // Another build has put its own there meanwhile.
      unless("ENOTEMPTY", "EEXIST"),
    );
    if (placed) break;
  }
  await rm(aside, { recursive: true, force: true });
}

/**
 * Mends what killed builds left: a folder that was moved aside and not replaced comes back, and
 * unfinished work goes.
 */
export async function restoreFolder(target: string): Promise<void> {
  const names = await readdir(dirname(target));
  const left = (kind: string) =>
    names
      .filter((name) => name.startsWith(`${basename(target)}.${kind}-`))
      .filter((name) => !isRunning(Number(name.split("-").at(-1))))
      .map((name) => join(dirname(target), name));
  for (const aside of left("old")) {
    if (!existsSync(target)) await rename(aside, target).catch(unless("ENOENT", "ENOTEMPTY"));
    await rm(aside, { recursive: true, force: true });
  }
  for (const unfinished of left("next")) await rm(unfinished, { recursive: true, force: true });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // Somebody else's process cannot be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Renames a folder; where it lies in a layer that cannot, as in some containers, copies it. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/** Lets some faults of the file system pass, and throws the others. */
function unless(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
    return undefined;
  };
}
