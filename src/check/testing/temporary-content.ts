import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type FixtureEdits, fixtureFiles } from "./fixture.ts";

const sample = fileURLToPath(new URL("../../../e2e/firms/sample", import.meta.url));

/** A folder with the fixture's files and some edits of them, which goes away with the running test. */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  const directory = temporaryFolder();
  editFiles(directory, fixtureFiles(day));
  editFiles(directory, edits);
  return directory;
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
