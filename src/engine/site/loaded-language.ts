import type { Content } from "../../site/data/content.ts";
import type { Diagnostic, SourceFile } from "../diagnostic.ts";
import type { Layout } from "../schema/layouts.ts";
import type { Pages } from "../schema/pages.ts";
import type { ProductFields } from "../schema/product.ts";
import type { Site } from "../schema/site.ts";
import type { ContentFile, TranslatedFile } from "../shape/index.ts";
import type { Expected } from "../yaml/index.ts";
import type { Assets } from "./files/assets.ts";
import type { LanguageFolder } from "./files/content-files.ts";
import type { Files } from "./files/file-set.ts";

/** What a site has in all its languages. */
export interface Shared extends Pick<LanguageFolder, "pageKeys" | "productKeys"> {
  assets: Assets;
  /** Where the files are. */
  host: Files;
  /** What they can have. */
  expected: Expected;
}

/** The files of a content folder with their places, as far as they could be read. */
export interface ContentFiles extends Shared {
  site?: ContentFile<Site>;
  pages: PageFile[];
  products: (ContentFile<ProductFields> & { slug: string })[];
  /** The findings about packs beside the content of languages that the site does not have. */
  foreignPacks?: Diagnostic[];
  /** Whether nothing is wrong with the files and their shape. */
  isWhole: boolean;
}

/** A page's file, with the page's key. */
export type PageFile = {
  [Name in Layout]: ContentFile<Pages[Name]> & { key: string; layout: Name };
}[Layout];

/** The site in one language, as far as it could be read. */
export interface LoadedLanguage extends Pick<LanguageFolder, "tag" | "file"> {
  /** Defined only when nothing is wrong with the files and their shape. */
  content?: Content;
  /** The content without the pages and products that have faults of shape; undefined where `site.yaml` has one. */
  readable?: Content;
  /** The content as rules read it, also when something is wrong. */
  located: ContentFiles;
  /** The files of a translation. */
  files: TranslatedFile[];
  /** Addresses of pages that are called otherwise than their source, by key. */
  slugs: Map<string, string>;
  /** All findings of all files. */
  diagnostics: Diagnostic[];
  /** The files that were read, for code frames. */
  sources: SourceFile[];
}

/** A language of which nothing could be read. */
export function emptyLanguage(
  { tag, file }: Pick<LanguageFolder, "tag" | "file">,
  shared: Shared,
  diagnostics: Diagnostic[],
): LoadedLanguage {
  const located: ContentFiles = { ...shared, pages: [], products: [], isWhole: false };
  return { tag, file, located, files: [], slugs: new Map(), diagnostics, sources: [] };
}
