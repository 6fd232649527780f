import type { Command } from "commander";
import { checkContent } from "../../../src/check/check.ts";
import { exitCodes } from "../exit-codes.ts";
import { roadmap } from "../status/roadmap.ts";
import { statusText } from "../status/status-text.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";
import { layout } from "./outcome.ts";

/** Adds `content status`. */
export function addStatus(program: Command): void {
  program
    .command("status")
    .description("Shows the roadmap, what is late, and what still holds sample data.")
    .addOption(todayOption())
    .addOption(contentOption())
    .action((options: { today?: string; content?: string }) => {
      const today = todayOf(options);
      const result = checkContent({ directory: directoryOf(options), today });
      const { diagnostics, content } = result;
      const status = {
        today,
        entries: roadmap(result, today),
        samples: diagnostics.filter(({ rule }) => rule === "placeholder"),
        errors: diagnostics.filter(({ severity }) => severity === "error").length,
      };
      process.stdout.write(statusText(status, layout()));
      process.exitCode = content ? exitCodes.clean : exitCodes.findings;
    });
}
