import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";
import { refusing } from "./refusing.ts";
import { withAsker } from "./with-asker.ts";

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
      refusing(() =>
        withAsker(async (asker) => {
          const { stampPrivacy } = await import("../policy/stamp-privacy.ts");
          const { sayCheck } = await import("./say-check.ts");
          const directory = directoryOf(options);
          const today = todayOf(options);
          const { path, updated } = await stampPrivacy(directory, {
            date: options.date,
            today,
            asker,
          });
          process.stdout.write(`Dated ${displayPath(path)}: ${updated}.\n`);
          return sayCheck(directory, { paths: [path], today });
        }),
      ),
    );
}
