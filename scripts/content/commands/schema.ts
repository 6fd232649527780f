import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { displayPath } from "../../check/read/files/display-path.ts";
import { readFolder } from "../../check/read/files/folder.ts";
import { Refusal } from "../../check/refusal.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodes } from "../outcome.ts";
import { schemaFiles, schemaFolder } from "../schemas.ts";

/** Writes the JSON Schemas that editors read. Throws a Refusal where they cannot be written. */
export function schema(flags: Flags): number {
  const directory = directoryOf(flags);
  const folder = displayPath(join(directory, schemaFolder));
  const [unreadable] = readFolder(directory).diagnostics;
  if (unreadable !== undefined) throw new Refusal(`${unreadable.file}: ${unreadable.message}`);
  try {
    for (const [name, text] of schemaFiles()) {
      const path = join(directory, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new Refusal(`${folder} cannot be written (${reason}).`);
  }
  process.stdout.write(`Wrote the schemas for editors to ${folder}.\n`);
  return exitCodes.clean;
}
