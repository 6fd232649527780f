import { checkContent } from "../check.ts";
import { exitCodes } from "../exit-codes.ts";
import { pretty } from "../reporters/pretty.ts";
import { wantsColour } from "../text/wants-colour.ts";

/**
 * Prints what the check says of files that were just written.
 *
 * @param paths the files; all content if there are none.
 * @returns the exit code that goes with it.
 */
export function sayCheck(directory: string, paths: readonly string[] = []): number {
  const result = checkContent({ directory, paths });
  process.stdout.write(
    pretty(result, {
      colour: wantsColour(process.env, process.stdout.isTTY),
      ...(process.stdout.columns && { columns: process.stdout.columns }),
    }),
  );
  const hasErrors = result.diagnostics.some(({ severity }) => severity === "error");
  return hasErrors ? exitCodes.findings : exitCodes.clean;
}
