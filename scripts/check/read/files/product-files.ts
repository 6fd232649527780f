import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { code } from "../findings/words.ts";
import type { Entry, FileFault } from "./folder.ts";
import { slugFrom, slugPattern } from "./slug.ts";
import { copiedFrom, copyFault, renameHint, strayHint } from "./stray-file.ts";

/** A product's file, with the name that the site knows the product by. */
export interface ProductFile extends Entry {
  slug: string;
}

/** Picks the product files of a folder: names in kebab-case, each only once. There may be none yet. */
export function productFiles(entries: readonly Entry[]): {
  found: ProductFile[];
  diagnostics: Diagnostic[];
} {
  const found: ProductFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const byName = new Map<string, Entry>();
  const names = new Set(entries.map(({ name }) => name));
  // Right names first, so that of two that differ in capitals the wrong one is reported.
  const isRight = (entry: Entry) => slugPattern.test(slugOf(entry) ?? "");
  for (const entry of [...entries.filter(isRight), ...entries.filter((one) => !isRight(one))]) {
    const slug = slugOf(entry);
    const twin = slug && byName.get(slug.toLowerCase());
    if (slug && !twin) byName.set(slug.toLowerCase(), entry);
    const fault = twin ? twinFault(twin) : faultOf(entry, slug, names);
    if (fault) diagnostics.push(schemaFinding(entry.file, ...fault));
    else if (slug) found.push({ ...entry, slug });
  }
  return { found, diagnostics };
}

function slugOf({ name }: Entry): string | undefined {
  return /^(.+)\.ya?ml$/.exec(name)?.[1];
}

function twinFault({ name }: Entry): FileFault {
  return [`${code(name)} is a product of the same name.`, "Rename one of the two files."];
}

function faultOf(
  { name, isFolder }: Entry,
  slug: string | undefined,
  names: ReadonlySet<string>,
): FileFault | undefined {
  if (slug !== undefined && slugPattern.test(slug)) return undefined;
  if (slug === undefined && isFolder)
    return ["Nothing on the site reads this folder.", "Move it elsewhere."];
  const right = `${slugFrom(slug ?? name.replace(/\..*$/, "")) ?? "first-product"}.yaml`;
  if (slug === undefined) {
    const message = "This is no product: its name does not end in .yaml.";
    return [message, strayHint(name, "product", right, names)];
  }
  const original = `${copiedFrom(slug)}.yaml`;
  if (names.has(original)) return copyFault(original);
  const message = "The name of a product's file has small letters, digits and single hyphens only.";
  return [message, renameHint(right, names)];
}
