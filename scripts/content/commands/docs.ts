import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { rules } from "../../../src/check/rules/index.ts";
import { commandsPage } from "../commands-page.ts";
import { contentPage } from "../content-page.ts";
import { exitCodes, refusing } from "../outcome.ts";
import { writeFile } from "../write-file.ts";

/** Writes what is generated of the project's papers, or says what is not current. */
export function docs({ check }: { check?: true }, { parent }: Command): Promise<void> {
  return refusing(() => {
    const stale = [
      writePage("content.md", (before) => contentPage(before, rules), check),
      writePage("commands.md", (before) => commandsPage(before, parent as Command), check),
    ].filter((isStale) => isStale);
    return check && stale.length > 0 ? exitCodes.findings : exitCodes.clean;
  });
}

/** Brings a page up to date, unless it is only to be checked. Says whether it was stale. */
function writePage(name: string, written: (before: string) => string, check?: true): boolean {
  const path = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  const file = displayPath(path);
  const before = readFileSync(path, "utf8");
  const text = written(before);
  const isStale = before !== text;
  if (!isStale) process.stdout.write(`${file} is current.\n`);
  else if (check)
    process.stderr.write(
      `${file} is not current. Run \`npm run content -- docs\` and commit it.\n`,
    );
  else {
    writeFile(path, before, text);
    process.stdout.write(`Wrote ${file}.\n`);
  }
  return isStale;
}
