import { realpathSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, join } from "node:path";
import { openWorkFolder, removeFolder } from "../build/replace-folder.ts";

/**
 * Gives a run of tests, or the bench, one folder in the system's temporary one for all that it puts there,
 * such as contents and profiles of browsers. What a killed run left goes with one that
 * begins hours later.
 *
 * @returns what removes the folder.
 */
export default async function openTemporaryFolder(): Promise<() => Promise<void>> {
  // Its real name: on macOS the folder is a link, and Windows can have a short one.
  const place = join(realpathSync.native(tmpdir()), `tests-of-${userInfo().uid}`);
  // A run that a test starts has the folder of that test's run.
  if (basename(tmpdir()).startsWith(basename(place))) return async () => undefined;
  const path = await openWorkFolder(place);
  // By one of these names each system and program knows it.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = path;
  return () => removeFolder(path);
}
