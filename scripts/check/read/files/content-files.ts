import { join } from "node:path";
import { requiredPages } from "../../../../src/content/layouts.ts";
import { keyPattern, slugOf, takenBy } from "../../../../src/content/page-key.ts";
import { assetFolders, readAssets } from "../assets/assets.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { code, codes } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { type Entry, type FileFault, readFolder, renameHint } from "./folder.ts";
import { slugFrom, slugPattern } from "./slug.ts";

/** The file of a page or product; its key is its name without the ending. */
export interface NamedFile extends Entry {
  key: string;
}

/** The files of a content folder, by what they are for. */
export interface ContentFiles {
  site?: Entry;
  pages: NamedFile[];
  /** Keys of all pages, also of files that must be renamed or moved. */
  pageKeys: string[];
  products: NamedFile[];
  assets: ReturnType<typeof readAssets>;
  /** What is missing, and what should not be there, among the assets too. */
  diagnostics: Diagnostic[];
}

const siteName = "site.yaml";
const folders = ["pages", "products", ...assetFolders];

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(directory: string): ContentFiles {
  const { entries, diagnostics } = readFolder(directory);
  const site = entries.find(({ name }) => name === siteName);
  const strays = straysIn(directory, entries);
  if (diagnostics.length > 0 || strays.isMisnamed) {
    const assets = { files: [], root: [], pictures: [], refused: [], diagnostics: [] };
    const found = diagnostics.length > 0 ? diagnostics : strays.diagnostics;
    return { pages: [], pageKeys: [], products: [], assets, diagnostics: found };
  }

  const pages = namedFiles(directory, entries, "page");
  const products = namedFiles(directory, entries, "product");
  const assets = readAssets(directory, pages.keys);
  // A file in the wrong place is reported once, and not again at each link to it.
  assets.refused.push(...strays.names.map((name) => `pictures/${name}`));
  const astray = strays.names.flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return {
    ...(site && { site }),
    pages: pages.found,
    pageKeys: [...pages.keys, ...astray],
    products: products.found,
    assets,
    diagnostics: [pages, products, strays, assets].flatMap((one) => one.diagnostics),
  };
}

/**
 * Reports what does not belong into the content folder itself, and a missing `site.yaml`.
 *
 * @returns also the names of what does not belong there, and whether one of them was meant to be a folder: the
 * rest can be judged only once that is renamed.
 */
function straysIn(directory: string, entries: readonly Entry[]) {
  const known = [siteName, ...folders];
  const missing = new Set(known.filter((name) => !entries.some((entry) => entry.name === name)));
  const strays = entries.filter(({ name }) => !known.includes(name));
  let isMisnamed = false;
  const pages = code(displayPath(join(directory, "pages")));
  const diagnostics = strays.map((entry) => {
    const { name, file, isFolder } = entry;
    const meant = meantOf(name, missing);
    if (meant !== undefined && isFolder === (meant !== siteName)) {
      missing.delete(meant);
      isMisnamed ||= isFolder;
      return schemaFinding(file, ...renameFault(entry, meant));
    }
    const isPage = !isFolder && name.endsWith(".yaml") && !meantOf(name, [siteName]);
    const hint = isPage
      ? `Is it a page? Then move it into ${pages}; if not, move it elsewhere.`
      : `Move it elsewhere; here belong ${codes(known)}.`;
    return schemaFinding(file, nothingReads(entry), hint);
  });
  if (missing.has(siteName)) diagnostics.push(missingFault(join(directory, siteName)));
  return { diagnostics, isMisnamed, names: strays.map(({ name }) => name) };
}

/** What a folder of YAML files holds. */
type What = "page" | "product";

/** The name that was probably meant by another, without its ending. */
function rightName(what: What, name: string): string {
  const stem = stemOf(name);
  return what === "page" ? slugOf(stem) : (slugFrom(stem) ?? "first-product");
}

