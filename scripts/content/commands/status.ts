import { checkContent } from "../../../src/check/check.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodes, layout, refusing } from "../outcome.ts";
import { statusText } from "../status.ts";

/** Shows the roadmap and what is to be done; of a folder without content it says what is missing. */
export function status(flags: Flags): Promise<void> {
  return refusing(() => {
    const today = todayOf(flags);
    const result = checkContent({ directory: directoryOf(flags), today });
    const [fault] = result.diagnostics;
    if (result.sources.length === 0 && fault)
      throw new Refusal(`${fault.file}: ${fault.message} ${fault.hint}`);
    process.stdout.write(statusText(result, today, layout()));
    return result.content ? exitCodes.clean : exitCodes.findings;
  });
}
