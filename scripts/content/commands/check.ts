import type { Command } from "commander";
import { checkContent } from "../check.ts";
import { exitCodes } from "../exit-codes.ts";
import { pretty } from "../reporters/pretty.ts";
import { wantsColour } from "../text/wants-colour.ts";

/** Adds `content check`. */
export function addCheck(program: Command): void {
  program
    .command("check")
    .description("Checks the content folder and says what is wrong, where, and what to write.")
    .argument("[paths...]", "files and folders to report on; all content if none is given")
    .option("--content <dir>", "the content folder; otherwise CONTENT_DIR, otherwise content/")
    .action((paths: string[], { content }: { content?: string }) => {
      if (content === "") program.error("error: --content names no folder.");
      const result = checkContent({ paths, ...(content !== undefined && { directory: content }) });
      const [unmatched] = result.unmatched;
      if (unmatched !== undefined)
        program.error(`error: '${unmatched}' is no content file or folder.`, {
          exitCode: exitCodes.usage,
        });
      const hasErrors = result.diagnostics.some(({ severity }) => severity === "error");
      process.stdout.write(
        pretty(result, {
          colour: wantsColour(process.env, process.stdout.isTTY),
          ...(process.stdout.columns && { columns: process.stdout.columns }),
        }),
      );
      process.exitCode = hasErrors ? exitCodes.findings : exitCodes.clean;
    });
}
