import { Command, CommanderError } from "commander";
import { Refusal } from "../src/check/refusal.ts";
import { exitCodes } from "./content/exit-codes.ts";

/** Each command's module, which adds it to the program. */
const commands = {
  check: async () => (await import("./content/commands/check.ts")).addCheck,
  fix: async () => (await import("./content/commands/fix.ts")).addFix,
  explain: async () => (await import("./content/commands/explain.ts")).addExplain,
  status: async () => (await import("./content/commands/status.ts")).addStatus,
  new: async () => (await import("./content/commands/new.ts")).addNew,
  stamp: async () => (await import("./content/commands/stamp.ts")).addStamp,
  init: async () => (await import("./content/commands/init.ts")).addInit,
  schema: async () => (await import("./content/commands/schema.ts")).addSchema,
  docs: async () => (await import("./content/commands/docs.ts")).addDocs,
};
const names = Object.keys(commands) as (keyof typeof commands)[];

const program = new Command("content")
  .description("Checks and edits the site's content.")
  .exitOverride()
  .showHelpAfterError("Run `npm run content -- --help` for the commands and their options.");

// Whatever ends the program before a command has said otherwise is a fault, not a success.
process.exitCode = exitCodes.fault;

// A reader that has seen enough, such as `head`, is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") reportFault(error);
});

try {
  // The one asked for is enough; whoever asks for help, or misspells a command, meets all of them.
  const asked = names.find((name) => name === process.argv[2]);
  for (const name of asked === undefined ? names : [asked]) (await commands[name]())(program);
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
  else if (error instanceof Refusal) {
    process.exitCode = exitCodes.usage;
    process.stderr.write(`${error.message}\n`);
  } else reportFault(error);
}

function reportFault(error: unknown): void {
  process.exitCode = exitCodes.fault;
  process.stderr.write(
    `The check itself failed: ${error instanceof Error ? error.message : String(error)}\n` +
      "This is a fault of the tool, not of the content; please report it with this message.\n",
  );
}
