import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../../src/engine/diagnostic.ts";
import { type CheckOptions, checkContent } from "../../disk/check-content.ts";

/** The text of a file in a content folder, for tests. */
export function fileIn(directory: string, file: string): string {
  return readFileSync(join(directory, file), "utf8");
}

/** What keeps a content folder from being built, for tests. */
export function errorsIn(directory: string, options: CheckOptions = {}): Diagnostic[] {
  const { diagnostics } = checkContent({ directory, ...options });
  return diagnostics.filter(({ severity }) => severity === "error");
}
