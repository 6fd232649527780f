import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageBin, packageRoot } from "../../package.ts";

/**
 * Builds the site by a command, as maintainers do.
 *
 * @param folder Path of the folder to write.
 * @param environment Variables that the build is to see.
 * @param cwd The owner's folder.
 * @throws Where the build fails, with what it printed.
 */
export async function build(folder: string, environment = {}, cwd = packageRoot): Promise<void> {
  const args = [packageBin("vite"), "build", packageRoot, "--outDir", folder];
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd, env });
}
