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

/** What is found as a content folder is read: file, text at the place in brackets, and message, for tests. */
export function findingsInFolder(directory: string): string[] {
  return placed(loadContent(directory)).map(
    ({ file, at, message }) =>
      `${file.slice(directory.length + 1)} ${at ? `[${at}] ` : ""}${message}`,
  );
}

/** What is found in a sound site with some edits, as rows have it. */
export function saidOf(edits: FixtureEdits, options?: CheckOptions): string[] {
  return placed(checkFiles(edits, options)).map(({ rule, file, at, message, hint }) => {
    const words = `${rule} ${file} [${at}] ${message} ${hint}`;
    return words.replaceAll(/[^\s`]*\/content-\w{6}\//g, "").replaceAll("\n", "\\n");
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
