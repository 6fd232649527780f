import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blockedOutcome, commandOutcome, type Outcome, runnerOutcome } from "./outcome.ts";
import type { Step } from "./steps.ts";

/** Runs a step in the project's root, with its output passed straight through. */
export async function runStep(step: Step, root: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  try {
    const env = { ...process.env, ...(await step.env?.(report)) };
    const exitCode = await runNode(step.command(report), root, env);
    return step.count
      ? runnerOutcome(exitCode, readCounts(report, step.count))
      : commandOutcome(exitCode);
  } catch (error) {
    return blockedOutcome(error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runNode(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((settle, reject) => {
    spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] })
      .on("error", reject)
      // A process that was killed has a signal in place of an exit code.
      .on("close", (code) => settle(code ?? 1));
  });
}

function readCounts(path: string, count: NonNullable<Step["count"]>) {
  try {
    return count(readFileSync(path, "utf8"));
  } catch {
    // A runner that died has written nothing, or half of it.
    return undefined;
  }
}
