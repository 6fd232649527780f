import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type FixtureEdits, fixtureFiles } from "./fixture.ts";

const sample = fileURLToPath(new URL("../../../e2e/firms/sample", import.meta.url));

/** Folders of the fixture that no test uses any more, with what the last one left there. */
const kept: string[] = [];

/**
 * A folder with the fixture's files and some edits of them, for the running test alone. It is that of a
 * test before, in which only what is other is written: most files are the same for all.
 */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  const fixture = fixtureFiles(day);
  const files = new Map<string, string | Uint8Array>(Object.entries(fixture));
  const folders = new Set(Object.keys(fixture).flatMap(foldersOf));
  for (const [name, edit] of Object.entries(edits)) {
    const isThere = files.has(name) || folders.has(name);
    // One that is misspelt would leave all as it was, and the test with nothing to find.
    if (!isThere && (edit === null || typeof edit === "function"))
      throw new Error(`The fixture has no ${name} that a test could change.`);
    if (edit === null) {
      folders.delete(name);
      for (const file of files.keys()) if (`${file}/`.startsWith(`${name}/`)) files.delete(file);
    } else files.set(name, typeof edit === "function" ? edit(fixture[name] ?? "") : edit);
  }
  for (const file of files.keys()) for (const folder of foldersOf(file)) folders.add(folder);
  const directory = kept.pop() ?? mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => {
    // A test may put something else in its place, or nothing.
    if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory()) kept.push(directory);
  });
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path);
    const isWanted = entry.isDirectory() ? folders.has(name) : entry.isFile() && files.has(name);
    if (!isWanted) rmSync(path, { recursive: true, force: true });
  }
  for (const folder of folders) mkdirSync(join(directory, folder), { recursive: true });
  for (const [file, text] of files) {
    const path = join(directory, file);
    if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(text)))
      writeFileSync(path, text);
  }
  return directory;
}

/** The folders around a file: of `a/b/c.yaml` a/b and a. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** A copy of the frozen sample with some edits, which goes away with the running test. */
export function sampleCopy(edits: FixtureEdits = {}): string {
  const directory = temporaryFolder();
  cpSync(sample, directory, { recursive: true });
  editFiles(directory, edits);
  return directory;
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

/** Paths of folders that are gone. */
const free: string[] = [];

/** An empty folder; under the path of one before, whose files the check need not read anew where they are the same. */
function temporaryFolder(): string {
  const directory = free.pop() ?? mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(directory, { recursive: true });
  onTestFinished(() => {
    rmSync(directory, { recursive: true, force: true });
    free.push(directory);
  });
  return directory;
}
