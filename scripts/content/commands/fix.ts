import { resolve } from "node:path";
import type { Command } from "commander";
import { counted } from "../../../src/check/text/counted.ts";
import { printable } from "../../../src/check/text/printable.ts";
import { exitCodes } from "../exit-codes.ts";
import type { FixResult } from "../fix/fix-content.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";
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
      refusing(async () => {
        const { fixContent } = await import("../fix/fix-content.ts");
        const result = fixContent({
          paths,
          today: todayOf(options),
          directory: directoryOf(options),
        });
        const [unmatched] = result.unmatched;
        if (unmatched !== undefined)
          program.error(`error: '${unmatched}' is no content file or folder.`, {
            exitCode: exitCodes.usage,
          });
        if (options.dryRun) await showDiffs(result);
        else await writeFixes(result);
        return exitCodes.clean;
      }),
    );
}

async function showDiffs({ files }: FixResult): Promise<void> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  const likeGit = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  const diffs = files.map(({ file, before, after }) =>
    createTwoFilesPatch(file, file, before, after, undefined, undefined, likeGit),
  );
  process.stdout.write(diffs.join("") || "Nothing here can be mended without asking.\n");
}

async function writeFixes({ files, left }: FixResult): Promise<void> {
  const { replaceFile } = await import("../files/write-file.ts");
  for (const { file, before, after, fixed } of files) {
    replaceFile(resolve(file), before, after);
    const rules = [...new Set(fixed.map(({ rule }) => rule))].sort().join(", ");
    process.stdout.write(
      `Mended ${printable(file)}: ${counted(fixed.length, "place")} (${rules}).\n`,
    );
  }
  if (files.length === 0) process.stdout.write("Nothing here can be mended without asking.\n");
  if (left.length > 0)
    process.stdout.write(
      `${counted(left.length, "finding")} left; \`content check\` shows them.\n`,
    );
}
