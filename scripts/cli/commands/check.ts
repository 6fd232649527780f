import type { Command } from "commander";
import { type Format, reporters } from "../../../src/engine/check/index.ts";
import type { Severity } from "../../../src/engine/diagnostic.ts";
import { checkContent } from "../../disk/check-content.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodeOf, refuseUnmatched, reportLayout } from "../outcome.ts";

interface CheckFlags extends Flags {
  format: Format;
  publish?: boolean;
  within?: string;
  failOn: Severity;
  rule?: string[];
}

/** Reports on content. */
export async function check(paths: string[], flags: CheckFlags, command: Command): Promise<number> {
  const { publish = false, within, rule, format, failOn } = flags;
  const result = checkContent({
    paths,
    today: flags.today,
    publish,
    directory: directoryOf(flags, command),
    ...(within && { within: Number(within) }),
    ...(rule && { only: rule }),
  });
  refuseUnmatched(result.unmatched, command);
  process.stdout.write(reporters[format](result, reportLayout()));
  return exitCodeOf(result, failOn);
}
