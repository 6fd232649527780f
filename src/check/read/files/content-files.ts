import { join } from "node:path";
import { type PageKey, pageKeys } from "../../../content/page-keys.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { displayPath } from "./display-path.ts";
import { expectFiles } from "./expect-files.ts";
import { fileFinding } from "./file-finding.ts";
import { type Entry, readFolder } from "./folder.ts";
import { type ProductFile, productFiles } from "./product-files.ts";

/** The files of a content folder, by what they are for. */
export interface ContentFiles {
  site?: Entry;
  pages: Map<PageKey, Entry>;
  products: ProductFile[];
  /** What is missing, and what should not be there. */
  diagnostics: Diagnostic[];
}

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(directory: string): ContentFiles {
  const root = readFolder(directory);
  if (root.diagnostics.length > 0)
    return { pages: new Map(), products: [], diagnostics: root.diagnostics };

  const misnamed = ["pages", "products"].flatMap((name) => misnamedFolder(root.entries, name));
  if (misnamed.length > 0) return { pages: new Map(), products: [], diagnostics: misnamed };

  const folders = { pages: join(directory, "pages"), products: join(directory, "products") };
  const pages = subfolder(root.entries, folders.pages);
  const pageFiles = expectFiles(folders.pages, pages.entries, pageKeys);
  const products = productFiles(folders.products, subfolder(root.entries, folders.products));

  const rest = root.entries.filter(({ name }) => name !== "pages" && name !== "products");
  const siteFiles = expectFiles(directory, rest, ["site"], (name) => {
    const isPage = pageKeys.some((key) => name === `${key}.yaml`);
    return isPage ? `Move it into the folder \`${displayPath(folders.pages)}\`.` : undefined;
  });

  const site = siteFiles.found.get("site");
  return {
    ...(site && { site }),
    pages: pageFiles.found,
    products: products.found,
    diagnostics: [
      ...pages.diagnostics,
      ...(pages.diagnostics.length === 0 ? pageFiles.diagnostics : []),
      ...products.diagnostics,
      ...siteFiles.diagnostics,
    ],
  };
}

/** A folder that was probably meant to be another; the rest makes sense only once it is. */
function misnamedFolder(entries: readonly Entry[], name: string): Diagnostic[] {
  if (entries.some((entry) => entry.name === name)) return [];
  const others = entries.filter(({ isFolder }) => isFolder);
  const meant = others.find((entry) => nearest(entry.name, [name]) !== undefined);
  if (meant === undefined) return [];
  const message = "Nothing on the site reads this folder.";
  return [fileFinding(meant.file, message, `Did you mean \`${name}\`? Rename it.`)];
}

/** Reads a folder in the content folder; a link to one would let the build read anything. */
function subfolder(entries: readonly Entry[], path: string): ReturnType<typeof readFolder> {
  const file = displayPath(path);
  const entry = entries.find((other) => other.path === path);
  if (entry?.isLink)
    return {
      entries: [],
      diagnostics: [
        fileFinding(file, "A link stands where a folder should be.", "Put the folder itself here."),
      ],
    };
  return readFolder(path);
}
