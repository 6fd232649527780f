import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, which may be below an owner's `node_modules`. */
export const packageRoot = fileURLToPath(new URL("..", import.meta.url));

const require = createRequire(import.meta.url);

/** Path of a file of a package that this one depends on, wherever it is installed. */
export const fileOfPackage = (name: string) => require.resolve(name);

/**
 * Path of the script of an installed package's command, which mostly has the package's name. Node can start it
 * without a shell; the files in `node_modules/.bin` need one on Windows.
 */
export function packageBin(name: string, command = name): string {
  const manifest = fileOfPackage(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[command]);
}
