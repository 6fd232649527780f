import { checkContent } from "../../../src/check/check.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodes, layout } from "../outcome.ts";
import { statusText } from "../status.ts";

/** Shows the roadmap and what is to be done. */
export function status(flags: Flags): void {
  const today = todayOf(flags);
  const result = checkContent({ directory: directoryOf(flags), today });
  process.stdout.write(statusText(result, today, layout()));
  process.exitCode = result.content ? exitCodes.clean : exitCodes.findings;
}
