import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import { vi } from "vitest";
import { memoize } from "../../src/words/memoize.ts";
import { filesBelow } from "../disk/files-below.ts";
import { packageRoot } from "../package.ts";
import { type FixtureEdits, fixtureFiles } from "./fixture.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * A new folder with some files, with forward slashes on each system, as messages show paths. All folders go when the run
 * ends (`scripts/suites/temporary-folder.ts`).
 */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "folder-")).replaceAll(sep, "/");
  editFiles(folder, files);
  return folder;
}

const foldersByName = memoize((_name) => temporaryFolder());

/**
 * A folder with some files and nothing else, which has the same path whenever a test of the process asks for that name:
 * what a check has kept of files by their paths is taken for those that no test changes.
 */
export function sameFolder(name: string, files: Files): string {
  const folder = foldersByName(name);
  // Tests put others beside it, whose names begin as its own does.
  for (const one of readdirSync(dirname(folder)))
    if (one.startsWith(basename(folder))) rmSync(join(dirname(folder), one), { recursive: true });
  editFiles(folder, files);
  return folder;
}

/** A folder with the fixture's files and some edits of them. */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  return temporaryFolder(applyEdits(fixtureFiles(day), edits));
}

/** A copy of a firm with some edits. */
export function firmCopy(firm: string, edits: FixtureEdits = {}): string {
  return temporaryFolder(firmFiles(firm, edits));
}

function firmFiles(firm: string, edits: FixtureEdits): Files {
  const directory = join(packageRoot, "e2e/firms", firm);
  const files = filesBelow(directory).map((name) => [name, readFileSync(join(directory, name))]);
  return applyEdits(Object.fromEntries(files), edits);
}

/** A copy of a firm with some edits, which is the content of the site from now on, in place of the last one. */
export function servedFirm(firm: string, edits: FixtureEdits = {}): string {
  const directory = sameFolder(firm, firmFiles(firm, edits));
  vi.stubEnv("CONTENT_DIR", directory);
  return directory;
}

/** Files with some edits of them. */
export function applyEdits(sound: Files, edits: FixtureEdits): Files {
  const files = new Map(Object.entries(sound));
  for (const [name, edit] of Object.entries(edits)) {
    const inside = [...files.keys()].filter((file) => `${file}/`.startsWith(`${name}/`));
    // One that is misspelt would leave all as it was, and the test with nothing to find.
    if (inside.length === 0 && (edit === null || typeof edit === "function"))
      throw new Error(`There is no ${name} that a test could change.`);
    if (edit === null) for (const file of inside) files.delete(file);
    else files.set(name, typeof edit === "function" ? edit(`${sound[name]}`) : edit);
  }
  return Object.fromEntries(files);
}

/** Edits files of a folder. */
export function editFiles(directory: string, edits: FixtureEdits): void {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(directory, file);
    if (edit === null) rmSync(path, { recursive: true });
    if (edit === null) continue;
    const text = typeof edit === "function" ? edit(readFileSync(path, "utf8")) : edit;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
