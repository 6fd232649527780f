import { isUtf8 } from "node:buffer";
import { resolve, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Command } from "commander";
import { type CheckOptions, type CheckResult, checkContent } from "../../check/check.ts";
import { probeLinks } from "../../check/links/probe-links.ts";
import { externalAddresses } from "../../check/linting/content-links.ts";
import type { Severity } from "../../check/read/diagnostic.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { type Format, reporterFor } from "../../check/reporters/formats.ts";
import { rules } from "../../check/rules/index.ts";
import type { Speller } from "../../check/spelling/speller.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodeOf, layout, refuseUnmatched } from "../outcome.ts";
import { watchContent } from "../watch-content.ts";
import { writeReport } from "../write-file.ts";

/** Stands among paths for what comes by standard input. */
const inputPath = "-";

interface CheckFlags extends Flags {
  stdinFilename?: string;
  watch?: boolean;
  format: Format;
  output?: string;
  publish?: boolean;
  failOn: Severity;
  rule?: string[];
  links?: boolean;
  spelling?: boolean;
}

/** Reports on content, once or after each change. */
export async function check(paths: string[], flags: CheckFlags, command: Command): Promise<number> {
  if (flags.output === "") command.error("error: --output names no file.");
  if (flags.output !== undefined && standsInTheWay(flags.output, flags))
    command.error(
      "error: --output names a file in the content folder, which is for content alone. Name one elsewhere.",
    );
  const unasked = rules.find(({ id, flag }) => flag && !flags[flag] && flags.rule?.includes(id));
  if (unasked)
    command.error(`error: the rule ${unasked.id} runs with --${unasked.flag} only. Add it.`);
  const input = await withInput(paths, flags, command);
  const once = async () => {
    const result = await find(input, flags);
    const names = result.sources.map(({ file }) => file);
    const strange = [...(input.texts?.keys() ?? [])].find((name) => !names.includes(name));
    if (strange !== undefined)
      command.error(`error: '${strange}' is no content file yet. Save it there first.`);
    return report(result, flags, command);
  };
  return flags.watch ? watchContent(directoryOf(flags), once) : once();
}

/**
 * The paths to report on, and the text that an editor hands over of a file that is not saved yet. Ends the
 * program where the file has no name, or there is nothing to read.
 */
async function withInput(
  paths: readonly string[],
  { stdinFilename: name, watch }: CheckFlags,
  command: Command,
): Promise<Pick<CheckOptions, "texts"> & { paths: readonly string[] }> {
  if (!paths.includes(inputPath)) {
    if (name === undefined) return { paths };
    return command.error("error: --stdin-filename names what `-` reads. Add `-`.");
  }
  if (!name)
    return command.error(
      "error: `-` reads one file from standard input. Say which with --stdin-filename.",
    );
  if (watch) return command.error("error: Standard input is read once. Leave out --watch or `-`.");
  const bytes = await buffer(process.stdin);
  if (!isUtf8(bytes)) return command.error("error: Standard input is not in UTF-8.");
  return {
    paths: paths.map((path) => (path === inputPath ? name : path)),
    // With its byte order mark, if it has one; the reader names it.
    texts: new Map([[displayPath(resolve(name)), bytes.toString()]]),
  };
}

/**
 * Whether a report would replace content, or count as content; with --watch any in the content folder would
 * be a change to check again, and so on.
 */
function standsInTheWay(output: string, flags: CheckFlags): boolean {
  const directory = `${directoryOf(flags)}${sep}`;
  const path = resolve(output);
  if (!path.startsWith(directory)) return false;
  const isHidden = path
    .slice(directory.length)
    .split(sep)
    .some((name) => name.startsWith("."));
  return flags.watch === true || !isHidden;
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
  const { spellerOf } = await import("../../check/spelling/speller.ts");
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
