import { resolve } from "node:path";
import type { Command } from "commander";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { counted } from "../../../src/check/text/counted.ts";
import { printable } from "../../../src/check/text/printable.ts";
import { type FixedFile, fixContent } from "../fix-content.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodes, refuseUnmatched, refusing } from "../outcome.ts";
import { writeFile } from "../write-file.ts";

/** Mends content, or shows how. */
export function fix(
  paths: string[],
  flags: Flags & { dryRun?: boolean },
  command: Command,
): Promise<void> {
  return refusing(() => {
    const options = { paths, today: todayOf(flags), directory: directoryOf(flags) };
    const { files, left, unmatched } = fixContent(options);
    refuseUnmatched(unmatched, command);
    for (const file of files) process.stdout.write(flags.dryRun ? diffOf(file) : mended(file));
    if (files.length === 0) process.stdout.write("Nothing here can be mended without asking.\n");
    if (left.length > 0 && !flags.dryRun)
      process.stdout.write(
        `${counted(left.length, "finding")} left; \`content check\` shows them.\n`,
      );
    return exitCodes.clean;
  });
}

function diffOf({ file, before, after }: FixedFile): string {
  const likeGit = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, likeGit);
}

/** Writes a file, and says what was mended in it. */
function mended({ file, before, after, fixed }: FixedFile): string {
  writeFile(resolve(file), before, after);
  const rules = [...new Set(fixed.map(({ rule }) => rule))].sort().join(", ");
  return `Mended ${printable(file)}: ${counted(fixed.length, "place")} (${rules}).\n`;
}
