import { checkContent } from "../../../src/check/check.ts";
import type { Day } from "../../../src/check/dates/day.ts";
import { pretty } from "../../../src/check/reporters/pretty.ts";
import { wantsColour } from "../../../src/check/text/wants-colour.ts";
import { exitCodes } from "../exit-codes.ts";

/**
 * Prints what the check says of files that were just written.
 *
 * @param options `paths`: the files, by default all content; `today`: by default the machine's.
 * @returns the exit code that goes with it.
 */
export function sayCheck(
  directory: string,
  { paths = [], today }: { paths?: readonly string[]; today?: Day } = {},
): number {
  const result = checkContent({ directory, paths, ...(today && { today }) });
  process.stdout.write(
    pretty(result, {
      colour: wantsColour(process.env, process.stdout.isTTY),
      ...(process.stdout.columns && { columns: process.stdout.columns }),
    }),
  );
  const hasErrors = result.diagnostics.some(({ severity }) => severity === "error");
  return hasErrors ? exitCodes.findings : exitCodes.clean;
}
