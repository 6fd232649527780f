import { watch } from "node:fs";

/** Milliseconds of quiet after which a change counts as done; editors write in several steps. */
const quiet = 100;

/**
 * Runs a check now and after each change below a folder, one at a time, until the program is
 * interrupted. Its last answer becomes the exit code.
 */
export async function watchContent(directory: string, check: () => Promise<number>): Promise<void> {
  await new Promise<void>((done, fail) => {
    // Before the first check, so that no change is missed meanwhile.
    const watcher = watch(directory, { recursive: true });
    process.once("SIGINT", () => watcher.close());
    const judge = async () => {
      process.exitCode = await check();
    };
    let timer: NodeJS.Timeout | undefined;
    let running = judge();
    running.catch(fail);
    watcher.on("error", fail).on("close", () => {
      clearTimeout(timer);
      running.then(done, fail);
    });
    watcher.on("change", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => {
          process.stdout.write(`\n${"-".repeat(60)}\n\n`);
          return judge();
        });
        running.catch(fail);
      }, quiet);
    });
  });
}
