import type { Command } from "commander";
import { counted } from "../../../src/check/text/counted.ts";
import { exitCodes } from "../exit-codes.ts";
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
      refusing(async () => {
        const { staleFiles, update } = await import("../schemas/update-schemas.ts");
        const { schemas, content } = staleFiles(directoryOf(options));
        const lines = options.check
          ? [
              ...schemas.map(({ file, before }) => `${file} is ${before ? "stale" : "missing"}.`),
              ...content.map(({ file }) => `${file} does not name its schema in its first line.`),
            ]
          : [...schemas, ...content].map(({ file }) => `Wrote ${file}.`);
        if (options.check && lines.length > 0)
          lines.push(
            `${counted(lines.length, "file")} to mend: run \`npm run content -- schema\`.`,
          );
        if (!options.check) for (const file of [...schemas, ...content]) update(file);
        process.stdout.write(
          lines.length > 0 ? `${lines.join("\n")}\n` : "The editors' schemas are current.\n",
        );
        return options.check && lines.length > 0 ? exitCodes.findings : exitCodes.clean;
      }),
    );
}
