import { join } from "node:path";
import { firstPages, requiredPages } from "../../../../src/content/layouts.ts";
import { type Assets, assetFolders, readAssets } from "../assets/assets.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { displayPath } from "./display-path.ts";
import { type Entry, readFolder } from "./folder.ts";
import { type PageFile, pageFiles } from "./page-files.ts";
import { type ProductFile, productFiles } from "./product-files.ts";
import { copiedFrom, isPicture } from "./stray-file.ts";

/** The files of a content folder, by what they are for. */
export interface ContentFiles {
  site?: Entry;
  pages: PageFile[];
  /** Keys of all pages, also of files that must be renamed. */
  pageKeys: string[];
  products: ProductFile[];
  assets: Assets & Pick<ContentFiles, "diagnostics">;
  /** What is missing, and what should not be there, among the assets too. */
  diagnostics: Diagnostic[];
}

const folders: readonly string[] = ["pages", "products", ...assetFolders];

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(directory: string): ContentFiles {
  const { entries, diagnostics } = readFolder(directory);
  const misnamed = folders.flatMap((name) => misnamedFolder(entries, name));
  const wrong = diagnostics.length > 0 ? diagnostics : misnamed;
  if (wrong.length > 0) {
    const assets = readAssets(directory, []);
    return { pages: [], pageKeys: [], products: [], assets, diagnostics: wrong };
  }

  const pages = join(directory, "pages");
  const pageFolder = subfolder(entries, pages);
  const foundPages = pageFiles(pages, pageFolder.entries);
  const assets = readAssets(directory, foundPages.keys);
  // Git keeps no empty folder, so that one without a product may be gone.
  const isThere = entries.some(({ name }) => name === "products");
  const productFolder = isThere ? subfolder(entries, join(directory, "products")) : undefined;
  const foundProducts = productFiles(productFolder?.entries ?? []);
  const rest = entries.filter(({ name }) => !folders.includes(name));
  const site = rest.find(({ name }) => name === siteName);
  // That they lie in the wrong place is said of them, and not of each link to them.
  const astray = rest.filter((entry) => entry !== site && !entry.isFolder);
  const pagesAstray = astray.flatMap(({ name }) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
  assets.refused.push(...astray.map(({ name }) => `pictures/${name}`));
  // Of a folder that cannot be read nothing else is said.
  const chosen = (folder: Diagnostic[] = [], files: Diagnostic[]) =>
    folder.length > 0 ? folder : files;
  return {
    ...(site && { site }),
    pages: foundPages.found,
    pageKeys: [...foundPages.keys, ...pagesAstray],
    products: foundProducts.found,
    assets,
    diagnostics: [
      ...chosen(pageFolder.diagnostics, foundPages.diagnostics),
      ...chosen(productFolder?.diagnostics, foundProducts.diagnostics),
      ...findingsBesideSite(directory, rest, site),
      ...assets.diagnostics,
    ],
  };
}

const siteName = "site.yaml";

/**
 * What is said of what lies in the content folder itself beside the known folders: nothing but `site.yaml`
 * belongs there, and where another file was meant to be that, it is not reported as missing as well.
 */
function findingsBesideSite(
  folder: string,
  entries: readonly Entry[],
  site: Entry | undefined,
): Diagnostic[] {
  const meant = site ?? entries.find(({ name }) => isSite(name));
  const others = entries.filter((entry) => entry !== site);
  const findings = others.map((entry) => {
    const message = `Nothing on the site reads this ${entry.isFolder ? "folder" : "file"}.`;
    const hint = `Did you mean \`${siteName}\`? Rename it.`;
    return schemaFinding(
      entry.file,
      message,
      entry === meant ? hint : moveHint(folder, entry.name),
    );
  });
  if (meant !== undefined) return findings;
  const hint = "Create it; its fields are those of the schema in `src/content/schema`.";
  const file = displayPath(join(folder, siteName));
  return [...findings, schemaFinding(file, "This file is missing.", hint)];
}

function moveHint(folder: string, name: string): string {
  const home = (inner: string) => `the folder \`${displayPath(join(folder, inner))}\``;
  const isFirst = [...firstPages, ...requiredPages].some((key) => name === `${key}.yaml`);
  if (isFirst) return `Move it into ${home("pages")}.`;
  if (isPicture(name)) return `Move it into ${home("pictures")}.`;
  return name.endsWith(".yaml") && !isSite(name)
    ? `Is it a page? Then move it into ${home("pages")}; if not, move it elsewhere.`
    : `Move it elsewhere; here belong \`${siteName}\`.`;
}

/** Whether a file was probably meant to be `site.yaml`. */
function isSite(file: string): boolean {
  const stem = file.replace(/\..*$/, "");
  return stem === "site" || copiedFrom(stem) === "site" || nearest(stem, ["site"]) !== undefined;
}

/** A folder that was probably meant to be another; the rest makes sense only once it is. */
function misnamedFolder(entries: readonly Entry[], name: string): Diagnostic[] {
  if (entries.some((entry) => entry.name === name)) return [];
  const others = entries.filter(({ isFolder }) => isFolder);
  const meant =
    others.find((entry) => nearest(entry.name, [name])) ??
    (name === "pictures" ? others.find(holdsPictures) : undefined);
  if (meant === undefined) return [];
  const message = "Nothing on the site reads this folder.";
  return [schemaFinding(meant.file, message, `Did you mean \`${name}\`? Rename it.`)];
}

/** Whether a folder in which nothing belongs has pictures in it. */
function holdsPictures({ name, path }: Entry): boolean {
  const isOther = folders.includes(name);
  return !isOther && readFolder(path).entries.some((file) => isPicture(file.name));
}

/** Reads a folder in the content folder; a link to one would let the build read anything. */
function subfolder(entries: readonly Entry[], path: string): ReturnType<typeof readFolder> {
  if (!entries.find((entry) => entry.path === path)?.isLink) return readFolder(path);
  const message = "A link stands where a folder should be.";
  const finding = schemaFinding(displayPath(path), message, "Put the folder itself here.");
  return { entries: [], diagnostics: [finding] };
}
