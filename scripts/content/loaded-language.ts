import type { Content } from "../../src/content/content.ts";
import type { ContentFiles, TranslatedFile } from "./content-file.ts";
import type { LanguageFolder } from "./content-files.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";

/** The site in one language, as far as it could be read. */
export interface LoadedLanguage {
  /** Empty for the site's own language. */
  tag: string;
  /** Path of the language's folder, as diagnostics show it. */
  file: string;
  /** Defined only when nothing is wrong with the files and their shape. */
  content?: Content;
  /** The content without the pages and products that have faults of shape; undefined where `site.yaml` has one. */
  readable?: Content;
  /** The content as rules read it, also when something is wrong. */
  located: ContentFiles;
  /** The files of a translation. */
  files: TranslatedFile[];
  /** Addresses of pages that are called otherwise than their source, by key. */
  slugs: Record<string, string>;
  /** All findings of all files. */
  diagnostics: Diagnostic[];
  /** The files that were read, for code frames. */
  sources: SourceFile[];
}

/** What a site has in all its languages. */
export type Shared = Pick<ContentFiles, "pageKeys" | "productKeys" | "assets">;

/** A language of which nothing could be read. */
export function emptyLanguage(
  { tag, file }: Pick<LanguageFolder, "tag" | "file">,
  shared: Shared,
  diagnostics: Diagnostic[],
): LoadedLanguage {
  const located: ContentFiles = { ...shared, pages: [], products: [], isWhole: false };
  return { tag, file, located, files: [], slugs: {}, diagnostics, sources: [] };
}
