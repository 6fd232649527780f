import { Command, CommanderError } from "commander";
import { checkContent } from "./content/check.ts";
import { pretty } from "./content/reporters/pretty.ts";
import { wantsColour } from "./content/text/wants-colour.ts";

/** Exit codes of every command. */
const exit = { clean: 0, findings: 1, usage: 2, fault: 3 } as const;

const program = new Command("content")
  .description("Checks the site's content.")
  .exitOverride()
  .showHelpAfterError("Run `npm run content -- --help` for the commands and their options.");

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
        exitCode: exit.usage,
      });
    const hasErrors = result.diagnostics.some(({ severity }) => severity === "error");
    process.stdout.write(
      pretty(result, {
        colour: wantsColour(process.env, process.stdout.isTTY),
        ...(process.stdout.columns && { columns: process.stdout.columns }),
      }),
    );
    process.exitCode = hasErrors ? exit.findings : exit.clean;
  });

// Whatever ends the program before a command has said otherwise is a fault, not a success.
process.exitCode = exit.fault;

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") reportFault(error);
});

try {
  program.parse();
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exit.clean : exit.usage;
  else reportFault(error);
}

function reportFault(error: unknown): void {
  process.exitCode = exit.fault;
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n` +
      "This is a fault of the tool, not of the content; please report it with this message.\n",
  );
}
