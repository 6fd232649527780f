import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Longest that a program may take until it is ready, and to end, in milliseconds. */
const patience = { start: 120_000, end: 10_000 };

/**
 * Starts a program in the background, and waits until it is ready.
 *
 * @param isReady Looks whether it can be used, given all that it has said; undefined where it cannot yet.
 * @returns what told that it is ready, its process, and what ends it and waits until it is gone.
 * @param cwd Its working directory.
 * @throws Where it ends before, or is not in time.
 */
export async function startProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isReady: (said: string) => string | undefined | Promise<string | undefined>,
  cwd = process.cwd(),
) {
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  // A worker that ends early must leave nothing behind.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const gone = once(child, "exit");

  async function stop(): Promise<void> {
    process.off("exit", kill);
    child.kill("SIGTERM");
    const late = setTimeout(kill, patience.end);
    await gone;
    clearTimeout(late);
  }

  const begun = Date.now();
  while (child.exitCode === null && Date.now() - begun < patience.start) {
    const ready = await isReady(said);
    if (ready) return { ready, stop, pid: child.pid };
    await wait(20);
  }
  await stop();
  throw new Error(`${file} did not start. It said: ${said}`);
}
