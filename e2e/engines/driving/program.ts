import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** A program that runs beside the tests. */
export interface Program {
  /** What its readiness gave. */
  ready: string;
  /** Ends it, and waits until it is gone. */
  stop(): Promise<void>;
}

/** How to start a program. */
export interface ProgramOptions {
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Settles once the program can be used. */
  readiness(child: ChildProcess): Promise<string>;
}

/** Longest that a program may take until it is ready, and to end, in milliseconds. */
const patience = { start: 60_000, end: 10_000 };

/** Starts a program, and waits until it is ready. Throws where it ends before, or is not in time. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { file, args, env = process.env, readiness } = options;
  // Two for what it says against itself, three for what it was asked to say.
  const child = spawn(file, args, { env, stdio: ["ignore", "ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr?.on("data", (part) => {
    said += part;
  });
  // A worker that ends early must leave nothing behind.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const gone = once(child, "exit");
  const enough = new AbortController();

  async function stop() {
    process.off("exit", kill);
    child.kill("SIGTERM");
    const late = setTimeout(kill, patience.end);
    await gone;
    clearTimeout(late);
  }

  try {
    const tooEarly = gone.then(() => Promise.reject(new Error("it ended")));
    const tooLate = wait(patience.start, undefined, enough).then(() =>
      Promise.reject(new Error("it took too long")),
    );
    return { ready: await Promise.race([readiness(child), tooEarly, tooLate]), stop };
  } catch (error) {
    if (child.pid) await stop();
    throw new Error(`${file} did not start: ${(error as Error).message}. It said: ${said}`);
  } finally {
    enough.abort();
  }
}

/** Waits until a program says something on one of its streams, and gives the pattern's first group. */
export function says(stream: 2 | 3, pattern: RegExp): ProgramOptions["readiness"] {
  return (child) =>
    new Promise((settle) => {
      let said = "";
      (child.stdio[stream] as Readable).on("data", (part) => {
        said += part;
        const match = said.match(pattern);
        if (match) settle(match[1] ?? "");
      });
    });
}

/** Waits until a program answers at an address, and gives the address. */
export function answersAt(address: string): ProgramOptions["readiness"] {
  return async (child) => {
    while (child.exitCode === null) {
      const response = await fetch(`${address}/status`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => undefined);
      if (response?.ok) break;
      await wait(50);
    }
    return address;
  };
}
