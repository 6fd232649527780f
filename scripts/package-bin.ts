import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Path of the script behind a command of an installed package. Started with node itself it needs no
 * shell, which the files in `node_modules/.bin` do on Windows. Throws if there is no such command.
 */
export function packageBin(root: string, name: string, command = name): string {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (!script) throw new Error(`The package ${name} has no command "${command}".`);
  return join(folder, script);
}
