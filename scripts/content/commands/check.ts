import { type Command, Option } from "commander";
import { type CheckResult, checkContent } from "../../../src/check/check.ts";
import { externalAddresses } from "../../../src/check/links/external-addresses.ts";
import { probeLinks } from "../../../src/check/links/probe-links.ts";
import type { Severity } from "../../../src/check/read/diagnostic.ts";
import { type Format, formats, reporterFor } from "../../../src/check/reporters/formats.ts";
import { severities } from "../../../src/check/reporters/results.ts";
import { rules } from "../../../src/check/rules/index.ts";
import { writeReport } from "../files/write-file.ts";
import { watchContent } from "../watch-content.ts";
import { contentOption, directoryOf, oneOf, someOf, todayOf, todayOption } from "./options.ts";
import { exitCodeOf, layout, refuseUnmatched } from "./outcome.ts";

/** The options of `content check`, read. */
interface Options {
  format: Format;
  output?: string;
  publish?: boolean;
  failOn: Severity;
  rule?: string[];
  watch?: boolean;
  links?: boolean;
  today?: string;
  content?: string;
}

/** Adds `content check`. */
export function addCheck(program: Command): void {
  const ids = rules.map(({ id }) => id);
  program
    .command("check")
    .description("Checks the content folder and says what is wrong, where, and what to write.")
    .argument("[paths...]", "files and folders to report on; all content if none is given")
    .addOption(
      new Option("--format <format>", `one of ${formats.join(", ")}`)
        .argParser(oneOf(formats))
        .default("pretty"),
    )
    .option("--output <file>", "write the report to a file, whole or not at all")
    .option("--publish", "take unfinished content, such as sample data and past dates, for errors")
    .addOption(
      new Option("--fail-on <severity>", `end with 1 from here on: ${severities.join(", ")}`)
        .argParser(oneOf(severities))
        .default("error"),
    )
    .addOption(
      new Option(
        "--rule <id>",
        "run this rule alone; may be repeated. What cannot be read is reported all the same",
      ).argParser(someOf(ids)),
    )
    .option("--watch", "check again after each change, until Ctrl-C")
    .option("--links", "ask the addresses of links elsewhere; needs the network")
    .addOption(todayOption())
    .addOption(contentOption())
    .action(async (paths: string[], options: Options) => {
      if (options.output === "") program.error("error: --output names no file.");
      const once = () => run(paths, options, program);
      if (options.watch) await watchContent(directoryOf(options), once);
      else process.exitCode = await once();
    });
}

async function run(paths: string[], options: Options, program: Command): Promise<number> {
  const result = await check(paths, options);
  refuseUnmatched(result, program);
  const report = await reporterFor(options.format);
  const { output } = options;
  const text = report(result, output === undefined ? layout() : { colour: false });
  if (output === undefined) process.stdout.write(text);
  else
    try {
      writeReport(output, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      program.error(`error: the report could not be written. ${reason}`);
    }
  return exitCodeOf(result, options.failOn);
}

async function check(paths: string[], options: Options): Promise<CheckResult> {
  const { publish = false, rule } = options;
  const settings = {
    paths,
    today: todayOf(options),
    publish,
    directory: directoryOf(options),
    ...(rule && { only: rule }),
  };
  const result = checkContent(settings);
  if (!options.links) return result;
  return checkContent({ ...settings, linkStates: await probeLinks(externalAddresses(result)) });
}
