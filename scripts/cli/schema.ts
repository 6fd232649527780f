import { join } from "node:path";
import { UserError } from "../check/user-error.ts";
import { displayPath } from "../content/display-path.ts";
import { readFolder } from "../content/folder.ts";
import { updateFile } from "../edit/write-file.ts";
import { directoryOf, type Flags } from "./options.ts";
import { exitCodes } from "./outcome.ts";
import { schemaFiles, schemaFolder } from "./schemas.ts";

/** Writes the JSON Schemas that editors read. Throws a UserError where they cannot be written. */
export function schema(flags: Flags): number {
  const directory = directoryOf(flags);
  const [unreadable] = readFolder(directory).diagnostics;
  if (unreadable !== undefined) throw new UserError(`${unreadable.file}: ${unreadable.message}`);
  for (const [name, text] of schemaFiles()) updateFile(join(directory, name), text);
  const folder = displayPath(join(directory, schemaFolder));
  process.stdout.write(`Wrote the schemas for editors to ${folder}.\n`);
  return exitCodes.clean;
}
