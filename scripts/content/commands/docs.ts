import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { rules } from "../../../src/check/rules/index.ts";
import { contentPage } from "../content-page.ts";
import { exitCodes, refusing } from "../outcome.ts";
import { writeFile } from "../write-file.ts";

const page = fileURLToPath(new URL("../../../docs/content.md", import.meta.url));

/** Writes the page on content, or says that it is not current. */
export function docs({ check }: { check?: true }): Promise<void> {
  return refusing(() => {
    const file = displayPath(page);
    const text = contentPage(rules);
    const before = existsSync(page) ? readFileSync(page, "utf8") : undefined;
    if (before === text) process.stdout.write(`${file} is current.\n`);
    else if (check) {
      const advice = "Run `npm run content -- docs` and commit it.";
      process.stderr.write(`${file} is not current. ${advice}\n`);
      return exitCodes.findings;
    } else {
      mkdirSync(dirname(page), { recursive: true });
      writeFile(page, before, text);
      process.stdout.write(`Wrote ${file}.\n`);
    }
    return exitCodes.clean;
  });
}
