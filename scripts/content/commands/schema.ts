import { counted } from "../../check/text/counted.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodes } from "../outcome.ts";
import { staleFiles, update } from "../schemas.ts";

/** Writes what editors need, or says what is stale. */
export function schema({ check, ...flags }: Flags & { check?: true }): number {
  const { schemas, content } = staleFiles(directoryOf(flags));
  const stale = [...schemas, ...content];
  const lines: string[] = [];
  if (stale.length === 0) lines.push("The editors' schemas are current.");
  else if (check)
    lines.push(
      ...schemas.map(({ file, before }) => `${file} is ${before ? "stale" : "missing"}.`),
      ...content.map(({ file }) => `${file} does not name its schema in its first line.`),
      `${counted(stale.length, "file")} to mend: run \`npm run content -- schema\`.`,
    );
  else
    for (const file of stale) {
      update(file);
      lines.push(`Wrote ${file.file}.`);
    }
  process.stdout.write(`${lines.join("\n")}\n`);
  return check && stale.length > 0 ? exitCodes.findings : exitCodes.clean;
}
