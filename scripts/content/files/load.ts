import { byPlace, requiredPages } from "../../../src/content/layouts.ts";
import { displayPath } from "../display-path.ts";
import { contentFiles } from "./content-files.ts";
import { disk } from "./disk.ts";
import { type Files, type Texts, withTexts } from "./file-set.ts";
import { languageFault } from "./languages.ts";
import { loadLanguage } from "./load-language.ts";
import { emptyLanguage, type LoadedLanguage, type Shared } from "./loaded-language.ts";
import { unreadPacks } from "./own-pack.ts";
import { newerFinding } from "./version.ts";

/** The content of a folder: the site in its own language, and in further ones. */
export interface LoadResult extends LoadedLanguage {
  translations: LoadedLanguage[];
}

/**
 * Reads a content folder of this computer, see {@link readContent}.
 *
 * @param texts texts to use in place of those on disk, also of pages, products and entries that are to come or to go.
 */
export const loadContent = (directory: string, texts: Texts = new Map()): LoadResult =>
  readContent(withTexts(disk, texts), displayPath(directory));

/** Reads a whole content folder and validates it. Never throws: each fault of the files becomes a diagnostic. */
export function readContent(host: Files, directory: string): LoadResult {
  const files = contentFiles(host, directory);
  const shared: Shared = {
    pageKeys: [...new Set([...requiredPages, ...files.pageKeys])].sort(byPlace),
    productKeys: files.productKeys,
    assets: files.assets,
  };
  files.pages.sort((a, b) => byPlace(a.key, b.key));
  const { siteFile, ...own } = loadLanguage(host, files, shared);
  const newer = siteFile && newerFinding(siteFile);
  if (newer) return { ...own, diagnostics: [newer], translations: [] };
  const { language } = own.located.site?.root ?? {};
  if (language) {
    const packs = unreadPacks(host, [language, ...files.languages.map(({ tag }) => tag)]);
    own.diagnostics.push(...packs.misnamed);
    own.located.foreignPacks = packs.foreign;
  }
  const translations = files.languages.map((folder) => {
    const fault = folder.isUnread ? undefined : languageFault(folder, own.located);
    if (fault || folder.isUnread)
      return emptyLanguage(folder, shared, fault ? [fault] : folder.diagnostics);
    const { siteFile: _, ...translation } = loadLanguage(host, folder, shared, own.located);
    return translation;
  });
  return { ...own, translations };
}
