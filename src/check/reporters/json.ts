import { countSeverities, type Results } from "./results.ts";

/** Grows when a field changes its meaning or goes away; new fields may come without. */
const version = 1;

/** The findings for programs. Lines and columns count from 1, offsets from 0, in UTF-16 units. */
export function json(results: Results): string {
  const report = {
    version,
    files: results.sources.map(({ file }) => file),
    summary: countSeverities(results),
    // Left out where the site's language turns no rule off.
    off: results.off,
    // In this order; a fix that is not there is left out.
    diagnostics: results.diagnostics.map(
      ({ file, start, end, rule, severity, message, hint, fix }) => {
        return { file, start, end, rule, severity, message, hint, fix };
      },
    ),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
