import * as z from "zod";
import {
  byPlace,
  isParticular,
  type Layout,
  layoutOf,
  layouts,
  requiredPages,
} from "../../content/layouts.ts";
import type { Content } from "../../content/schema/content.ts";
import { type Page, type Pages, pageSchemas } from "../../content/schema/pages.ts";
import { type Product, type ProductFields, productSchema } from "../../content/schema/product.ts";
import { type Site, siteSchema } from "../../content/schema/site.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { asSections } from "./earlier-page.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText, type TextResult } from "./files/read-text.ts";
import { valueAt } from "./findings/field.ts";
import { code } from "./findings/words.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import type { FileWords } from "./packs/complete.ts";
import { fileWords } from "./packs/language-pack.ts";
import { readYaml, type YamlFile } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: LocatedPage[];
  /** Keys of all pages, also of those that could not be read. */
  pageKeys: string[];
  products: (LocatedFile<ProductFields> & { slug: string })[];
}

/** A page's file, with the page's key. */
export type LocatedPage = {
  [Name in Layout]: LocatedFile<Pages[Name]> & { key: string; layout: Name };
}[Layout];

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
  const located: LocatedContent = {
    pages: [],
    pageKeys: [...new Set([...requiredPages, ...files.pages.map(({ key }) => key)])],
    products: [],
  };

  function load<Value>(
    { path, file }: Entry,
    schemaFor: (value: unknown) => z.ZodType<Value>,
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
    const held = asSections(yaml.file);
    const schema = schemaFor(held.value);
    const words = wordsFor(held.value);
    const shape = checkShape(schema, held, yaml.diagnostics, words);
    diagnostics.push(...shape.diagnostics);
    return { data: shape.data, located: locateValues(schema, held, shape.refused, words) };
  }

  const site =
    files.site &&
    load(
      files.site,
      () => siteSchema,
      (value) => fileWords(value, "site"),
    );
  if (site) located.site = site.located;
  const pages: Record<string, Page> = {};
  for (const { key, ...entry } of files.pages.sort((a, b) => byPlace(a.key, b.key))) {
    let layout: Layout | undefined;
    const schemaFor = (value: unknown) => {
      layout = layoutOf(valueAt(value, ["layout"]), key);
      return layout === undefined ? unknownLayout : pageSchemas[layout];
    };
    const words = () => layout && fileWords(site?.located.file.value, layout);
    const page = load<unknown>(entry, schemaFor, words);
    if (!page || layout === undefined) continue;
    const twin = located.pages.find((other) => other.layout === layout);
    if (twin && isParticular(layout)) diagnostics.push(twinFinding(page.located.file, twin));
    located.pages.push({ ...page.located, key, layout } as LocatedPage);
    if (page.data) pages[key] = { ...page.data, layout } as Page;
  }
  const products: Product[] = [];
  for (const { slug, ...entry } of files.products) {
    const product = load(entry, () => productSchema);
    if (!product) continue;
    located.products.push({ ...product.located, slug });
    if (product.data) products.push({ ...product.data, slug });
  }

  const result: LoadResult = { located, diagnostics: orderDiagnostics(diagnostics), sources };
  if (!site?.data || diagnostics.length > 0) return result;
  const content = { site: site.data, pages, products: products.sort(byOrder) };
  return { ...result, content };
}

function byOrder(a: Product, b: Product): number {
  const places = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // Two without a place differ by NaN.
  return places || (a.slug < b.slug ? -1 : 1);
}

/** What to say of a page whose layout nobody knows; the rest of it can be judged only then. */
const unknownLayout = z.looseObject({
  layout: z.enum(layouts).describe("How the page is laid out."),
});

function twinFinding(file: YamlFile, twin: LocatedPage): Diagnostic {
  const at = file.valueRange(["layout"]) ?? file.range(0, 0);
  return {
    file: file.file,
    ...at,
    rule: "schema",
    severity: "error",
    message: `${code(twin.file.file)} has the layout ${code(twin.layout)} already, and a site has one such page.`,
    hint: "Delete one of the two, or write `layout: text` or `layout: sections` here.",
  };
}
