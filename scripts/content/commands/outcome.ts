import type { Command } from "commander";
import type { CheckResult } from "../../../src/check/check.ts";
import type { Severity } from "../../../src/check/read/diagnostic.ts";
import type { Layout } from "../../../src/check/reporters/formats.ts";
import { severities } from "../../../src/check/reporters/results.ts";
import { wantsColour } from "../../../src/check/text/wants-colour.ts";
import { exitCodes } from "../exit-codes.ts";

/** How what goes to standard output is laid out. */
export function layout(): Layout {
  const { isTTY, columns } = process.stdout;
  return { colour: wantsColour(process.env, isTTY), ...(columns && { columns }) };
}

/** The exit code that goes with what a check found. */
export function exitCodeOf({ diagnostics }: CheckResult, failOn: Severity = "error"): number {
  const grave = severities.slice(0, severities.indexOf(failOn) + 1);
  const fails = diagnostics.some(({ severity }) => grave.includes(severity));
  return fails ? exitCodes.findings : exitCodes.clean;
}

/** Ends the program where a path was asked for that is no content. */
export function refuseUnmatched(
  { unmatched: [path] }: Pick<CheckResult, "unmatched">,
  program: Command,
): void {
  if (path !== undefined) program.error(`error: '${path}' is no content file or folder.`);
}
