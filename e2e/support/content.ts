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

/**
 * A page or part that tests need, of content that may leave it out.
 *
 * @throws Error where it does.
 */
export function given<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("The content leaves out what this test needs.");
  return part;
}

/** Words of one page, which must be there. */
export function pageContent<Key extends PageKey>(key: Key): Pages[Key] {
  return given(pages[key] as Pages[Key] | undefined);
}
