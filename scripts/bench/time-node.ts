import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inProject } from "../../e2e/support/project.ts";

/**
 * Runs a script of the project with node, and gives the milliseconds that the whole process took.
 *
 * @throws Where it fails, with what it printed.
 */
export async function timeNode(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(process.execPath, args, {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: "production", ...environment },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return performance.now() - start;
}
