import type * as z from "zod";
import { type PageKey, pageKeys } from "../../content/page-keys.ts";
import type { Content } from "../../content/schema/content.ts";
import { contactWithMap } from "../../content/schema/pages/contact.ts";
import { type Pages, pageSchemas, type SitePages } from "../../content/schema/pages.ts";
import { type Product, type ProductFields, productSchema } from "../../content/schema/product.ts";
import { type Site, siteSchema } from "../../content/schema/site.ts";
import type { Assets } from "./assets/assets.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText, type TextResult } from "./files/read-text.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import { type FileWords, mayComeFromPack } from "./packs/complete.ts";
import { fileWords } from "./packs/language-pack.ts";
import { hasMap } from "./packs/site-parts.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: { [Key in PageKey]?: LocatedFile<Pages[Key]> };
  /** Pages that this site does without; others may lack only because they could not be read. */
  absentPages: readonly PageKey[];
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
  const { absent: absentPages, assets } = files;
  const located: LocatedContent = { pages: {}, absentPages, products: [], assets };

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

    const { nothing, ...yaml } = readYaml(source);
    // Of some pages the language pack has all.
    const isEnough = nothing !== undefined && mayComeFromPack(schema);
    const read = isEnough ? { file: nothing, diagnostics: [] } : yaml;
    if (!read.file) diagnostics.push(...read.diagnostics);
    if (!read.file) return undefined;
    const words = wordsFor(read.file.value);
    const shape = checkShape(schema, read.file, read.diagnostics, words);
    diagnostics.push(...shape.diagnostics);
    return { data: shape.data, located: locateValues(schema, read.file, shape.refused, words) };
  }

  const site = files.site && load(files.site, siteSchema, (value) => fileWords(value, "site"));
  if (site) located.site = site.located;
  const products: Product[] = [];
  for (const { slug, ...entry } of files.products) {
    const product = load(entry, productSchema);
    if (!product) continue;
    located.products.push({ ...product.located, slug });
    if (product.data) products.push({ ...product.data, slug });
  }
  const mapped = hasMap(site?.located.file.value);
  const schemaOf = (key: PageKey) =>
    key === "contact" && mapped ? contactWithMap : pageSchemas[key];
  const ofProducts = located.products.map(({ value }) => value);
  const pages: Partial<Record<PageKey, unknown>> = {};
  for (const key of pageKeys) {
    const entry = files.pages.get(key);
    const others = { products: ofProducts, contact: located.pages.contact?.file.value };
    const words = () => fileWords(site?.located.file.value, key, others);
    const page = entry && load<Pages[PageKey]>(entry, schemaOf(key), words);
    if (!page) continue;
    pages[key] = page.data;
    Object.assign(located.pages, { [key]: page.located });
  }

  const result: LoadResult = { located, diagnostics: orderDiagnostics(diagnostics), sources };
  if (!site?.data || diagnostics.length > 0) return result;
  const content = { site: site.data, pages: pages as SitePages, products: products.sort(byPlace) };
  return { ...result, content };
}

function byPlace(a: Product, b: Product): number {
  const places = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // Two without a place differ by NaN.
  return places || (a.slug < b.slug ? -1 : 1);
}
