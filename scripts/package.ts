import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The folder of this package, which may be below an owner's `node_modules`. */
export const packageRoot = fileURLToPath(new URL("..", import.meta.url));

const require = createRequire(import.meta.url);

/** Path of a file of a package that this one depends on, wherever it is installed. */
export const fileOfPackage = (name: string) => require.resolve(name);
