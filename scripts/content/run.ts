import { type Command, CommanderError, type Option } from "commander";
import { Cancelled, Refusal } from "../check/refusal.ts";
import { exitCodes } from "./outcome.ts";
import { contentProgram } from "./program.ts";

/** Does what is asked of the program, and leaves its exit code. Throws where the tool itself is at fault. */
export async function run(args: readonly string[]): Promise<void> {
  const program = contentProgram();
  const kept = keptByNpm(program, args, process.env);
  if (kept !== undefined) {
    process.stderr.write(`${kept}\n`);
    process.exitCode = exitCodes.usage;
    return;
  }
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    process.exitCode = exitCodeAfter(error, args);
  }
}

/** The exit code of a command that could not be done; a refusal says why in one sentence. */
function exitCodeAfter(error: unknown, [command]: readonly string[]): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
  if (!(error instanceof Refusal || error instanceof Cancelled)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error instanceof Cancelled) return exitCodes.interrupted;
  // That of findings says of the check that it has judged the content.
  return command === "check" ? exitCodes.usage : exitCodes.findings;
}

/**
 * What to write instead where npm has kept options for itself: those of `npm run content:check --publish`, which
 * lacks a `--`, go into npm's environment. Whoever asks for them must not be told that all is well without.
 */
function keptByNpm(
  program: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const script = environment["npm_lifecycle_event"] ?? "";
  if (!["content", "content:check"].includes(script)) return undefined;
  const commands = commandsIn(program, args);
  const command = commands.at(-1) ?? program;
  const kept = command.options.flatMap((option) => {
    const { long } = option;
    const setting = environment[`npm_config_${long?.slice(2).replaceAll("-", "_")}`] ?? "";
    const isGiven = args.some((word) => word === long || word.startsWith(`${long}=`));
    return isGiven || setting === "" || setting === "false" ? [] : [{ option, setting }];
  });
  if (kept.length === 0) return undefined;
  const names = kept.map(({ option }) => option.long).join(", ");
  const needed = command.registeredArguments.filter(({ required }) => required);
  const before = [
    ...commands.map((one) => one.name()),
    ...needed.map((argument) => `<${argument.name()}>`),
  ];
  const words = kept.map(({ option, setting }) => asWritten(option, setting));
  const line = [script, "--", ...(script === "content" ? before : []), ...words].join(" ");
  return `npm kept ${names} for itself, since no \`--\` stands before, and nothing was done. Write \`npm run ${line}\`.`;
}

/** The commands that the first words name, each of the one before. */
function commandsIn(program: Command, [word, ...words]: readonly string[]): Command[] {
  const named = program.commands.find((one) => one.name() === word);
  return named === undefined ? [] : [named, ...commandsIn(named, words)];
}

/** An option with its value, which npm knows only where the two were joined by `=`. */
function asWritten({ long, flags, required }: Option, value: string): string {
  if (!required) return `${long}`;
  return /^[\w./:-]+$/.test(value) && value !== "true" ? `${long} ${value}` : flags;
}
