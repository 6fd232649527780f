import { join } from "node:path";
import { escapePattern } from "../check/text/escape-pattern.ts";

/**
 * Matches the whole paths of files below a folder, and no others: a folder above the project can have the same name.
 */
export function below(...folder: string[]): RegExp {
  return new RegExp(`^${escapePattern(join(...folder))}[\\\\/]`);
}
