import { resolve } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { type Day, dayOfBuild, isDay } from "../../../src/check/dates/day.ts";
import { contentDirectory } from "../../../src/check/read/content-directory.ts";

/** The option that names the content folder. */
export function contentOption(): Option {
  return new Option(
    "--content <dir>",
    "the content folder; otherwise CONTENT_DIR, otherwise content/",
  ).argParser((value) => {
    if (value === "") throw new InvalidArgumentError("It names no folder.");
    return value;
  });
}

/** The content folder that a command works on. */
export function directoryOf({ content }: { content?: string }): string {
  return resolve(content ?? contentDirectory());
}

/** The option that stands for the clock, so that the same input gives the same output. */
export function todayOption(): Option {
  return new Option("--today <date>", "the day to take for today, as YYYY-MM-DD").argParser(
    (value): Day => {
      if (!isDay(value)) throw new InvalidArgumentError("Write a day as YYYY-MM-DD.");
      return value;
    },
  );
}

/** The day that a command takes for today. */
export function todayOf({ today = dayOfBuild() }: { today?: Day }): Day {
  return today;
}

/** A flag that may be given several times, each adding an entry. */
export function several(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}
