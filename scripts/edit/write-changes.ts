import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../../src/engine/check/index.ts";
import {
  type Change,
  type FileContent,
  isSameContent,
  reversed,
} from "../../src/engine/edit/index.ts";
import { type Slots, say } from "../../src/words/say.ts";
import { displayPath } from "../disk/display-path.ts";
import { lockName, processMark, removeAbandoned, writeWhole } from "../write-whole.ts";

/** A file that somebody else has written or removed since it was read. */
export class FileChanged extends UserError {
  /** The file, as people read its path. */
  readonly file: string;

  constructor(path: string, what: "changed" | "gone" | "exists" = "changed") {
    super(say(`writing.${what}`, { file: displayPath(path) }));
    this.file = displayPath(path);
  }
}

/**
 * Writes all changes or none. Readers see all of the old or all of the new content of each file, even after a crash.
 * Folders without a file afterwards go, and what killed processes left.
 *
 * @param folder one whose other writers wait, and then see what was written.
 * @throws UserError if a file has changed since, or cannot be written.
 */
export function writeChanges(changes: readonly Change[], folder?: string): void {
  const real = changes.filter(({ before, text }) => !isSameContent(before, text));
  const work = () => {
    for (const { file, before } of real) refuseOther(file, before);
    writeEach(real);
  };
  if (folder === undefined) work();
  else whileLocked(folder, work);
}

/** Throws if a file does not hold what it is thought to hold. */
function refuseOther(file: string, before: FileContent | undefined): void {
  const isThere = existsSync(file);
  if (before === undefined && isThere) throw new FileChanged(file, "exists");
  if (before === undefined) return;
  if (!isThere) throw new FileChanged(file, "gone");
  if (!isSameContent(before, readFileSync(file))) throw new FileChanged(file);
}

function writeEach(changes: readonly Change[]): void {
  const backwards: (() => void)[] = [];
  try {
    for (const change of changes) {
      const made = change.text === undefined ? [] : makeFolder(dirname(change.file));
      backwards.unshift(...made.map((folder) => () => rmdirSync(folder)));
      writeFile(change);
      backwards.unshift(() => writeFile(reversed(change)));
    }
  } catch (error) {
    // The others are taken back all the same; the disk may be full.
    for (const takeBack of backwards) ifPossible(takeBack);
    throw error;
  }
  for (const { file, text } of changes) if (text === undefined) removeEmpty(dirname(file));
}

function ifPossible(work: () => void): void {
  try {
    work();
  } catch {
    // What else is to be done matters more.
  }
}

/** Removes a folder, and those around it, where nothing is left in them. */
function removeEmpty(folder: string): void {
  ifPossible(() => {
    rmdirSync(folder);
    removeEmpty(dirname(folder));
  });
}

function writeFile({ file, before, text }: Change): void {
  const place = (half: string) => {
    const there = lstatSync(file, { throwIfNoEntry: false });
    if (there) chmodSync(half, there.mode & 0o777);
    if (before === undefined) return placeNew(half, file);
    patiently(() => {
      refuseOther(file, before);
      renameSync(half, file);
    });
  };
  const slots = { file: displayPath(file), work: text === undefined ? "delete" : "write" };
  explainFaults("not-written", slots, () =>
    text === undefined ? rmSync(file) : writeWhole(file, text, place, true),
  );
}

/** Gives a finished file its name, unless that name is taken. */
function placeNew(half: string, path: string): void {
  try {
    // Unlike renaming, this fails if the name is taken.
    linkSync(half, path);
  } catch (error) {
    if (errorCode(error) === "EEXIST" || existsSync(path)) throw new FileChanged(path, "exists");
    // Some file systems have no hard links.
    renameSync(half, path);
  }
}

/** The text of a file, if it is there. */
export function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
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
  explainFaults("no-folder", { folder: displayPath(path) }, () => make(path));
  return made;
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** Works on files. Throws a UserError with this message on an error of the file system. */
function explainFaults(refusal: string, slots: Slots, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const reason = explainCode(code);
    throw new UserError(say(`writing.${refusal}`, { ...slots, reason }), { cause: error });
  }
}

/** Codes of the system that mean the same for a person. */
const sameCodes: Readonly<Record<string, string>> = { EPERM: "EACCES", ENOTDIR: "EEXIST" };

/** Why the system refuses to write, in words, or its code where there are none. */
export const explainCode = (code: string): string =>
  say("writing.reason", { code: sameCodes[code] ?? code });

const errorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

/** How Windows refuses what another program has open. */
const openElsewhere = ["EPERM", "EACCES", "EBUSY"];

/** Does work on files, for up to a second: on Windows a virus scanner has new files open for a moment. */
export function patiently<Result>(work: () => Result): Result {
  for (let tries = 1; ; tries++)
    try {
      return work();
    } catch (error) {
      if (tries > 9 || !openElsewhere.includes(`${errorCode(error)}`)) throw error;
      pause(20 * tries);
    }
}

const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Does work on the files of a folder while no other process does, for five seconds at most: each writes for a few ms. */
function whileLocked(folder: string, work: () => void): void {
  const lock = join(folder, lockName);
  const until = Date.now() + 5000;
  while (!takeLock(lock, Date.now() > until)) pause(5);
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock; that of another process only if that is left over, or `isLate`. Returns whether work can begin. */
function takeLock(lock: string, isLate: boolean): boolean {
  try {
    writeFileSync(lock, processMark(), { flag: "wx" });
    return true;
  } catch (error) {
    // Where no file can be made, the work itself says so.
    if (errorCode(error) !== "EEXIST") return true;
  }
  if (isLate) rmSync(lock, { force: true });
  else removeAbandoned(dirname(lock));
  return false;
}
