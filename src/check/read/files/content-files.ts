import { join } from "node:path";
import { type Assets, assetFolders, readAssets } from "../assets/assets.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import { type Entry, readFolder } from "./folder.ts";
import { type PageFile, pageFiles } from "./page-files.ts";
import { type ProductFile, productFiles } from "./product-files.ts";
import { siteFile } from "./site-file.ts";
import { isPicture } from "./stray-file.ts";

/** The files of a content folder, by what they are for. */
export interface ContentFiles {
  site?: Entry;
  pages: PageFile[];
  /** Keys of all pages, also of files that must be renamed. */
  pageKeys: string[];
  products: ProductFile[];
  assets: Assets;
  /** What is missing, and what should not be there. */
  diagnostics: Diagnostic[];
}

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(directory: string): ContentFiles {
  const { entries, diagnostics } = readFolder(directory);
  const folders = ["pages", "products", ...assetFolders];
  const misnamed = folders.flatMap((name) => misnamedFolder(entries, name));
  const wrong = diagnostics.length > 0 ? diagnostics : misnamed;
  if (wrong.length > 0) {
    const assets = readAssets(directory, []);
    return { pages: [], pageKeys: [], products: [], assets, diagnostics: wrong };
  }

  const [pages, products] = [join(directory, "pages"), join(directory, "products")];
  const pageFolder = subfolder(entries, pages);
  const foundPages = pageFiles(pages, pageFolder.entries);
  const assets = readAssets(directory, foundPages.keys);
  // Git keeps no empty folder, so that one without a product may be gone.
  const isThere = entries.some(({ name }) => name === "products");
  const productFolder = isThere ? subfolder(entries, products) : { entries: [], diagnostics: [] };
  const foundProducts = productFiles(productFolder.entries);
  const rest = entries.filter(({ name }) => !folders.includes(name));
  const { site, diagnostics: others } = siteFile(directory, rest);
  // That they lie in the wrong place is said of them, and not of each link to them.
  const astray = rest.filter((entry) => entry !== site && !entry.isFolder);
  const pagesAstray = astray.flatMap(({ name }) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
  assets.refused.push(...astray.map(({ name }) => `pictures/${name}`));
  // Of a folder that cannot be read nothing else is said.
  const chosen = (folder: Diagnostic[], files: Diagnostic[]) =>
    folder.length > 0 ? folder : files;
  return {
    ...(site && { site }),
    pages: foundPages.found,
    pageKeys: [...foundPages.keys, ...pagesAstray],
    products: foundProducts.found,
    assets,
    diagnostics: [
      ...chosen(pageFolder.diagnostics, foundPages.diagnostics),
      ...chosen(productFolder.diagnostics, foundProducts.diagnostics),
      ...others,
      ...assets.diagnostics,
    ],
  };
}

/** A folder that was probably meant to be another; the rest makes sense only once it is. */
function misnamedFolder(entries: readonly Entry[], name: string): Diagnostic[] {
  if (entries.some((entry) => entry.name === name)) return [];
  const folders = entries.filter(({ isFolder }) => isFolder);
  const meant =
    folders.find((entry) => nearest(entry.name, [name])) ??
    (name === "pictures" ? folders.find(holdsPictures) : undefined);
  if (meant === undefined) return [];
  const message = "Nothing on the site reads this folder.";
  return [fileFinding(meant.file, message, `Did you mean \`${name}\`? Rename it.`)];
}

/** Whether a folder in which nothing belongs has pictures in it. */
function holdsPictures({ name, path }: Entry): boolean {
  const isOther = ["pages", "products", ...assetFolders].includes(name);
  return !isOther && readFolder(path).entries.some((file) => isPicture(file.name));
}

/** Reads a folder in the content folder; a link to one would let the build read anything. */
function subfolder(entries: readonly Entry[], path: string): ReturnType<typeof readFolder> {
  if (!entries.find((entry) => entry.path === path)?.isLink) return readFolder(path);
  const message = "A link stands where a folder should be.";
  const finding = fileFinding(displayPath(path), message, "Put the folder itself here.");
  return { entries: [], diagnostics: [finding] };
}
