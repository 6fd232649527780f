import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** A program that runs beside the tests. */
export interface Program {
  /** What told that it is ready. */
  ready: string;
  /** Ends it, and waits until it is gone. */
  stop(): Promise<void>;
}

/** How to start a program. */
export interface ProgramOptions {
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Looks whether the program can be used, given all that it has said; undefined where it cannot yet. */
  isReady(said: string): string | undefined | Promise<string | undefined>;
}

/** Longest that a program may take until it is ready, and to end, in milliseconds. */
const patience = { start: 60_000, end: 10_000 };

/** Starts a program, and waits until it is ready. Throws where it ends before, or is not in time. */
export async function startProgram({ file, args, env, isReady }: ProgramOptions): Promise<Program> {
  const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  // A worker that ends early must leave nothing behind.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const gone = once(child, "exit");

  async function stop() {
    process.off("exit", kill);
    child.kill("SIGTERM");
    const late = setTimeout(kill, patience.end);
    await gone;
    clearTimeout(late);
  }

  for (const begun = Date.now(); ; await wait(20)) {
    const ready = await isReady(said);
    if (ready) return { ready, stop };
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && Date.now() - begun < patience.start) continue;
    await stop();
    throw new Error(`${file} did not start. It said: ${said}`);
  }
}
