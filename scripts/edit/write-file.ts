import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { type Slots, say } from "../../src/content/say.ts";
import { UserError } from "../check/user-error.ts";
import { displayPath } from "../content/display-path.ts";
import { writeWhole } from "../write-whole.ts";
import { patiently } from "./patiently.ts";

/** A file that somebody else has written or removed since it was read. */
export class FileChanged extends UserError {
  /** The file, as people read its path. */
  readonly file: string;

  constructor(path: string, what: "changed" | "gone" | "exists" = "changed") {
    super(say(`writing.${what}`, { file: displayPath(path) }));
    this.file = displayPath(path);
  }
}

/** What a file holds: a text, or the bytes of a picture. */
export type FileContent = string | Buffer;

/**
 * Creates a file or replaces its content atomically: readers see all of the old or all of the new content, even
 * after a crash. Removes what killed processes left in the folder.
 *
 * @param before the content that the new one was made from, or undefined for a new file.
 * @throws UserError if the file has changed meanwhile or cannot be written.
 */
export function writeFile(
  path: string,
  before: FileContent | undefined,
  content: FileContent,
): void {
  const put = (half: string) => {
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there) chmodSync(half, there.mode & 0o777);
    if (before === undefined) return putInPlace(half, path);
    patiently(() => {
      if (!isUnchanged(path, before)) throw new FileChanged(path);
      renameSync(half, path);
    });
  };
  runFileWork(() => writeWhole(path, content, put, true), "not-written", {
    file: displayPath(path),
  });
}

/** Gives a file a text, also a new one in a new folder. Returns whether it had another. */
export function updateFile(path: string, text: string): boolean {
  const before = readIfExists(path);
  if (before === text) return false;
  makeFolder(dirname(path));
  writeFile(path, before, text);
  return true;
}

/** The text of a file, if it is there. */
export function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Whether a file holds exactly this; with undefined, whether there is none. */
export function isUnchanged(path: string, content: FileContent | undefined): boolean {
  if (content === undefined || !existsSync(path)) return content === undefined && !existsSync(path);
  return readFileSync(path).equals(Buffer.from(content));
}

/**
 * Creates a folder and its parents, if missing. Returns those that it created, the innermost first.
 *
 * @throws UserError if it cannot be created.
 */
export function makeFolder(path: string): string[] {
  const made: string[] = [];
  // Not `recursive`, with which Node 20 blames a read-only disk on a missing folder.
  const make = (folder: string): void => {
    if (isFolder(folder)) return;
    if (dirname(folder) !== folder) make(dirname(folder));
    try {
      mkdirSync(folder);
      made.unshift(folder);
    } catch (error) {
      // Another process has just created it.
      if (!isFolder(folder)) throw error;
    }
  };
  runFileWork(() => make(path), "no-folder", { folder: displayPath(path) });
  return made;
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** Deletes a file. Throws a UserError if it cannot be deleted, or is not there. */
export function deleteFile(path: string): void {
  if (!existsSync(path)) throw new FileChanged(path, "gone");
  runFileWork(() => rmSync(path), "not-written", { file: displayPath(path), work: "delete" });
}

/** Works on files. Throws a UserError with this message on an error of the file system. */
function runFileWork(work: () => void, refusal: string, slots: Slots): void {
  try {
    work();
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const told = { work: "write", ...slots, reason: explainCode(code) };
    throw new UserError(say(`writing.${refusal}`, told), { cause: error });
  }
}

/** Codes of the system that mean the same for a person. */
const sameCodes: Readonly<Record<string, string>> = { EPERM: "EACCES", ENOTDIR: "EEXIST" };

/** Why the system refuses to write, in words, or its code where there are none. */
export const explainCode = (code: string): string =>
  say("writing.reason", { code: sameCodes[code] ?? code });

/** Gives a temporary file its name, unless that name is taken. */
function putInPlace(temporary: string, path: string): void {
  try {
    // Unlike renaming, this fails if the name is taken.
    linkSync(temporary, path);
  } catch (error) {
    if (errorCode(error) === "EEXIST" || existsSync(path)) throw new FileChanged(path, "exists");
    // Some file systems have no hard links.
    renameSync(temporary, path);
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
