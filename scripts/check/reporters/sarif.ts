import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rule } from "../linting/define-rule.ts";
import type { Diagnostic } from "../read/diagnostic.ts";
import { version } from "../read/version.ts";
import type { Results } from "./results.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/**
 * The findings as SARIF 2.1.0 (OASIS), for code scanning. All rules are declared, and a clean run is a
 * run without results, so that earlier alerts are closed.
 *
 * @param environment In a workflow of GitHub it names the repository and the commit to link to.
 */
export function sarif(
  { diagnostics, sources }: Results,
  rules: readonly Rule[],
  environment: NodeJS.ProcessEnv,
): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = environment;
  const repository = server && name ? `${server}/${name}` : undefined;
  const helpUri = repository && `${repository}/blob/${commit ?? "HEAD"}/docs/content.md#rules`;
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
            // Undefined keys are left out: the standard wants absolute addresses.
            informationUri: repository,
            rules: rules.map(({ id, summary, why, mend, severity }) => ({
              id,
              shortDescription: { text: summary },
              fullDescription: { text: why },
              help: { text: mend },
              helpUri,
              defaultConfiguration: { level: levels[severity.check] },
            })),
          },
        },
        invocations: [{ executionSuccessful: true }],
        columnKind: "utf16CodeUnits",
        artifacts: [...files].map((file) => ({ location: { uri: uriOf(file) } })),
        results: diagnostics.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: rules.findIndex(({ id }) => id === finding.rule),
          level: levels[finding.severity],
          message: { text: `${finding.message} ${finding.hint}` },
          locations: [{ physicalLocation: placeOf(finding) }],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
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
