import { expect, it } from "vitest";
import { parseDocument } from "yaml";
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

/** What is other in a sound site, and what is found there: words of each finding, in order. */
export type SiteRow = [what: string, edits: FixtureEdits, found: string[], options?: CheckOptions];

/** Holds of each row that so much is found; a finding is its rule, file, text in brackets, message and hint. */
export function holdSites(rows: readonly SiteRow[], ofAll?: CheckOptions): void {
  it.each(rows)("%s", (_, edits, found, options) => {
    const words = found.map((one) => expect.stringContaining(one));
    expect(saidOf(edits, { ...ofAll, ...options })).toEqual(words);
  });
}

/** What is found in a sound site with some edits, as rows have it. */
export function saidOf(edits: FixtureEdits, options?: CheckOptions): string[] {
  return placed(checkFiles(edits, options)).map(({ rule, file, at, message, hint }) => {
    const path = file.replace(/^.*content-[^/]*\//, "");
    return `${rule} ${path} [${at}] ${message} ${hint}`;
  });
}

/** An edit of a file by dotted keys; what is undefined goes. */
export function set(values: Record<string, unknown>): (text: string) => string {
  return (text) => {
    const file = parseDocument(text);
    for (const [keys, value] of Object.entries(values))
      if (value === undefined) file.deleteIn(keys.split("."));
      else file.setIn(keys.split("."), value);
    return String(file);
  };
}

/** An edit of the file of the site, by dotted keys. */
export function site(values: Record<string, unknown>): FixtureEdits {
  return { "site.yaml": set(values) };
}

/** An edit of the file of a product, by dotted keys. */
export function product(values: Record<string, unknown>): FixtureEdits {
  return { "products/first.yaml": set(values) };
}
