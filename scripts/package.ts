import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, which may be below an owner's `node_modules`. It ends with a slash. */
export const packageRoot = folderWithPackage(fileURLToPath(new URL(".", import.meta.url)));

/** The text of a file of this package. */
export const readPackage = (path: string) => readFileSync(`${packageRoot}${path}`, "utf8");

/** The version of this program. */
export const { version } = JSON.parse(readPackage("package.json")) as { version: string };

const require = createRequire(import.meta.url);

/** Path of a file of a package that this one depends on, wherever it is installed. */
export const fileOfPackage = (name: string) => require.resolve(name);

/** The nearest folder with a `package.json`: bundles of the program lie deeper than its source. */
function folderWithPackage(folder: string): string {
  return existsSync(`${folder}package.json`) ? folder : folderWithPackage(join(folder, "../"));
}
