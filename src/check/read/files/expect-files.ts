import { join } from "node:path";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { code, codes } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import type { Entry } from "./folder.ts";
import { copiedFrom } from "./stray-file.ts";

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
  for (const name of names) {
    const entry = entries.find((other) => other.name === `${name}.yaml`);
    if (entry) found.set(name, entry);
  }

  const expected = new Set(found.values());
  const missing = new Set<string>(names.filter((name) => !found.has(name)));
  for (const entry of entries) {
    if (expected.has(entry)) continue;
    const { name, file, isFolder } = entry;
    const stem = name.replace(/\..*$/, "");
    const known = [stem, copiedFrom(stem) ?? stem].find((one) => missing.has(one));
    const meant = known ?? nearest(stem, missing);
    if (meant !== undefined) missing.delete(meant);
    const elsewhere = `Move it elsewhere; here belong ${codes(names.map((one) => `${one}.yaml`))}.`;
    diagnostics.push(
      fileFinding(
        file,
        `Nothing on the site reads this ${isFolder ? "folder" : "file"}.`,
        meant ? `Did you mean ${code(`${meant}.yaml`)}? Rename it.` : (advise(name) ?? elsewhere),
      ),
    );
  }
  const hint = "Create it; its fields are those of the schema in `src/content/schema`.";
  for (const name of missing) {
    const file = displayPath(join(folder, `${name}.yaml`));
    diagnostics.push(fileFinding(file, "This file is missing.", hint));
  }
  return { found, diagnostics };
}
