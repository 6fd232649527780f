import { type CheckOptions, type CheckResult, checkContent } from "../check.ts";
import { type LoadResult, loadContent } from "../read/load.ts";
import { exampleDay } from "./example-content.ts";
import type { FixtureEdits } from "./fixture.ts";
import { temporaryContent } from "./temporary-content.ts";

/** Checks a sound content folder with some files changed, for tests, on the day of the examples. */
export function checkFiles(edits: FixtureEdits = {}, options: CheckOptions = {}): CheckResult {
  const directory = temporaryContent(edits, new Date(exampleDay));
  return checkContent({ directory, today: exampleDay, ...options });
}

/** Findings, each with the text at its place, for tests. */
export function placed({ diagnostics, sources }: Pick<LoadResult, "diagnostics" | "sources">) {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return diagnostics.map((finding) => {
    const { file, start, end } = finding;
    return { ...finding, at: texts.get(file)?.slice(start.offset, end.offset) };
  });
}

/** Findings as `rule [text at the place] message`, for tests. */
export function shown(result: CheckResult): string[] {
  return placed(result).map(({ rule, at, message }) => `${rule} [${at}] ${message}`);
}

/** What is found as a content folder is read: file, text at the place in brackets, and message, for tests. */
export function findingsInFolder(directory: string): string[] {
  return placed(loadContent(directory)).map(
    ({ file, at, message }) =>
      `${file.slice(directory.length + 1)} ${at ? `[${at}] ` : ""}${message}`,
  );
}
