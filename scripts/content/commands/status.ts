import type { Command } from "commander";
import { wantsColour } from "../../../src/check/text/wants-colour.ts";
import { exitCodes } from "../exit-codes.ts";
import { contentOption, directoryOf, todayOf, todayOption } from "./options.ts";

/** Adds `content status`. */
export function addStatus(program: Command): void {
  program
    .command("status")
    .description("Shows the roadmap, what is late, and what still holds sample data.")
    .addOption(todayOption())
    .addOption(contentOption())
    .action(async (options: { today?: string; content?: string }) => {
      const { checkContent } = await import("../../../src/check/check.ts");
      const { roadmap } = await import("../status/roadmap.ts");
      const { statusText } = await import("../status/status-text.ts");
      const today = todayOf(options);
      const result = checkContent({ directory: directoryOf(options), today });
      const errors = result.diagnostics.filter(({ severity }) => severity === "error").length;
      process.stdout.write(
        statusText(
          {
            today,
            entries: roadmap(result, today),
            samples: result.diagnostics.filter(({ rule }) => rule === "placeholder"),
            errors,
          },
          {
            colour: wantsColour(process.env, process.stdout.isTTY),
            ...(process.stdout.columns && { columns: process.stdout.columns }),
          },
        ),
      );
      process.exitCode = result.content ? exitCodes.clean : exitCodes.findings;
    });
}
