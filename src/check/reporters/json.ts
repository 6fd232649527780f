import { countSeverities, type Results } from "./results.ts";

/** Grows when a field changes its meaning or goes away; new fields may come without. */
const version = 1;

/** The findings for programs. Lines and columns count from 1, offsets from 0, in UTF-16 units. */
export function json(results: Results): string {
  const { diagnostics, sources } = results;
  const report = {
    version,
    files: sources.map(({ file }) => file),
    summary: countSeverities(results),
    diagnostics: diagnostics.map(({ file, start, end, rule, severity, message, hint, fix }) => ({
      file,
      start,
      end,
      rule,
      severity,
      message,
      ...(hint !== undefined && { hint }),
      ...(fix !== undefined && { fix }),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
