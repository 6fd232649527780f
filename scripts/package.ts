import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The folder of this package, which may be below an owner's `node_modules`. */
export const packageRoot = fileURLToPath(new URL("..", import.meta.url));

/** The text of a file of this package. */
export const readPackage = (path: string) => readFileSync(`${packageRoot}${path}`, "utf8");

const require = createRequire(import.meta.url);

/** Path of a file of a package that this one depends on, wherever it is installed. */
export const fileOfPackage = (name: string) => require.resolve(name);
