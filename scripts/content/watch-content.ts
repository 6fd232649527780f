import { watch } from "node:fs";

/** Milliseconds of quiet after which a change counts as done; editors write in several steps. */
const quiet = 100;

/**
 * Runs a check now and after each change below a folder, one at a time, until the program is
 * interrupted. Its last answer becomes the exit code.
 */
export async function watchContent(directory: string, check: () => Promise<number>): Promise<void> {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  await new Promise<void>((done, fail) => {
    let timer: NodeJS.Timeout | undefined;
    const judge = async () => {
      process.exitCode = await check();
    };
    const again = () => {
      process.stdout.write(`\n${"-".repeat(60)}\n\n`);
      return judge();
    };
    // Before the first check, so that no change is missed meanwhile.
    const watcher = watch(directory, { recursive: true, signal: controller.signal });
    let running = judge();
    running.catch(fail);
    watcher.on("change", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(again);
        running.catch(fail);
      }, quiet);
    });
    watcher.on("error", (error) => {
      if (!controller.signal.aborted) fail(error);
    });
    watcher.on("close", () => {
      clearTimeout(timer);
      running.then(done, fail);
    });
  });
}
