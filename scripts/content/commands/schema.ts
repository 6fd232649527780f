import { join } from "node:path";
import { displayPath } from "../../check/read/files/display-path.ts";
import { readFolder } from "../../check/read/files/folder.ts";
import { Refusal } from "../../check/refusal.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodes } from "../outcome.ts";
import { schemaFiles, schemaFolder } from "../schemas.ts";
import { updateFile } from "../write-file.ts";

/** Writes the JSON Schemas that editors read. Throws a Refusal where they cannot be written. */
export function schema(flags: Flags): number {
  const directory = directoryOf(flags);
  const [unreadable] = readFolder(directory).diagnostics;
  if (unreadable !== undefined) throw new Refusal(`${unreadable.file}: ${unreadable.message}`);
  for (const [name, text] of schemaFiles()) updateFile(join(directory, name), text);
  const folder = displayPath(join(directory, schemaFolder));
  process.stdout.write(`Wrote the schemas for editors to ${folder}.\n`);
  return exitCodes.clean;
}
