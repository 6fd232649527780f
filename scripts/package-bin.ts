import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Path of the script behind the command of an installed package that is called like the package. Started with
 * node itself it needs no shell, which the files in `node_modules/.bin` do on Windows.
 */
export function packageBin(name: string): string {
  const folder = join(import.meta.dirname, "..", "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[name]);
}
