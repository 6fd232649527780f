import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { run } from "../../cli/run.ts";

/** Options of a process in the project, without settings for colours or another content folder. */
export const plainly = {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined },
  encoding: "utf8",
  maxBuffer: 10_000_000,
} as const;

/**
 * Runs a content command without a terminal, in this process, and returns its exit code and output. A process of
 * its own would take far longer.
 */
export async function runContent(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const unset = { NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined };
  for (const [name, value] of Object.entries({ ...unset, ...environment })) vi.stubEnv(name, value);
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += text;
      return true;
    });
  const { isTTY } = process.stderr;
  process.stderr.isTTY = false;
  const before = process.exitCode;
  try {
    await run(args);
    return { status: process.exitCode, ...said };
  } finally {
    vi.restoreAllMocks();
    process.stderr.isTTY = isTTY;
    vi.unstubAllEnvs();
    process.exitCode = before;
  }
}

/** Runs a content command as a process of its own in a folder, and returns its exit code and output. */
export function startContent(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd: string = plainly.cwd,
) {
  // Shorter than a test may take, which cannot end while it waits for this.
  const options = { ...plainly, cwd, env: { ...plainly.env, ...environment }, timeout: 50_000 };
  const program = join(plainly.cwd, "scripts/faircopy.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  return { status, stdout, stderr };
}
