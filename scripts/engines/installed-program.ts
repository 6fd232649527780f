import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * A program that tests need and cannot install: the path in its variable, else the first of its
 * commands that runs; undefined where none does.
 *
 * @param question What it answers, if it runs at all: Ubuntu's `firefox` can be a script that asks for a snap.
 * @throws Where the variable names no file.
 */
export function installedProgram(
  variable: string,
  question: string,
  ...commands: readonly string[]
): string | undefined {
  const explicit = process.env[variable];
  if (explicit && !existsSync(explicit))
    throw new Error(
      `${variable} is "${explicit}", where there is no file. Set it to the path of ${commands[0]}, or unset it.`,
    );
  return (explicit ? [explicit] : commands).find(
    (command) => spawnSync(command, [question], { stdio: "ignore", timeout: 20_000 }).status === 0,
  );
}
