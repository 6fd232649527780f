import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type FixtureEdits, fixtureFiles } from "./fixture.ts";

/** A folder with the fixture's files and some edits of them, which goes away with the running test. */
export function temporaryContent(edits: FixtureEdits = {}, day = new Date()): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  for (const [file, edit] of [...Object.entries(fixtureFiles(day)), ...Object.entries(edits)]) {
    const path = join(directory, file);
    if (edit === null) rmSync(path, { recursive: true });
    if (edit === null) continue;
    const text = typeof edit === "function" ? edit(readFileSync(path, "utf8")) : edit;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return directory;
}
