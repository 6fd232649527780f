import type { Command } from "commander";
import { type CheckOptions, type CheckResult, checkContent } from "../../../src/check/check.ts";
import { externalAddresses } from "../../../src/check/links/external-addresses.ts";
import { probeLinks } from "../../../src/check/links/probe-links.ts";
import type { Severity } from "../../../src/check/read/diagnostic.ts";
import { type Format, reporterFor } from "../../../src/check/reporters/formats.ts";
import { rules } from "../../../src/check/rules/index.ts";
import type { Speller } from "../../../src/check/spelling/speller.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodeOf, layout, refuseUnmatched } from "../outcome.ts";
import { type InputFlags, refuseStrangeInput, withInput } from "../standard-input.ts";
import { watchContent } from "../watch-content.ts";
import { writeReport } from "../write-file.ts";

interface CheckFlags extends Flags, InputFlags {
  format: Format;
  output?: string;
  publish?: boolean;
  failOn: Severity;
  rule?: string[];
  links?: boolean;
  spelling?: boolean;
}

/** Reports on content, once or after each change. */
export async function check(paths: string[], flags: CheckFlags, command: Command): Promise<void> {
  if (flags.output === "") command.error("error: --output names no file.");
  const unasked = rules.find(({ id, flag }) => flag && !flags[flag] && flags.rule?.includes(id));
  if (unasked)
    command.error(`error: the rule ${unasked.id} runs with --${unasked.flag} only. Add it.`);
  const input = await withInput(paths, flags, command);
  const once = async () => {
    const result = await find(input, flags);
    refuseStrangeInput(result, input.texts, command);
    return report(result, flags, command);
  };
  if (flags.watch) await watchContent(directoryOf(flags), once);
  else process.exitCode = await once();
}

async function find(
  input: Pick<CheckOptions, "paths" | "texts">,
  flags: CheckFlags,
): Promise<CheckResult> {
  const { publish = false, rule } = flags;
  const today = todayOf(flags);
  const directory = directoryOf(flags);
  const options = { ...input, today, publish, directory, ...(rule && { only: rule }) };
  const result = checkContent(options);
  if (!flags.links && !flags.spelling) return result;
  return checkContent({
    ...options,
    linkStates: flags.links ? await probeLinks(externalAddresses(result)) : undefined,
    speller: flags.spelling ? await spellerFor(result) : undefined,
  });
}

/** What knows the words of a site; none where its language cannot be read. It is loaded here alone. */
async function spellerFor({ located: { site } }: CheckResult): Promise<Speller | undefined> {
  const language = site?.root.language?.value;
  if (language === undefined) return undefined;
  const { spellerOf } = await import("../../../src/check/spelling/speller.ts");
  return spellerOf(language);
}

async function report(result: CheckResult, flags: CheckFlags, command: Command): Promise<number> {
  refuseUnmatched(result.unmatched, command);
  const { format, output, failOn } = flags;
  const reporter = await reporterFor(format);
  const text = reporter(result, output === undefined ? layout() : { colour: false });
  if (output === undefined) process.stdout.write(text);
  else
    try {
      writeReport(output, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      command.error(`error: the report could not be written. ${reason}`);
    }
  return exitCodeOf(result, failOn);
}
