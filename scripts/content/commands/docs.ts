import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { rules } from "../../../src/check/rules/index.ts";
import { contentPage } from "../docs/content-page.ts";
import { exitCodes } from "../exit-codes.ts";
import { updateFile } from "../files/write-file.ts";
import { refusing } from "./refusing.ts";

const page = fileURLToPath(new URL("../../../docs/content.md", import.meta.url));

/** Adds `content docs`. */
export function addDocs(program: Command): void {
  program
    .command("docs")
    .description("Writes docs/content.md, the page on all files, keys and rules.")
    .option("--check", "write nothing; end with 1 where the page is not current")
    .action(({ check }: { check?: boolean }) =>
      refusing(() => {
        const file = displayPath(page);
        const text = contentPage(rules);
        const before = existsSync(page) ? readFileSync(page, "utf8") : undefined;
        if (before === text) process.stdout.write(`${file} is current.\n`);
        else if (check) {
          process.stderr.write(
            `${file} is not current. Run \`npm run content -- docs\` and commit it.\n`,
          );
          return exitCodes.findings;
        } else {
          updateFile(page, before, text);
          process.stdout.write(`Wrote ${file}.\n`);
        }
        return exitCodes.clean;
      }),
    );
}
