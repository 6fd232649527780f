import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileOfPackage } from "../package.ts";

/**
 * Path of the script of an installed package's command, which mostly has the package's name. Node can start it
 * without a shell; the files in `node_modules/.bin` need one on Windows.
 */
export function packageBin(name: string, command = name): string {
  const manifest = fileOfPackage(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[command]);
}
