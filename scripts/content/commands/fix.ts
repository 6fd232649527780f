import { resolve } from "node:path";
import type { Command } from "commander";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { counted } from "../../../src/check/text/counted.ts";
import { printable } from "../../../src/check/text/printable.ts";
import { exitCodes } from "../exit-codes.ts";
import { replaceFile } from "../files/write-file.ts";
import { type FixedFile, fixContent } from "../fix/fix-content.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";
import { refuseUnmatched } from "./outcome.ts";
import { refusing } from "./refusing.ts";

/** Adds `content fix`. */
export function addFix(program: Command): void {
  program
    .command("fix")
    .description("Mends what can be mended without asking: doubled words and stray spaces.")
    .argument("[paths...]", "files and folders to mend; all content if none is given")
    .option("--dry-run", "show the changes and write nothing")
    .addOption(todayOption())
    .addOption(contentOption())
    .action((paths: string[], options: { dryRun?: boolean; content?: string; today?: string }) =>
      refusing(() => {
        const directory = directoryOf(options);
        const result = fixContent({ paths, today: todayOf(options), directory });
        refuseUnmatched(result, program);
        const { files, left } = result;
        for (const file of files)
          process.stdout.write(options.dryRun ? diffOf(file) : mended(file));
        if (files.length === 0)
          process.stdout.write("Nothing here can be mended without asking.\n");
        if (left.length > 0 && !options.dryRun)
          process.stdout.write(
            `${counted(left.length, "finding")} left; \`content check\` shows them.\n`,
          );
        return exitCodes.clean;
      }),
    );
}

function diffOf({ file, before, after }: FixedFile): string {
  const likeGit = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, likeGit);
}

/** Writes a file, and says what was mended in it. */
function mended({ file, before, after, fixed }: FixedFile): string {
  replaceFile(resolve(file), before, after);
  const rules = [...new Set(fixed.map(({ rule }) => rule))].sort().join(", ");
  return `Mended ${printable(file)}: ${counted(fixed.length, "place")} (${rules}).\n`;
}
