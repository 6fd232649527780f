import { checkContent } from "../../../src/check/check.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodes, layout } from "../outcome.ts";
import { roadmap, statusText } from "../status.ts";

/** Shows the roadmap and what is to be done. */
export function status(flags: Flags): void {
  const today = todayOf(flags);
  const result = checkContent({ directory: directoryOf(flags), today });
  const { diagnostics, content } = result;
  const text = statusText(
    {
      today,
      entries: roadmap(result, today),
      samples: diagnostics.filter(({ rule }) => rule === "placeholder"),
      errors: diagnostics.filter(({ severity }) => severity === "error").length,
    },
    layout(),
  );
  process.stdout.write(text);
  process.exitCode = content ? exitCodes.clean : exitCodes.findings;
}
