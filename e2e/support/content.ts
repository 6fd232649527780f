import { contentDirectory } from "../../src/check/read/content-directory.ts";
import { loadContent } from "../../src/check/read/load.ts";
import type { PageKey } from "../../src/content/page-keys.ts";
import type { Content } from "../../src/content/schema/content.ts";
import type { Pages } from "../../src/content/schema/pages.ts";

/** Folder of the words that the tested export was built from. */
export const contentFolder = contentDirectory();

/**
 * What the site says that is built from a content folder, the words of its language pack included.
 *
 * @throws Error where the folder's files are not what the site can be built from.
 */
export function contentIn(folder: string): Content {
  const { content, diagnostics } = loadContent(folder);
  if (content === undefined)
    throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join("\n"));
  return content;
}

export const { site, pages, products } = contentIn(contentFolder);

/** Words of one page. */
export function pageContent<Key extends PageKey>(key: Key): Pages[Key] {
  return pages[key];
}
