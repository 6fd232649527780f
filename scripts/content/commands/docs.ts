import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { exitCodes } from "../exit-codes.ts";
import { refusing } from "./refusing.ts";

const page = fileURLToPath(new URL("../../../docs/content.md", import.meta.url));

/** Adds `content docs`. */
export function addDocs(program: Command): void {
  program
    .command("docs")
    .description("Writes docs/content.md, the page on all files, keys and rules.")
    .option("--check", "write nothing; end with 1 where the page is not current")
    .action(({ check }: { check?: boolean }) =>
      refusing(async () => {
        const { contentPage } = await import("../docs/content-page.ts");
        const { rules } = await import("../../../src/check/rules/index.ts");
        const text = contentPage(rules);
        const before = existsSync(page) ? readFileSync(page, "utf8") : undefined;
        if (before === text) {
          process.stdout.write(`${displayPath(page)} is current.\n`);
          return exitCodes.clean;
        }
        if (check) {
          process.stderr.write(
            `${displayPath(page)} is not current. Run \`npm run content -- docs\` and commit it.\n`,
          );
          return exitCodes.findings;
        }
        const { createFile, replaceFile } = await import("../files/write-file.ts");
        mkdirSync(dirname(page), { recursive: true });
        if (before === undefined) createFile(page, text);
        else replaceFile(page, before, text);
        process.stdout.write(`Wrote ${displayPath(page)}.\n`);
        return exitCodes.clean;
      }),
    );
}
