import type { Diagnostic } from "../diagnostic.ts";
import { code } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import type { Entry } from "./folder.ts";
import { slugFrom, slugPattern } from "./slug.ts";

/** A product's file, with the name that the site knows the product by. */
export interface ProductFile extends Entry {
  slug: string;
}

/** Picks the product files of a folder: names in kebab-case, each only once, at least one. */
export function productFiles(
  folder: string,
  { entries, diagnostics }: { entries: readonly Entry[]; diagnostics: readonly Diagnostic[] },
): { found: ProductFile[]; diagnostics: Diagnostic[] } {
  if (diagnostics.length > 0) return { found: [], diagnostics: [...diagnostics] };
  const found: ProductFile[] = [];
  const wrong: Diagnostic[] = [];
  const byName = new Map<string, Entry>();
  // Right names first, so that of two that differ in capitals the wrong one is reported.
  for (const entry of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const slug = slugOf(entry);
    const twin = slug === undefined ? undefined : byName.get(slug.toLowerCase());
    if (slug !== undefined) byName.set(slug.toLowerCase(), twin ?? entry);
    const finding = twin === undefined ? nameFinding(entry, slug) : twinFinding(entry, twin);
    if (finding !== undefined) wrong.push(finding);
    else if (slug !== undefined) found.push({ ...entry, slug });
  }
  if (entries.length === 0)
    wrong.push(
      fileFinding(
        displayPath(folder),
        "There is no product.",
        "Write at least one file here, such as `first-product.yaml`.",
      ),
    );
  return { found, diagnostics: wrong };
}

function slugOf({ name }: Entry): string | undefined {
  return /^(.+)\.ya?ml$/.exec(name)?.[1];
}

function rank(entry: Entry): number {
  return slugPattern.test(slugOf(entry) ?? "") ? 0 : 1;
}

function twinFinding(entry: Entry, twin: Entry): Diagnostic {
  return fileFinding(
    entry.file,
    `${code(twin.name)} is a product of the same name.`,
    "Rename one of the two files.",
  );
}

function nameFinding(entry: Entry, slug: string | undefined): Diagnostic | undefined {
  if (slug === undefined && entry.isFolder)
    return fileFinding(entry.file, "Nothing on the site reads this folder.", "Move it elsewhere.");
  if (slug === undefined)
    return fileFinding(
      entry.file,
      "This is no product: its name does not end in .yaml.",
      `Move it elsewhere, or rename it to ${code(`${kebab(entry.name.replace(/\..*$/, ""))}.yaml`)}.`,
    );
  if (slugPattern.test(slug)) return undefined;
  return fileFinding(
    entry.file,
    "The name of a product's file has small letters, digits and single hyphens only.",
    `Rename it to ${code(`${kebab(slug)}.yaml`)}.`,
  );
}

function kebab(name: string): string {
  return slugFrom(name) ?? "first-product";
}
