import type { RulesOff } from "../linting/run-rules.ts";
import type { Diagnostic, Severity, SourceFile } from "../read/diagnostic.ts";
import { counted } from "../text/counted.ts";

/** What a check found, and in which files. */
export interface Results {
  diagnostics: readonly Diagnostic[];
  /** The files that were read. */
  sources: readonly SourceFile[];
  /** Rules that did not look, since the site's language is not theirs. */
  off?: RulesOff;
}

/** How a report looks; for people only. */
export interface Layout {
  colour?: boolean;
  columns?: number;
}

/** Severities from the gravest on. */
export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** How many findings there are of each severity. */
export function countSeverities({ diagnostics }: Results): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** The line of a run that found nothing, so that nobody takes it for one that did not happen. */
export function cleanLine({ sources }: Results): string {
  return `${checkedFiles(sources)}: nothing to mend.`;
}

/** How much was looked at, in words. */
export function checkedFiles(sources: Results["sources"]): string {
  return `${counted(sources.length, "content file")} checked`;
}
