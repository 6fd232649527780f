import { resolve } from "node:path";
import { byPlace, requiredPages } from "../../../src/content/layouts.ts";
import { contentFiles } from "./content-files.ts";
import { languageFault } from "./languages.ts";
import { loadLanguage } from "./load-language.ts";
import { emptyLanguage, type LoadedLanguage, type Shared } from "./loaded-language.ts";
import { unreadPacks } from "./own-pack.ts";
import type { Texts } from "./read-text.ts";
import { newerFinding } from "./version.ts";

/** The content of a folder: the site in its own language, and in further ones. */
export interface LoadResult extends LoadedLanguage {
  translations: LoadedLanguage[];
}

/**
 * Reads a whole content folder and validates it. Never throws: each fault of the files becomes a diagnostic.
 *
 * @param texts texts to use in place of those on disk, also of pages, products and entries that are to come or to go.
 */
export function loadContent(directory: string, texts: Texts = new Map()): LoadResult {
  const files = contentFiles(resolve(directory), texts);
  const shared: Shared = {
    pageKeys: [...new Set([...requiredPages, ...files.pageKeys])].sort(byPlace),
    productKeys: files.productKeys,
    assets: files.assets,
  };
  files.pages.sort((a, b) => byPlace(a.key, b.key));
  const { siteFile, ...own } = loadLanguage(files, shared, texts);
  const newer = siteFile && newerFinding(siteFile);
  if (newer) return { ...own, diagnostics: [newer], translations: [] };
  const { language } = own.located.site?.root ?? {};
  if (language) {
    const packs = unreadPacks([language, ...files.languages.map(({ tag }) => tag)]);
    own.diagnostics.push(...packs.misnamed);
    own.located.foreignPacks = packs.foreign;
  }
  const translations = files.languages.map((folder) => {
    const fault = folder.isUnread ? undefined : languageFault(folder, own.located);
    if (fault || folder.isUnread)
      return emptyLanguage(folder, shared, fault ? [fault] : folder.diagnostics);
    const { siteFile: _, ...translation } = loadLanguage(folder, shared, texts, own.located);
    return translation;
  });
  return { ...own, translations };
}
