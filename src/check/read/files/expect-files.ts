import { join } from "node:path";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { codes } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import type { Entry } from "./folder.ts";

/**
 * Holds a folder against the names that it must have, each with the ending `.yaml`. A misnamed file
 * is not reported as missing as well.
 *
 * @param advise a better hint for a file that should not be there, if there is one.
 */
export function expectFiles<Name extends string>(
  folder: string,
  entries: readonly Entry[],
  names: readonly Name[],
  advise: (file: string) => string | undefined = () => undefined,
): { found: Map<Name, Entry>; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const found = new Map<Name, Entry>();
  const missing = new Set<string>();
  for (const name of names) {
    const entry = entries.find((other) => other.name === `${name}.yaml`);
    if (entry === undefined) missing.add(name);
    else found.set(name, entry);
  }

  const expected = new Set([...found.values()]);
  for (const entry of entries) {
    if (expected.has(entry)) continue;
    const stem = entry.name.replace(/\..*$/, "");
    const meant = missing.has(stem) ? stem : nearest(stem, missing);
    if (meant !== undefined) missing.delete(meant);
    diagnostics.push(
      fileFinding(
        entry.file,
        `Nothing on the site reads this ${entry.isFolder ? "folder" : "file"}.`,
        meant === undefined
          ? (advise(entry.name) ??
              `Move it elsewhere; here belong ${codes(names.map((name) => `${name}.yaml`))}.`)
          : `Did you mean ${codes([`${meant}.yaml`])}? Rename it.`,
      ),
    );
  }
  for (const name of missing)
    diagnostics.push(
      fileFinding(
        displayPath(join(folder, `${name}.yaml`)),
        "This file is missing.",
        "Create it; its fields are those of the schema in `src/content/schema`.",
      ),
    );
  return { found, diagnostics };
}
