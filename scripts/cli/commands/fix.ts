import type { Command } from "commander";
import { createTwoFilesPatch, OMIT_HEADERS } from "diff";
import { type FixedFile, stampTranslations } from "../../../src/engine/edit/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { type Look, painter, printable } from "../../../src/engine/terminal.ts";
import { commas } from "../../../src/words/say.ts";
import { fixContent, loadContent } from "../../disk/check-content.ts";
import { writeChanges } from "../../edit/write-changes.ts";
import { exitCodes } from "../exit-codes.ts";
import { directoryOf, type Flags } from "../options.ts";
import { refuseUnmatched, reportLayout } from "../outcome.ts";

interface FixFlags extends Flags {
  diff?: boolean;
  translations?: string | true;
}

/** Applies the safe fixes to content, or shows what they would change. */
export function fix(paths: string[], flags: FixFlags, command: Command): number {
  const options = { paths, today: flags.today, directory: directoryOf(flags, command) };
  const { files, left, unmatched } = flags.translations
    ? stampTranslations(loadContent(options.directory), flags.translations, paths)
    : fixContent(options);
  refuseUnmatched(unmatched, command);
  if (flags.diff) {
    for (const file of files) process.stdout.write(colourDiff(file));
    return files.length > 0 ? exitCodes.findings : exitCodes.clean;
  }
  writeChanges(files);
  for (const file of files) process.stdout.write(saidOf(file));
  if (files.length === 0) process.stdout.write(`${tell("commands.nothing-to-fix")}\n`);
  if (left.length > 0) process.stdout.write(`${tell("commands.left", { count: left.length })}\n`);
  return exitCodes.clean;
}

/** What would change in a file: for a terminal with signs for what commands it, else for programs as it is. */
function colourDiff({ file, before, text }: FixedFile): string {
  const paint = painter(reportLayout().colour);
  const looks: Record<string, Look> = { "-": "red", "+": "green", "@": "blue" };
  const options = { context: 3, headerOptions: OMIT_HEADERS };
  const hunks = createTwoFilesPatch(file, file, before, text, undefined, undefined, options);
  // The package would write the letters of other scripts as numbers in its own headers.
  const lines = [`--- ${file}`, `+++ ${file}`, ...hunks.split("\n")];
  const shown = lines.map((line, at) => {
    const look = at < 2 ? "bold" : looks[line.charAt(0)];
    const safe = process.stdout.isTTY ? printable(line) : line;
    return look ? paint(look, safe) : safe;
  });
  return shown.join("\n");
}

/** What was fixed in a file. */
function saidOf({ file, fixed }: FixedFile): string {
  const rules = commas([...new Set(fixed.map(({ rule }) => rule))].sort());
  const slots = { file: printable(file), count: fixed.length, rules };
  return `${tell("commands.fixed", { ...slots })}\n`;
}
