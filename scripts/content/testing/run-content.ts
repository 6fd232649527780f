import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
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
 * Does what `npm run content --` does, in this process, and gives its exit code and output. It takes far
 * less time than a process of its own.
 *
 * @param answers what somebody types at the terminal; without any, nobody sits there. `^C` interrupts.
 */
export async function runContent(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  answers: readonly string[] = [],
) {
  const unset = { NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined };
  for (const [name, value] of Object.entries({ ...unset, ...environment })) vi.stubEnv(name, value);
  const said = { stdout: "", stderr: "" };
  const input = Object.assign(new PassThrough(), { isTTY: answers.length > 0 });
  const left = [...answers];
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += text;
      // Behind a prompt the cursor is put, and somebody types.
      if (/([2-9]|\d\d)G$/.test(`${text}`)) {
        const answer = left.shift();
        if (answer === undefined) input.end();
        else input.write(answer === "^C" ? "\u0003" : `${answer}\r`);
      }
      return true;
    });
  if (answers.length > 0) vi.spyOn(process, "stdin", "get").mockReturnValue(input as never);
  const [{ isTTY }, { columns }] = [process.stderr, process.stdout];
  process.stderr.isTTY = answers.length > 0;
  process.stdout.columns = environment["COLUMNS"] ? Number(environment["COLUMNS"]) : columns;
  const before = process.exitCode;
  try {
    await run(args);
    return { status: process.exitCode, ...said };
  } finally {
    vi.restoreAllMocks();
    process.stderr.isTTY = isTTY;
    process.stdout.columns = columns;
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
