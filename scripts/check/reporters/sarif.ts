import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rule } from "../linting/define-rule.ts";
import type { Diagnostic } from "../read/diagnostic.ts";
import type { AboutTool } from "./about-tool.ts";
import type { Results } from "./results.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/**
 * The findings as SARIF 2.1.0 (OASIS), for code scanning. All rules are declared and a clean run is
 * a run without results, so that earlier alerts are closed.
 */
export function sarif(
  { diagnostics, sources }: Results,
  rules: readonly Rule[],
  { version, repository, rulesPage }: AboutTool,
): string {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const files = new Set([...sources, ...diagnostics].map(({ file }) => file));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "content-check",
            version,
            informationUri: repository,
            rules: rules.map((rule) => descriptor(rule, rulesPage)),
          },
        },
        invocations: [{ executionSuccessful: true }],
        columnKind: "utf16CodeUnits",
        artifacts: [...files].map((file) => ({ location: { uri: uriOf(file) } })),
        results: diagnostics.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: indexes.get(finding.rule) ?? -1,
          level: levels[finding.severity],
          message: { text: `${finding.message} ${finding.hint}` },
          locations: [{ physicalLocation: placeOf(finding) }],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

// The standard wants whole addresses; what is undefined is left out of the report.
function descriptor({ id, summary, why, mend, severity }: Rule, rulesPage: string | undefined) {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: mend },
    helpUri: rulesPage,
    defaultConfiguration: { level: levels[severity.check] },
  };
}

function placeOf({ file, start, end }: Diagnostic) {
  return {
    artifactLocation: { uri: uriOf(file) },
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
    },
  };
}

/** A path as a URI reference: one inside the repository stays relative. */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.split("/").map(encodeURIComponent).join("/");
}
