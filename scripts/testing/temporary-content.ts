import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { vi } from "vitest";
import { filesBelow } from "../content/files-below.ts";
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

/** A folder with the fixture's files and some edits of them. */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  return temporaryFolder(applyEdits(fixtureFiles(day), edits));
}

/** A copy of a firm with some edits. */
export function firmCopy(firm: string, edits: FixtureEdits = {}): string {
  const directory = join(packageRoot, "e2e/firms", firm);
  const files = filesBelow(directory).map((name) => [name, readFileSync(join(directory, name))]);
  return temporaryFolder(applyEdits(Object.fromEntries(files), edits));
}

/** A copy of a firm with some edits, which is the content of the site from now on. */
export function servedFirm(firm: string, edits: FixtureEdits = {}): string {
  const directory = firmCopy(firm, edits);
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
