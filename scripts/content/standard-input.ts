import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Command } from "commander";
import type { CheckOptions, CheckResult } from "../../src/check/check.ts";
import { displayPath } from "../../src/check/read/files/display-path.ts";

/** Stands among paths for what comes by standard input. */
const inputPath = "-";

/** What of the options concerns standard input. */
export interface InputFlags {
  stdinFilename?: string;
  watch?: boolean;
}

/**
 * The paths to report on, and the text that an editor hands over of a file that is not saved yet. Ends the
 * program where the file has no name, or there is nothing to read.
 */
export async function withInput(
  paths: readonly string[],
  { stdinFilename: name, watch }: InputFlags,
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
  const text = decoded(await buffer(process.stdin));
  if (text === undefined) return command.error("error: Standard input is not in UTF-8.");
  return {
    paths: paths.map((path) => (path === inputPath ? name : path)),
    texts: new Map([[displayPath(resolve(name)), text]]),
  };
}

/** Ends the program where a text was handed over for a file that the content does not have. */
export function refuseStrangeInput(
  { sources }: CheckResult,
  texts: CheckOptions["texts"],
  command: Command,
): void {
  for (const name of texts?.keys() ?? [])
    if (!sources.some(({ file }) => file === name))
      command.error(`error: '${name}' is no content file yet. Save it there first.`);
}

/** A text with its byte order mark, if it has one; the reader names it. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
