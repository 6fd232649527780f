import { Command, CommanderError } from "commander";
import { addCheck } from "./content/commands/check.ts";
import { addDocs } from "./content/commands/docs.ts";
import { addExplain } from "./content/commands/explain.ts";
import { addFix } from "./content/commands/fix.ts";
import { addInit } from "./content/commands/init.ts";
import { addNew } from "./content/commands/new.ts";
import { addSchema } from "./content/commands/schema.ts";
import { addStamp } from "./content/commands/stamp.ts";
import { addStatus } from "./content/commands/status.ts";
import { exitCodes } from "./content/exit-codes.ts";

const program = new Command("content")
  .description("Checks and edits the site's content.")
  .exitOverride()
  .showHelpAfterError("Run `npm run content -- --help` for the commands and their options.");

addCheck(program);
addDocs(program);
addExplain(program);
addFix(program);
addInit(program);
addNew(program);
addSchema(program);
addStamp(program);
addStatus(program);

// Whatever ends the program before a command has said otherwise is a fault, not a success.
process.exitCode = exitCodes.fault;

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") reportFault(error);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
  else reportFault(error);
}

function reportFault(error: unknown): void {
  process.exitCode = exitCodes.fault;
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n` +
      "This is a fault of the tool, not of the content; please report it with this message.\n",
  );
}
