import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { packageBin } from "../../scripts/package-bin.ts";
import { inProject } from "./project.ts";

/**
 * Builds the site into a folder of the project that git ignores, beside `dist`.
 *
 * @param folder Name of the folder, such as `dist.other`.
 * @param environment Variables that the build is to see.
 * @throws Where the build fails, with what it printed.
 */
export async function build(folder: string, environment: Record<string, string>): Promise<string> {
  const script = packageBin(inProject(), "vite");
  await promisify(execFile)(process.execPath, [script, "build", "--outDir", folder], {
    cwd: inProject(),
    // The test runner says "test" here, which would give a bundle for developers.
    env: { ...process.env, NODE_ENV: "production", ...environment },
  });
  return inProject(folder);
}

/** Removes what {@link build} has written. */
export function removeBuild(folder: string): Promise<void> {
  return rm(inProject(folder), { recursive: true, force: true });
}
