import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A program that tests need and cannot install: how it is called, and the variable with its path. */
export interface WantedProgram {
  /** What people call it. */
  name: string;
  commands: readonly string[];
  variable: string;
  /** What it answers, if it runs at all: Ubuntu's `firefox` can be a script that asks for a snap. */
  question: string;
}

/** Where a program is, or why it cannot be used, as one sentence. */
export type Found = { path: string; missing?: never } | { path?: never; missing: string };

/**
 * Finds a program at the path in its variable, else along the PATH.
 *
 * @throws Where the variable names no file.
 */
export function installedProgram(
  { name, commands, variable, question }: WantedProgram,
  env: NodeJS.ProcessEnv = process.env,
): Found {
  const explicit = env[variable];
  if (explicit && !existsSync(explicit))
    throw new Error(
      `${variable} is "${explicit}", where there is no file. Set it to the path of ${name}, or unset it.`,
    );
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  const places = explicit
    ? [explicit]
    : commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const path = places.find((place) => existsSync(place) && answers(place, question));
  return path
    ? { path }
    : { missing: `${name} is not installed; where it is, ${variable} can say so.` };
}

function answers(path: string, question: string): boolean {
  return spawnSync(path, [question], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
