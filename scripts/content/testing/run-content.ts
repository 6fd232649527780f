import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { run } from "../run.ts";

// Some tests start processes, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 });

/** Options of a process in the project that was told of no colours and no other content. */
export const plainly = {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined },
  encoding: "utf8",
  maxBuffer: 10_000_000,
} as const;

/** Arguments with which node runs `npm run content --`. */
export const contentCommand = ["scripts/content/start.mjs"];

/**
 * Does what `npm run content --` does without a terminal, in this process, and gives its exit code and
 * output. It takes far less time than a process of its own.
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

/** Runs `npm run content --` as a process of its own, and gives its exit code and output. */
export function startContent(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const options = { ...plainly, env: { ...plainly.env, ...environment } };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...contentCommand, ...args],
    options,
  );
  return { status, stdout, stderr };
}
