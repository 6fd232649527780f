import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckOptions, checkContent } from "../../check/check.ts";
import type { Diagnostic } from "../../content/diagnostic.ts";
import { filesBelow } from "../../content/files-below.ts";

/** The text of a file in a content folder, for tests. */
export function fileIn(directory: string, file: string): string {
  return readFileSync(join(directory, file), "utf8");
}

/** All YAML files in a content folder, each with its text, for tests. */
export function filesWithTexts(directory: string): [file: string, text: string][] {
  return filesBelow(directory)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file, fileIn(directory, file)]);
}

/** What keeps a content folder from being built, for tests. */
export function errorsIn(directory: string, options: CheckOptions = {}): Diagnostic[] {
  const { diagnostics } = checkContent({ directory, ...options });
  return diagnostics.filter(({ severity }) => severity === "error");
}
