import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { Refusal } from "../../../src/check/refusal.ts";

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
    const taken = new Refusal(`${displayPath(path)} exists already; nothing was written.`);
    try {
      // Unlike renaming, this fails where the name is taken.
      linkSync(temporary, path);
    } catch (error) {
      if (codeOf(error) === "EEXIST") throw taken;
      // Some file systems know no hard links.
      if (existsSync(path)) throw taken;
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
  const temporary = join(
    dirname(path),
    `.${basename(path).slice(0, 100)}.${randomBytes(6).toString("hex")}.tmp`,
  );
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      writeFileSync(descriptor, text);
      fchmodSync(descriptor, mode & 0o777);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
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
