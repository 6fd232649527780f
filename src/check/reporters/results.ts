import type { RulesOff } from "../linting/run-rules.ts";
import type { Diagnostic, Severity, SourceFile } from "../read/diagnostic.ts";

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
