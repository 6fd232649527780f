import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { filesBelow } from "../../content/files-below.ts";
import { type FixtureEdits, fixtureFiles } from "./fixture.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

const sample = fileURLToPath(new URL("../../../e2e/firms/sample", import.meta.url));

/** A folder with the fixture's files and some edits of them, for the running test alone. */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  return writeContent(applyEdits(fixtureFiles(day), edits));
}

/** A copy of the frozen sample with some edits, for the running test alone. */
export function sampleCopy(edits: FixtureEdits = {}): string {
  const files = filesBelow(sample).map((name) => [name, readFileSync(join(sample, name))]);
  return writeContent(applyEdits(Object.fromEntries(files), edits));
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

/** A folder with some files, until the running test has finished. */
function writeContent(files: Files): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  editFiles(directory, files);
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
