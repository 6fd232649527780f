import { styleText } from "node:util";
import type { Command } from "commander";
import { type CheckResult, type ReportLayout, severities } from "../../src/engine/check/index.ts";
import type { Severity } from "../../src/engine/diagnostic.ts";
import { tell } from "../../src/engine/messages/index.ts";
import { exitCodes } from "./exit-codes.ts";

/** The exit code for the result of a check. */
export function exitCodeOf({ diagnostics }: CheckResult, failOn: Severity = "error"): number {
  const grave = severities.slice(0, severities.indexOf(failOn) + 1);
  const fails = diagnostics.some(({ severity }) => grave.includes(severity));
  return fails ? exitCodes.findings : exitCodes.clean;
}

/** Ends the program if a path is not part of the content. */
export function refuseUnmatched([path]: readonly string[], command: Command): void {
  if (path !== undefined) command.error(tell("usage.no-content", { path }));
}

/** The layout for standard output: in colour on a terminal, or as `FORCE_COLOR` and `NO_COLOR` ask of Node. */
export function reportLayout(): ReportLayout {
  const { columns, isTTY: isTerminal = false } = process.stdout;
  const colour = styleText("bold", "", { stream: process.stdout }) !== "";
  return { colour, isTerminal, ...(columns && { columns }) };
}
