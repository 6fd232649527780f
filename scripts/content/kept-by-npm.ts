import type { Command, Option } from "commander";
import { Refusal } from "../../src/check/refusal.ts";

/** Scripts of `package.json` that run this program. */
const scripts = ["content", "content:check"];

/**
 * Refuses to go on where npm has kept options for itself: those of `npm run content:check --publish`, which
 * lacks a `--`, go into npm's environment. Whoever asks for them must not be told that all is well without.
 *
 * @throws Refusal with the line to write instead.
 */
export function refuseKeptByNpm(
  program: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): void {
  const script = environment["npm_lifecycle_event"] ?? "";
  if (!scripts.includes(script)) return;
  const command = commandOf(program, args);
  const kept = command.options.filter(
    (option) => settingOf(option, environment) !== undefined && !isGiven(option, args),
  );
  if (kept.length === 0) return;
  const names = kept.map(({ long }) => long).join(", ");
  const words = kept.map((option) => asWritten(option, settingOf(option, environment)));
  const line = ["npm run", script, "--", ...beforeOptions(command, script), ...words].join(" ");
  throw new Refusal(
    `npm kept ${names} for itself, since no \`--\` stands before, and nothing was done. Write \`${line}\`.`,
  );
}

/** The command that the first words name. */
function commandOf(program: Command, args: readonly string[]): Command {
  let command = program;
  for (const word of args) {
    const inner = command.commands.find((one) => one.name() === word);
    if (inner === undefined) break;
    command = inner;
  }
  return command;
}

/** The words of a command that its script does not say already. */
function beforeOptions(command: Command, script: string): string[] {
  if (script === "content:check") return [];
  const above = command.parent ? beforeOptions(command.parent, script) : [];
  const names = command.registeredArguments
    .filter(({ required }) => required)
    .map((argument) => `<${argument.name()}>`);
  return command.parent ? [...above, command.name(), ...names] : above;
}

/** What npm's environment says of an option; a setting that is off says nothing. */
function settingOf({ long }: Option, environment: NodeJS.ProcessEnv): string | undefined {
  const value = environment[`npm_config_${long?.slice(2).replaceAll("-", "_")}`];
  return value === "" || value === "false" ? undefined : value;
}

function isGiven({ long }: Option, args: readonly string[]): boolean {
  return args.some((word) => word === long || word.startsWith(`${long}=`));
}

/** An option with its value, which npm knows only where the two were joined by `=`. */
function asWritten({ long, flags, required }: Option, value: string | undefined): string {
  if (!required) return `${long}`;
  return /^[\w./:-]+$/.test(value ?? "") && value !== "true" ? `${long} ${value}` : flags;
}
