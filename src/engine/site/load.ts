import { byPlace, requiredPages } from "../schema/layouts.ts";
import { expectedContent } from "../shape/index.ts";
import { contentFiles } from "./files/content-files.ts";
import { type Files, type Texts, withTexts } from "./files/file-set.ts";
import { languageFault } from "./languages.ts";
import { LanguageReader } from "./load-language.ts";
import { emptyLanguage, type LoadedLanguage, type Shared } from "./loaded-language.ts";
import { unreadPacks } from "./packs/own-pack.ts";
import { packTags } from "./packs/pack-tags.ts";
import { newerFinding } from "./version.ts";

/** The content of a folder: the site in its own language, and in further ones. */
export interface LoadResult extends LoadedLanguage {
  translations: LoadedLanguage[];
}

/** Reads a whole content folder and validates it. Never throws: each fault of the files becomes a diagnostic. */
export function readContent(host: Files, directory: string): LoadResult {
  const files = contentFiles(host, directory);
  const shared: Shared = {
    pageKeys: [...new Set([...requiredPages, ...files.pageKeys])].sort(byPlace),
    productKeys: files.productKeys,
    assets: files.assets,
    host,
    expected: expectedContent(host.schemas, packTags(host)),
  };
  files.pages.sort((a, b) => byPlace(a.key, b.key));
  const { siteFile, ...own } = new LanguageReader(files, shared).read();
  const newer = siteFile && newerFinding(siteFile);
  if (newer) return { ...own, diagnostics: [newer], translations: [] };
  const { language } = own.located.site?.root ?? {};
  if (language) {
    const packs = unreadPacks(host, [language, ...files.languages.map(({ tag }) => tag)]);
    own.diagnostics.push(...packs.misnamed);
    own.located.foreignPacks = packs.foreign;
  }
  const translations = files.languages.map((folder) => {
    const fault = folder.isUnread ? undefined : languageFault(host, folder, own.located);
    if (fault || folder.isUnread)
      return emptyLanguage(folder, shared, fault ? [fault] : folder.diagnostics);
    const { siteFile: _, ...translation } = new LanguageReader(folder, shared, own.located).read();
    return translation;
  });
  return { ...own, translations };
}

/** A site as it is with other texts, also of files that come or go. */
export const siteWith = ({ located, file }: LoadedLanguage, texts: Texts): LoadResult =>
  readContent(withTexts(located.host, texts), file);
