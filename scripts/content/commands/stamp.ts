import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { stampPrivacy } from "../policy/stamp-privacy.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";
import { writing } from "./writing.ts";

/** Adds `content stamp`, which so far dates the privacy policy. */
export function addStamp(program: Command): void {
  program
    .command("stamp")
    .description("Dates a text that has changed.")
    .command("privacy")
    .description("Dates the privacy policy; the one way to move its date.")
    .option("--date <date>", "the day from which the changed policy holds, as YYYY-MM-DD")
    .addOption(todayOption())
    .addOption(contentOption())
    .action((options: { date?: string; today?: string; content?: string }) =>
      writing(async (asker) => {
        const directory = directoryOf(options);
        const today = todayOf(options);
        const { path, updated } = await stampPrivacy(directory, {
          date: options.date,
          today,
          asker,
        });
        const said = [`Dated ${displayPath(path)}: ${updated}.`];
        return { directory, paths: [path], today, said };
      }),
    );
}
