import type { Command } from "commander";
import type { CheckResult } from "../check/check.ts";
import type { Severity } from "../check/read/diagnostic.ts";
import { type Layout, severities } from "../check/reporters/results.ts";
import { wantsColour } from "../check/text/wants-colour.ts";

/** Exit codes of every command: scripts and CI may rely on them. */
export const exitCodes = {
  /** All is well, or the work is done. */
  clean: 0,
  /** Findings at or over `--fail-on`, or content that a command refuses to work on. */
  findings: 1,
  /** Wrong use of the command line. */
  usage: 2,
  /** A fault of the tool itself. */
  fault: 3,
  /** Ended by Ctrl-C, as shells report it: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** The exit code that goes with what a check found. */
export function exitCodeOf({ diagnostics }: CheckResult, failOn: Severity = "error"): number {
  const grave = severities.slice(0, severities.indexOf(failOn) + 1);
  const fails = diagnostics.some(({ severity }) => grave.includes(severity));
  return fails ? exitCodes.findings : exitCodes.clean;
}

/** Ends the program where paths were asked for that are no content. */
export function refuseUnmatched([path]: readonly string[], command: Command): void {
  if (path !== undefined) command.error(`error: '${path}' is no content file or folder.`);
}

/** How what goes to standard output is laid out. */
export function layout(): Layout {
  const { isTTY, columns } = process.stdout;
  return { colour: wantsColour(process.env, isTTY), ...(columns && { columns }) };
}
