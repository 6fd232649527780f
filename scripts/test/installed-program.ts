import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/**
 * Path of a program that tests need: the one in its variable, otherwise the first of its commands along the
 * PATH, or of the paths among them; undefined if none of them runs.
 *
 * @param question What it answers, if it runs at all. Only Linux needs to ask: there a download can lack
 *   system libraries, and Ubuntu's `firefox` and `chromium-browser` can be scripts that ask for a snap.
 * @throws If the variable names no file.
 */
export function installedProgram(variable: string, question: string, ...commands: string[]) {
  const explicit = process.env[variable];
  if (explicit && !existsSync(explicit))
    throw new Error(
      `${variable} is "${explicit}", where there is no file. Set it to the path of one, or unset it.`,
    );
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const places = commands.flatMap((command) =>
    isAbsolute(command) ? command : folders.map((folder) => join(folder, command)),
  );
  const runs = (place: string) =>
    process.platform !== "linux" ||
    spawnSync(place, [question], { stdio: "ignore", timeout: 20_000 }).status === 0;
  return explicit || places.find((place) => existsSync(place) && runs(place));
}
