import { tmpdir, userInfo } from "node:os";
import { basename, join } from "node:path";
import { openWorkFolder, removeLeftOvers } from "../../src/export/replace-folder.ts";

/** The variables that name the system's temporary folder, here or there. */
const names = ["TMPDIR", "TEMP", "TMP"];

/**
 * Gives a run of the tests one folder in the system's temporary one, for all that it and what it
 * starts put there: contents, profiles of browsers, reports. Both test runners take this as their
 * global setup. What a killed run left goes with the next one that begins or ends a minute later.
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
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) process.env[name] = folder.path;
  return async () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    await folder.close();
    await removeLeftOvers(place);
  };
}
