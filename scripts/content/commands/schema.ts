import type { Command } from "commander";
import { counted } from "../../../src/check/text/counted.ts";
import { exitCodes } from "../exit-codes.ts";
import { updateFile } from "../files/write-file.ts";
import { staleFiles } from "../schemas/update-schemas.ts";
import { contentOption, directoryOf } from "./options.ts";
import { refusing } from "./refusing.ts";

/** Adds `content schema`. */
export function addSchema(program: Command): void {
  program
    .command("schema")
    .description("Writes JSON Schemas for editors, and the first line by which files name theirs.")
    .option("--check", "write nothing, and fail where something is stale")
    .addOption(contentOption())
    .action((options: { check?: true; content?: string }) =>
      refusing(() => {
        const { schemas, content } = staleFiles(directoryOf(options));
        const stale = [...schemas, ...content];
        if (stale.length === 0) return say(["The editors' schemas are current."], exitCodes.clean);
        if (options.check)
          return say(
            [
              ...schemas.map(({ file, before }) => `${file} is ${before ? "stale" : "missing"}.`),
              ...content.map(({ file }) => `${file} does not name its schema in its first line.`),
              `${counted(stale.length, "file")} to mend: run \`npm run content -- schema\`.`,
            ],
            exitCodes.findings,
          );
        for (const { path, before, text } of stale) updateFile(path, before, text);
        return say(
          stale.map(({ file }) => `Wrote ${file}.`),
          exitCodes.clean,
        );
      }),
    );
}

function say(lines: readonly string[], exitCode: number): number {
  process.stdout.write(`${lines.join("\n")}\n`);
  return exitCode;
}
