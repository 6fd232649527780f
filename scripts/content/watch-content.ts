import { lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { displayPath } from "../check/read/files/display-path.ts";
import { Refusal } from "../check/refusal.ts";

/**
 * Milliseconds between two looks at the folder. A change counts as done once the next look finds the same,
 * since editors write in several steps.
 */
const glance = 200;

/**
 * Runs a check now and after each change below a folder, one at a time, until the program is
 * interrupted, or what it says is read no longer.
 *
 * @returns its last answer, which is an exit code.
 * @throws Refusal where there is no such folder.
 */
export async function watchContent(
  directory: string,
  check: () => Promise<number>,
): Promise<number> {
  const folder = displayPath(directory);
  let checked = tracesIn(directory);
  let before = checked;
  if (checked === undefined)
    throw new Refusal(`${folder} is no folder, so there is nothing to watch.`);
  const interruption = new AbortController();
  process.once("SIGINT", () => interruption.abort());
  // Nobody reads on, as behind `| head`.
  process.stdout.once("error", () => interruption.abort());
  let exitCode = await check();
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
    exitCode = await check();
  }
  return exitCode;
}

/** Whether some time passes without an interruption. */
function passes(time: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(time, true, { signal }).catch(() => false);
}

/** What the last changes below a folder have left; nothing where it is no folder. */
function tracesIn(directory: string): string | undefined {
  const stats = statSync(directory, { throwIfNoEntry: false });
  return stats?.isDirectory() ? tracesOf(directory, stats).join("\n") : undefined;
}

/** Links are not followed: the check reads nothing behind them, and they may lead in a circle. */
function tracesOf(path: string, stats: Stats | undefined): string[] {
  const trace = [path, stats?.ino, stats?.size, stats?.mtimeMs, stats?.ctimeMs].join(" ");
  const inner = stats?.isDirectory() ? namesIn(path).map((name) => join(path, name)) : [];
  return [
    trace,
    ...inner.flatMap((one) => tracesOf(one, lstatSync(one, { throwIfNoEntry: false }))),
  ];
}

/** None of a folder that may not be read or has gone meanwhile; what to say of it the check knows. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
