import { type CheckOptions, type CheckResult, checkContent } from "../check.ts";
import { exampleDay } from "./example-content.ts";
import type { FixtureEdits } from "./fixture.ts";
import { temporaryContent } from "./temporary-content.ts";

/** Checks a sound content folder with some files changed, for tests, on the day of the examples. */
export function checkFiles(edits: FixtureEdits = {}, options: CheckOptions = {}): CheckResult {
  const directory = temporaryContent(edits, new Date(exampleDay));
  return checkContent({ directory, today: exampleDay, ...options });
}

/** Findings as `rule [text at the place] message`, for tests. */
export function shown({ diagnostics, sources }: CheckResult): string[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return diagnostics.map(({ file, rule, start, end, message }) => {
    const place = texts.get(file)?.slice(start.offset, end.offset);
    return `${rule} [${place}] ${message}`;
  });
}
