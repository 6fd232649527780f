import type { Diagnostic } from "./diagnostic.ts";

/** Sorts findings by file, line and column, and drops those that say the same of the same place. */
export function orderDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) =>
      // By code unit: the order must not hang on the machine's language.
      compare(a.file, b.file) ||
      a.start.offset - b.start.offset ||
      a.end.offset - b.end.offset ||
      compare(a.message, b.message),
  );
}

function identity({ file, start, end, message }: Diagnostic): string {
  return [file, start.offset, end.offset, message].join("\0");
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