/** Picks the files of a folder that have a right name, and reports the others and those that are missing. */
function namedFiles(directory: string, all: readonly Entry[], what: What) {
  const path = join(directory, `${what}s`);
  const required = what === "page" ? requiredPages.map((key) => `${key}.yaml`) : [];
  const folder = all.find((entry) => entry.path === path);
  // Git keeps no empty folder: one in which no file is required may be missing.
  const isMissing = !folder && required.length === 0;
  const { entries, diagnostics } = isMissing ? emptyFolder : readFolder(path, folder?.isLink);
  const found = new Map<string, NamedFile>();
  const keys: string[] = [];
  const taken = new Set(entries.map(({ name }) => name.normalize("NFC")));
  const isRead = diagnostics.length === 0;
  const missing = new Set(required.filter((name) => isRead && !taken.has(name)));
  for (const entry of entries) {
    const key = entry.name.normalize("NFC").replace(/\.yaml$/, "");
    const lost = meantOf(entry.name, missing);
    const fault = lost ? renameFault(entry, lost) : nameFault(entry, key, taken, what);
    if (!fault && !found.has(key)) found.set(key, { ...entry, key });
    else {
      if (lost) missing.delete(lost);
      keys.push(lost?.replace(/\.yaml$/, "") ?? rightName(what, entry.name));
      const twin: FileFault = [sameName, renameHint(`${key}.yaml`, taken)];
      diagnostics.push(schemaFinding(entry.file, ...(fault ?? twin)));
    }
  }
  diagnostics.push(...[...missing].map((name) => missingFault(join(path, name))));
  return { found: [...found.values()], keys: [...found.keys(), ...keys], diagnostics };
}

const emptyFolder: ReturnType<typeof readFolder> = { entries: [], diagnostics: [] };
const sameName = "Another file has the same name, with other capitals or accents.";

/** What is wrong with the name of a file; undefined for a right one. */
function nameFault(
  entry: Entry,
  key: string,
  taken: ReadonlySet<string>,
  what: What,
): FileFault | undefined {
  const { name, isFolder } = entry;
  if (isFolder) return [nothingReads(entry), "Move it elsewhere."];
  const owner = what === "page" ? takenBy(key) : undefined;
  if (owner) return [`A page cannot be called ${code(key)}: ${owner}.`, "Rename the file."];
  const isYaml = name.endsWith(".yaml");
  if (isYaml && (what === "page" ? keyPattern : slugPattern).test(key)) return undefined;
  const rule = `The name of a ${what}'s file has small letters, digits and single hyphens only.`;
  const message = isYaml ? rule : `This is no ${what}: its name does not end in .yaml.`;
  const right = `${rightName(what, name)}.yaml`;
  if (/\.ya?ml$/i.test(name) || taken.has(right)) return [message, renameHint(right, taken)];
  return [message, `Is it a ${what}? Then rename it to ${code(right)}; if not, move it elsewhere.`];
}

/** The missing file or folder that was probably meant by a name. */
function meantOf(name: string, missing: Iterable<string>): string | undefined {
  const stem = stemOf(name).toLowerCase();
  const byStem = new Map([...missing].map((one) => [one.replace(/\.yaml$/, ""), one]));
  return byStem.get(stem) ?? byStem.get(nearest(stem, byStem.keys()) ?? "");
}

/** The name without its endings, and without what systems write behind that of a copy: `home (1)`, `home - Copy`. */
function stemOf(name: string): string {
  const stem = name.normalize("NFC").replace(/\..*$/, "");
  return stem.replace(/ ?\(\d+\)$| - .+$| copy(?: \d+)?$/i, "");
}

function nothingReads({ isFolder }: Entry): string {
  return `Nothing on the site reads this ${isFolder ? "folder" : "file"}.`;
}

function renameFault(entry: Entry, right: string): FileFault {
  return [nothingReads(entry), `Did you mean ${code(right)}? Rename it.`];
}

function missingFault(path: string): Diagnostic {
  const hint = "Create it; docs/content.md lists its fields.";
  return schemaFinding(displayPath(path), "This file is missing.", hint);
}
