import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Path of the script of an installed package's command, which has the package's name. Node can start it
 * without a shell; the files in `node_modules/.bin` need one on Windows.
 */
export function packageBin(name: string): string {
  const folder = join(import.meta.dirname, "..", "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[name]);
}
