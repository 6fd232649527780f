import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A folder that all workers of a run have in common. The first that asks for it writes it, and the
 * others wait; it goes with the run's temporary folder.
 *
 * @param name Tells it from others.
 * @param write Writes it, whose path it is given.
 * @throws Where it cannot be written, in each worker the same words.
 */
export async function sharedFolder(
  name: string,
  write: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(tmpdir(), name);
  const failure = `${folder}.failure`;
  const writer = `${folder}.writer`;
  for (;;) {
    if (existsSync(folder)) return folder;
    if (existsSync(failure)) throw new Error(await readFile(failure, "utf8"));
    try {
      await writeFile(writer, `${process.pid}`, { flag: "wx" });
      break;
    } catch {
      // Another process writes, or was ended before it could.
      await setTimeout(50);
      if (await isGone(writer)) await rm(writer, { force: true });
    }
  }
  const begun = `${folder}.${process.pid}`;
  try {
    await write(begun);
    await rename(begun, folder);
  } catch (error) {
    await writeFile(failure, `${error instanceof Error ? error.message : error}`);
    throw error;
  }
  return folder;
}

/** Whether the process that writes has ended: a test that takes too long ends its worker. */
async function isGone(writer: string): Promise<boolean> {
  try {
    process.kill(Number(await readFile(writer, "utf8")), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
