import { type FSWatcher, type Stats, statSync, unwatchFile, watch, watchFile } from "node:fs";
import { displayPath } from "../../src/check/read/files/display-path.ts";
import { Refusal } from "../../src/check/refusal.ts";

/** Milliseconds of quiet after which a change counts as done; editors write in several steps. */
const quiet = 100;

/** Milliseconds between two looks at whether the folder is still the same. */
const glance = 500;

/**
 * Runs a check now and after each change below a folder, one at a time, until the program is
 * interrupted. Its last answer becomes the exit code.
 *
 * @throws Refusal where there is no such folder.
 */
export async function watchContent(directory: string, check: () => Promise<number>): Promise<void> {
  const folder = displayPath(directory);
  let known = folderAt(statSync(directory, { throwIfNoEntry: false }));
  if (known === undefined)
    throw new Refusal(`${folder} is no folder, so there is nothing to watch.`);
  let wasThere = true;
  await new Promise<void>((done, fail) => {
    let watcher: FSWatcher | undefined;
    let timer: NodeJS.Timeout | undefined;
    const judge = async () => {
      process.exitCode = await check();
    };
    const judgeAgain = () => {
      const isThere = isFolder(directory);
      const news = isThere ? "is back." : "is gone; it is checked again when it is back.";
      const said = isThere === wasThere ? "" : `${folder} ${news}\n\n`;
      wasThere = isThere;
      process.stdout.write(`\n${"-".repeat(60)}\n\n${said}`);
      return judge();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(judgeAgain);
        running.catch(fail);
      }, quiet);
    };
    const look = () => {
      watcher?.close();
      if (!isFolder(directory)) return;
      watcher = watch(directory, { recursive: true })
        .on("change", soon)
        // That the folder itself is gone is no fault, and seen below.
        .on("error", (error) => isFolder(directory) && fail(error));
    };

    // Before the first check, so that no change is missed meanwhile.
    look();
    let running = judge();
    running.catch(fail);
    // A watcher never hears of a new folder in the place of its own.
    watchFile(directory, { interval: glance }, (stats) => {
      const now = folderAt(stats);
      if (now === known) return;
      known = now;
      look();
      if (now !== undefined || wasThere) soon();
    });
    process.once("SIGINT", () => {
      unwatchFile(directory);
      watcher?.close();
      clearTimeout(timer);
      running.then(done, fail);
    });
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Which folder stands there, as against another of the same name; none where there is none. */
function folderAt(stats: Stats | undefined): string | undefined {
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}
