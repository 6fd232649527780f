import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageBin } from "../../package-bin.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Builds the site by a command, as maintainers do.
 *
 * @param folder Path of the folder to write.
 * @param environment Variables that the build is to see.
 * @param cwd The owner's folder.
 * @throws Where the build fails, with what it printed.
 */
export async function build(folder: string, environment = {}, cwd = root): Promise<void> {
  const args = [packageBin("vite"), "build", root, "--outDir", folder];
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd, env });
}
