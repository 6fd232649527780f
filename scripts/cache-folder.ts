import { accessSync, constants, existsSync, lstatSync, mkdirSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { lazy } from "../src/words/memoize.ts";
import { say } from "../src/words/say.ts";
import { writeWhole } from "./write-whole.ts";

const user = process.getuid?.();
const ofOwner = "node_modules/.cache/faircopy";
const ofUser = join(tmpdir(), `faircopy-${user ?? "cache"}`);

/**
 * Where the program keeps what can be made again: in the owner's folder, otherwise in a folder of this user in the
 * system's temporary one. If neither can be written, as on a read-only disk, it is a path where nothing can be.
 */
export const cacheFolder = lazy(() => {
  if (existsSync("package.json") && canWrite(ofOwner)) return resolve(ofOwner);
  return canWrite(ofUser, 0o700) && isPrivateFolder(ofUser) ? ofUser : devNull;
});

/** Writes a file of the cache, if it can be written. */
export function keepFile(file: string, data: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, data);
  } catch {
    // The cache only saves time: it may be another user's.
  }
}

/** Whether files can be written to a folder, which is created if it is missing. */
function canWrite(folder: string, mode = 0o777): boolean {
  try {
    // Throws if the working directory is gone.
    mkdirSync(resolve(folder), { recursive: true, mode });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether nobody else could put programs into a folder: anyone may have created this name in the temporary one. */
function isPrivateFolder(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}

/**
 * What an error says of a disk without room; the bundler gives the number of the system alone, on Windows 112.
 *
 * @param file what could not be written.
 */
export function fullDisk({ code = "", message }: NodeJS.ErrnoException, file: string) {
  const [full] =
    /\b(?:ENOSPC|EDQUOT)\b/.exec(code || message) ??
    (/\(os error (?:28|112)\)/.test(message) ? ["ENOSPC"] : []);
  if (!full) return undefined;
  const reason = say("writing.reason", { code: full });
  return say("writing.not-written", { file, work: "write", reason });
}
