import { readFile, writeFile } from "node:fs/promises";
import { parse, stringify } from "yaml";

/** Sets some keys of a content file. */
export async function setInFile(file: string, values: object): Promise<void> {
  const content = parse(await readFile(file, "utf8"));
  // The check refuses aliases.
  await writeFile(file, stringify({ ...content, ...values }, { aliasDuplicateObjects: false }));
}
