import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { foldersBeside, nameBeside, removeLeftOvers } from "./work-folder.ts";

/**
 * Puts a finished folder in another's place with two renames. A build that is killed between them
 * leaves the old folder aside, whence {@link restoreFolder} brings it back. Of two builds that end
 * at once the later one stays, whole.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  for (let placed = false; !placed; ) {
    const aside = nameBeside(target, "old");
    await moveAside(target, aside).catch(unlessMissing);
    placed = await rename(finished, target).then(
      () => true,
      (error) => {
        // Else another build has put its own there meanwhile.
        if (!existsSync(target)) throw error;
        return false;
      },
    );
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * Mends what killed builds left: a folder that was moved aside and not replaced comes back, and
 * unfinished work goes.
 */
export async function restoreFolder(target: string): Promise<void> {
  for (const kept of await foldersBeside(target, "kept")) {
    await rm(target, { recursive: true, force: true });
    await rename(kept, target).catch(unlessMissing);
  }
  for (const aside of await foldersBeside(target, "old")) {
    if (!existsSync(target))
      await rename(aside, target).catch((error) => {
        if (!existsSync(target)) throw error;
      });
    await rm(aside, { recursive: true, force: true });
  }
  await removeLeftOvers(target);
}

/**
 * Renames a folder. Where it lies in a layer that cannot, as in some containers, a copy takes its
 * part: that is `kept` from the moment when it is whole until the folder is gone, since a build that
 * is killed in between leaves a part of the folder only.
 */
async function moveAside(folder: string, aside: string): Promise<void> {
  try {
    await rename(folder, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const [copy, kept] = [nameBeside(folder, "next"), nameBeside(folder, "kept")];
    await cp(folder, copy, { recursive: true });
    await rename(copy, kept);
    await rm(folder, { recursive: true });
    await rename(kept, aside);
  }
}

/** Lets pass that a folder is not there, and throws any other fault. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
