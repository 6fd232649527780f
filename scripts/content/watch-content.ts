import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { displayPath } from "../../src/check/read/files/display-path.ts";
import { Refusal } from "../../src/check/refusal.ts";

/**
 * Milliseconds between two looks at the folder. A change counts as done once the next look finds the same,
 * since editors write in several steps.
 */
const glance = 200;

/**
 * Runs a check now and after each change below a folder, one at a time, until the program is
 * interrupted. Its last answer becomes the exit code.
 *
 * @throws Refusal where there is no such folder.
 */
export async function watchContent(directory: string, check: () => Promise<number>): Promise<void> {
  const folder = displayPath(directory);
  let checked = tracesIn(directory);
  let before = checked;
  if (checked === undefined)
    throw new Refusal(`${folder} is no folder, so there is nothing to watch.`);
  const interruption = new AbortController();
  process.once("SIGINT", () => interruption.abort());
  process.exitCode = await check();
  while (await passes(glance, interruption.signal)) {
    const now = tracesIn(directory);
    const isDone = now === before;
    before = now;
    if (!isDone || now === checked) continue;
    const isNews = (now === undefined) !== (checked === undefined);
    const news = now ? "is back." : "is gone; it is checked again when it is back.";
    const said = isNews ? `${folder} ${news}\n\n` : "";
    checked = now;
    process.stdout.write(`\n${"-".repeat(60)}\n\n${said}`);
    process.exitCode = await check();
  }
}

/** Whether some time passes without an interruption. */
function passes(time: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(time, true, { signal }).catch(() => false);
}

/** What the last changes below a folder have left; nothing where it is no folder. */
function tracesIn(directory: string): string | undefined {
  const names = namesIn(directory);
  return names?.map((name) => `${name} ${traceOf(join(directory, name))}`).join("\n");
}

function namesIn(directory: string): string[] | undefined {
  try {
    return ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })];
  } catch {
    // A folder below that goes while it is read is no more than a change.
    return statSync(directory, { throwIfNoEntry: false })?.isDirectory() ? [] : undefined;
  }
}

function traceOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : "gone";
}
