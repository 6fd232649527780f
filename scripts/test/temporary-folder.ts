import { tmpdir, userInfo } from "node:os";
import { basename, join } from "node:path";
import { openWorkFolder, removeLeftOvers } from "../../src/export/replace-folder.ts";

/**
 * Gives a run of the tests one folder in the system's temporary one, for all that it and what it
 * starts put there: contents, profiles of browsers, reports. Both test runners take this as their
 * global setup. What a killed run left goes with the next one that begins a minute later.
 *
 * @returns what removes the folder.
 */
export default async function openTemporaryFolder(): Promise<() => Promise<void>> {
  const place = join(tmpdir(), `tests-of-${userInfo().uid}`);
  // The test command has opened one. In a folder of a folder the path of Chromium's socket is too
  // long for Linux, which allows 107 characters.
  if (basename(tmpdir()).startsWith(basename(place))) return async () => undefined;
  await removeLeftOvers(place);
  const folder = await openWorkFolder(place);
  // By one of these names each system and program knows it.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder.path;
  return folder.close;
}
