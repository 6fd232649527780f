import type * as z from "zod";
import { type PageKey, pageKeys } from "../../content/page-keys.ts";
import type { Content } from "../../content/schema/content.ts";
import { type Pages, pageSchemas } from "../../content/schema/pages.ts";
import { type Product, type ProductFields, productSchema } from "../../content/schema/product.ts";
import { type Site, siteSchema } from "../../content/schema/site.ts";
import type { Assets } from "./assets/assets.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText, type TextResult } from "./files/read-text.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import type { FileWords } from "./packs/complete.ts";
import { fileWords } from "./packs/language-pack.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: { [Key in PageKey]?: LocatedFile<Pages[Key]> };
  products: (LocatedFile<ProductFields> & { slug: string })[];
  assets: Assets;
}

/** What a content folder holds, as far as it could be read. */
export interface LoadResult {
  /** There only when nothing at all is wrong with its files and their shape. */
  content?: Content;
  /** The same for rules, also when something is wrong. */
  located: LocatedContent;
  /** All findings of all files, by file, line and column. */
  diagnostics: Diagnostic[];
  /** The files that were read, for code frames. */
  sources: SourceFile[];
}

/**
 * Reads a whole content folder and holds it against its schemas. Never throws: whatever is wrong
 * with the files becomes a diagnostic.
 *
 * @param texts texts to take in place of what files hold, by path as diagnostics show it.
 */
export function loadContent(directory: string, texts?: ReadonlyMap<string, string>): LoadResult {
  const files = contentFiles(directory);
  const diagnostics = [...files.diagnostics];
  const sources: SourceFile[] = [];
  const located: LocatedContent = { pages: {}, products: [], assets: files.assets };

  function load<Value>(
    { path, file }: Entry,
    schema: z.ZodType<Value>,
    wordsFor: (value: unknown) => FileWords | undefined = () => undefined,
  ) {
    const text = texts?.get(file);
    const { source, diagnostic }: TextResult =
      text === undefined ? readText(path, file) : { source: { file, text } };
    if (source) sources.push(source);
    if (diagnostic) diagnostics.push(diagnostic);
    if (!source || diagnostic) return undefined;

    const yaml = readYaml(source);
    if (!yaml.file) diagnostics.push(...yaml.diagnostics);
    if (!yaml.file) return undefined;
    const words = wordsFor(yaml.file.value);
    const shape = checkShape(schema, yaml.file, yaml.diagnostics, words);
    diagnostics.push(...shape.diagnostics);
    return { data: shape.data, located: locateValues(schema, yaml.file, shape.refused, words) };
  }

  const site = files.site && load(files.site, siteSchema, (value) => fileWords(value, "site"));
  if (site) located.site = site.located;
  const pages: Partial<Record<PageKey, unknown>> = {};
  for (const key of pageKeys) {
    const entry = files.pages.get(key);
    const words = () => fileWords(site?.located.file.value, key);
    const page = entry && load<Pages[PageKey]>(entry, pageSchemas[key], words);
    if (!page) continue;
    pages[key] = page.data;
    Object.assign(located.pages, { [key]: page.located });
  }
  const products: Product[] = [];
  for (const { slug, ...entry } of files.products) {
    const product = load(entry, productSchema);
    if (!product) continue;
    located.products.push({ ...product.located, slug });
    if (product.data) products.push({ ...product.data, slug });
  }

  const result: LoadResult = { located, diagnostics: orderDiagnostics(diagnostics), sources };
  if (!site?.data || diagnostics.length > 0) return result;
  const content = { site: site.data, pages: pages as Pages, products: products.sort(byPlace) };
  return { ...result, content };
}

function byPlace(a: Product, b: Product): number {
  const places = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // Two without a place differ by NaN.
  return places || (a.slug < b.slug ? -1 : 1);
}
