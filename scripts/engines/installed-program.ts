import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Path of a program that tests need and cannot install: the one in its variable, else the first of its
 * commands along the PATH; undefined where there is none that runs.
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
  const folders = (process.env["PATH"] ?? "").split(":").filter(Boolean);
  const places = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return (explicit ? [explicit] : places).find(
    (place) => spawnSync(place, [question], { stdio: "ignore", timeout: 20_000 }).status === 0,
  );
}
