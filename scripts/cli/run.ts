import { type Command, CommanderError, type Option } from "commander";
import { Cancelled, UserError } from "../../src/engine/check/index.ts";
import { tell, tellIn } from "../../src/engine/messages/index.ts";
import { commas } from "../../src/words/say.ts";
import { disk } from "../disk/disk.ts";
import { readOwnKinds } from "../disk/own-kinds.ts";
import { exitCodes } from "./exit-codes.ts";
import { personLanguage } from "./person-language.ts";
import { faircopy } from "./program.ts";

/** Runs a command line and sets the exit code. Throws if the tool itself fails. */
export async function run(args: readonly string[]): Promise<void> {
  tellIn(personLanguage());
  const program = faircopy();
  const kept = npmCommandLine(program, args, process.env);
  if (kept !== undefined) {
    process.stderr.write(`${kept}\n`);
    process.exitCode = exitCodes.usage;
    return;
  }
  try {
    await readOwnKinds(disk);
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    process.exitCode = exitCodeAfter(error, args);
  }
}

/** The exit code of a failed command, after printing why it failed. */
function exitCodeAfter(error: unknown, args: readonly string[]): number {
  // For commander, help that a word asks for is a fault.
  const [command, ...words] = args;
  const isHelp = command === "help" && commandsIn(faircopy(), words).length === words.length;
  if (error instanceof CommanderError)
    return error.exitCode === 0 || isHelp ? exitCodes.clean : exitCodes.usage;
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error instanceof Cancelled) return exitCodes.interrupted;
  // For `check`, the exit code of findings means that the content was checked.
  return command === "check" ? exitCodes.usage : exitCodes.findings;
}

/**
 * The correct command line, if npm has kept options for itself. Without a `--`, npm puts the options of
 * `npm run check --publish` into its environment, and the check would run without them.
 */
function npmCommandLine(
  program: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  // Other commands, such as `npx` and the install, keep nothing.
  if (!/^(run|run-script|start|test)$/.test(environment["npm_command"] ?? "")) return undefined;
  const command = commandsIn(program, args).at(-1) ?? program;
  const kept = command.options.flatMap((option) => {
    const { long } = option;
    const setting = environment[`npm_config_${long?.slice(2).replaceAll("-", "_")}`] ?? "";
    const isGiven = args.some((word) => word === long || word.startsWith(`${long}=`));
    return isGiven || setting === "" || setting === "false" ? [] : [{ option, setting }];
  });
  if (kept.length === 0) return undefined;
  const names = commas(kept.map(({ option }) => `${option.long}`));
  const words = kept.map(({ option, setting }) => formatOption(option, setting));
  const line = ["npx faircopy", ...args, ...words].join(" ");
  return tell("commands.npm-kept", { options: names, line });
}

/** The command and subcommands that the first words name. */
function commandsIn(program: Command, [word, ...words]: readonly string[]): Command[] {
  const named = program.commands.find((one) => one.name() === word);
  return named === undefined ? [] : [named, ...commandsIn(named, words)];
}

/** An option with its value; npm keeps the value only if it was joined by `=`. */
function formatOption({ long, flags, required }: Option, value: string): string {
  if (!required) return `${long}`;
  return /^[\w./:-]+$/.test(value) && value !== "true" ? `${long} ${value}` : flags;
}
