import { spawnSync } from "node:child_process";
import { lstatSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-content.ts";

/** Whether files have permissions, and names may have any sign but the slash. On Windows neither is so. */
export const isPosix = process.platform !== "win32";

/** Whether everybody can make links here. On Windows only administrators can, and under Wine nobody. */
export const hasLinks = canLink();

/** Whether Git is installed. */
export const hasGit = spawnSync("git", ["--version"]).error === undefined;

function canLink(): boolean {
  const link = join(temporaryFolder(), "link");
  try {
    symlinkSync("nowhere", link);
    return lstatSync(link).isSymbolicLink();
  } catch {
    return false;
  }
}
