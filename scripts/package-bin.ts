import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The script behind a command of a package. Run by node itself it needs no shell, as `.bin` does on Windows. */
export function packageBin(root: string, name: string, command = name): string {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (!script) throw new Error(`The package ${name} has no command "${command}".`);
  return join(folder, script);
}
