import type { Diagnostic } from "../diagnostic.ts";

/** Where a file begins: the place of what is said of it as a whole. */
export const top = { line: 1, column: 1, offset: 0 };

/** An error about a file or folder as a whole. */
export function fileFinding(file: string, message: string, hint: string): Diagnostic {
  return { file, start: top, end: top, rule: "schema", severity: "error", message, hint };
}
