import type { Diagnostic } from "../diagnostic.ts";
import { code } from "../findings/words.ts";
import { fileFinding } from "./file-finding.ts";
import type { Entry } from "./folder.ts";
import { slugFrom, slugPattern } from "./slug.ts";
import { copiedFrom, copyWords, renameHint, strayHint } from "./stray-file.ts";

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
  for (const entry of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const slug = slugOf(entry);
    const twin = slug === undefined ? undefined : byName.get(slug.toLowerCase());
    if (slug !== undefined) byName.set(slug.toLowerCase(), twin ?? entry);
    const words = twin ? twinWords(twin) : nameWords(entry, slug, names);
    if (words) diagnostics.push(fileFinding(entry.file, ...words));
    else if (slug !== undefined) found.push({ ...entry, slug });
  }
  return { found, diagnostics };
}

function slugOf({ name }: Entry): string | undefined {
  return /^(.+)\.ya?ml$/.exec(name)?.[1];
}

function rank(entry: Entry): number {
  return slugPattern.test(slugOf(entry) ?? "") ? 0 : 1;
}

type Words = [message: string, hint: string];

function twinWords({ name }: Entry): Words {
  return [`${code(name)} is a product of the same name.`, "Rename one of the two files."];
}

function nameWords(
  { name, isFolder }: Entry,
  slug: string | undefined,
  names: ReadonlySet<string>,
): Words | undefined {
  if (slug === undefined && isFolder)
    return ["Nothing on the site reads this folder.", "Move it elsewhere."];
  const right = `${slugFrom(slug ?? name.replace(/\..*$/, "")) ?? "first-product"}.yaml`;
  if (slug === undefined)
    return [
      "This is no product: its name does not end in .yaml.",
      strayHint(name, "product", right, names),
    ];
  if (slugPattern.test(slug)) return undefined;
  const original = `${copiedFrom(slug)}.yaml`;
  if (names.has(original)) return copyWords(original);
  return [
    "The name of a product's file has small letters, digits and single hyphens only.",
    renameHint(right, names),
  ];
}
