import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../package.ts";

/** Path of the program. */
export const program = join(packageRoot, "scripts/faircopy.mjs");

/**
 * Builds the site by a command, as maintainers do.
 *
 * @param folder Path of the folder to write.
 * @param environment Variables that the build is to see.
 * @param cwd The owner's folder.
 * @throws Where the build fails, with what it printed.
 */
export async function build(folder: string, environment = {}, cwd = process.cwd()): Promise<void> {
  const args = [program, "build", "--out", folder];
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd, env });
}
