import { resolve } from "node:path";
import { packageRoot } from "../../scripts/package.ts";

/** A file or folder of the project, whatever folder the tests are started in. */
export function inProject(...path: string[]): string {
  return resolve(packageRoot, ...path);
}
