import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A file or folder of the project, whatever folder the tests are started in. */
export function inProject(...path: string[]): string {
  return resolve(root, ...path);
}
