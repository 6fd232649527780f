import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

// Each test starts processes, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 });

/** Options of a process in the project that was told of no colours and no other content. */
export const plainly = {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined },
  encoding: "utf8",
  maxBuffer: 10_000_000,
} as const;

/** Arguments with which node runs `npm run content --`. */
export const contentCommand = ["--import", "tsx", "scripts/content.ts"];

/** Runs `npm run content --` as a process of its own, and gives its exit code and output. */
export function runContent(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const options = { ...plainly, env: { ...plainly.env, ...environment } };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...contentCommand, ...args],
    options,
  );
  return { status, stdout, stderr };
}
