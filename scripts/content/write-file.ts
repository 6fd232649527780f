import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { displayPath } from "../../src/check/read/files/display-path.ts";
import { Refusal } from "../../src/check/refusal.ts";

/** Writes a report to a file, new or in place of an earlier one, or to a device or pipe. */
export function writeReport(path: string, text: string): void {
  const file = resolve(path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) createFile(file, text);
  else if (stats.isFile()) replaceFile(file, readFileSync(file, "utf8"), text);
  else writeFileSync(file, text);
}

/**
 * Makes a file what it should be, and its folder where there is none.
 *
 * @param before what the file holds; undefined where it is not there.
 * @throws Refusal where the file is another by now, or cannot be written.
 */
export function updateFile(path: string, before: string | undefined, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (before === undefined) createFile(path, text);
  else replaceFile(path, before, text);
}

/**
 * Puts a new text in the place of a file's old one. Whoever reads the file, even after a crash, sees
 * all of the old or all of the new text.
 *
 * @param before the text that the new one was made from.
 * @throws Refusal where the file holds another text by now, or cannot be written.
 */
export function replaceFile(path: string, before: string, text: string): void {
  const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
  withTemporary(path, text, mode, (temporary) => {
    assertUnchanged(path, before);
    renameSync(temporary, path);
  });
}

/**
 * Holds that a file has the text that it had when it was read.
 *
 * @throws Refusal where it has not.
 */
export function assertUnchanged(path: string, before: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== before)
    throw new Refusal(
      `${displayPath(path)} was changed by somebody else meanwhile. Run the command again.`,
    );
}

/**
 * Writes a file that is not there yet, whole or not at all.
 *
 * @throws Refusal where something has that name already, or the file cannot be written.
 */
export function createFile(path: string, text: string): void {
  withTemporary(path, text, 0o644, (temporary) => {
    try {
      // Unlike renaming, this fails where the name is taken.
      linkSync(temporary, path);
    } catch (error) {
      if (codeOf(error) === "EEXIST" || existsSync(path))
        throw new Refusal(`${displayPath(path)} exists already; nothing was written.`);
      // Some file systems know no hard links.
      renameSync(temporary, path);
    }
  });
}

/** Writes a hidden file beside the one meant, which the content check ignores, and puts it in place. */
function withTemporary(
  path: string,
  text: string,
  mode: number,
  putInPlace: (temporary: string) => void,
): void {
  const random = randomBytes(6).toString("hex");
  const temporary = join(dirname(path), `.${basename(path).slice(0, 100)}.${random}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx", flush: true });
    chmodSync(temporary, mode & 0o777);
    putInPlace(temporary);
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new Refusal(`${displayPath(path)} cannot be written (${code}); it is as it was.`);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
