import type { RulesOff } from "../linting/run-rules.ts";
import type { Diagnostic, Severity, SourceFile } from "../read/diagnostic.ts";
import type { Translation } from "../read/translations/load-translations.ts";
import { counted } from "../text/counted.ts";

/** What a check found, and in which files. */
export interface Results {
  diagnostics: readonly Diagnostic[];
  /** The files that were read. */
  sources: readonly SourceFile[];
  /** Rules that are off for the site's language. */
  off?: RulesOff;
  /** The site in further languages. */
  translations?: readonly Pick<Translation, "tag" | "file" | "files" | "stamps">[];
  /** Names of the files that can be translated, such as `pages/about.yaml`. */
  sourceFiles?: readonly string[];
}

/** How a report for people looks. */
export interface Layout {
  colour?: boolean;
  columns?: number;
}

/** Severities, the most severe first. */
export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** How many findings there are of each severity. */
export function countSeverities({ diagnostics }: Results): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** The number of files that were checked, in words. */
export function checkedFiles({ sources }: Results): string {
  return `${counted(sources.length, "content file")} checked`;
}

/** The report of a run without findings, so that nobody takes it for a run that did not happen. */
export function cleanLine(results: Results): string {
  return `${checkedFiles(results)}: nothing to mend.`;
}
