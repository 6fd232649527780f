import { parseDocument } from "yaml";
import type { CheckResult } from "../../../src/engine/check/check.ts";
import type { LoadResult } from "../../../src/engine/site/load.ts";
import type { CheckOptions } from "../../disk/check-content.ts";
import { exampleDay, type FixtureEdits, fixtureFiles } from "../fixture.ts";
import { applyEdits } from "../temporary-content.ts";
import { checkInMemory } from "./memory-content.ts";

/** Checks a sound content folder with some files changed, in memory, on the day of the examples. */
export function checkFiles(edits: FixtureEdits = {}, options: CheckOptions = {}): CheckResult {
  const files = applyEdits(fixtureFiles(new Date(exampleDay)), edits);
  return checkInMemory(files, { today: exampleDay, ...options });
}

/** Findings, each with the text at its place, for tests. */
export function diagnosticLines({
  diagnostics,
  sources,
}: Pick<LoadResult, "diagnostics" | "sources">) {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return diagnostics.map((finding) => {
    const { file, start, end } = finding;
    return { ...finding, at: texts.get(file)?.slice(start.offset, end.offset) };
  });
}

/** What is found as a sound site with some edits is read: file, text at the place in brackets, and message. */
export function readingOf(edits: FixtureEdits): string[] {
  return diagnosticLines(checkFiles(edits, { only: [] })).map(
    ({ file, at, message }) => `${file.replace("content/", "")} ${at ? `[${at}] ` : ""}${message}`,
  );
}

/** An edit of a file by dotted keys; what is undefined goes. */
export function setKeys(values: Record<string, unknown>): (text: string) => string {
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
  return { "site.yaml": setKeys(values) };
}

/** An edit of the file of a product, by dotted keys. */
export function product(values: Record<string, unknown>): FixtureEdits {
  return { "products/first.yaml": setKeys(values) };
}
