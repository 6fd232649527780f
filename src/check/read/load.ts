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
import { contactWithMap } from "../../content/schema/pages/contact.ts";
import { type Page, type Pages, pageSchemas } from "../../content/schema/pages.ts";
import { type Product, type ProductFields, productSchema } from "../../content/schema/product.ts";
import { type Site, siteSchema } from "../../content/schema/site.ts";
import type { Assets } from "./assets/assets.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { asSections } from "./earlier-page.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText, type TextResult } from "./files/read-text.ts";
import { valueAt } from "./findings/field.ts";
import { code } from "./findings/words.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import { type FileWords, mayComeFromPack } from "./packs/complete.ts";
import { fileWords } from "./packs/language-pack.ts";
import { hasMap } from "./packs/site-parts.ts";
import { readYaml, type YamlFile } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: LocatedPage[];
  /** Keys of all pages, also of those that could not be read. */
  pageKeys: string[];
  products: (LocatedFile<ProductFields> & { slug: string })[];
  assets: Assets;
  /** Whether nothing is wrong with the files and their shape. */
  isWhole: boolean;
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

/** A file as it was read, with faults that did not keep it from being read. */
interface ReadFile {
  file: YamlFile;
  /** Whether it holds nothing but comments; that is then its fault. */
  isEmpty: boolean;
  faults: Diagnostic[];
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
    pageKeys: [...new Set([...requiredPages, ...files.pageKeys])].sort(byPlace),
    products: [],
    assets: files.assets,
    isWhole: false,
  };

  /** Reads a file, unless a fault keeps it from being read. */
  function read({ path, file }: Entry): ReadFile | undefined {
    const text = texts?.get(file);
    const { source, diagnostic }: TextResult =
      text === undefined ? readText(path, file) : { source: { file, text } };
    if (source) sources.push(source);
    if (diagnostic) diagnostics.push(diagnostic);
    if (!source || diagnostic) return undefined;
    const { nothing, ...yaml } = readYaml(source);
    const held = yaml.file && asSections(yaml.file);
    if (!held && !nothing) diagnostics.push(...yaml.diagnostics);
    return held || nothing
      ? { file: held ?? (nothing as YamlFile), isEmpty: !held, faults: yaml.diagnostics }
      : undefined;
  }

  /** Holds a file against its schema; of some pages the language pack has all. */
  function hold<Value>(
    { file, isEmpty, faults }: ReadFile,
    schema: z.ZodType<Value>,
    words?: FileWords,
  ) {
    if (isEmpty && !mayComeFromPack(schema)) {
      diagnostics.push(...faults);
      return undefined;
    }
    const shape = checkShape(schema, file, isEmpty ? [] : faults, words);
    diagnostics.push(...shape.diagnostics);
    return { data: shape.data, located: locateValues(schema, file, shape.refused, words) };
  }

  const siteFile = files.site && read(files.site);
  const siteValue = siteFile?.file.value;
  const pageFiles = files.pages
    .sort((a, b) => byPlace(a.key, b.key))
    .flatMap(({ key, ...entry }) => {
      const file = read(entry);
      return file
        ? [{ key, file, layout: layoutOf(valueAt(file.file.value, ["layout"]), key) }]
        : [];
    });
  const named = pageFiles.flatMap(({ key, layout, file }) =>
    layout ? [{ key, layout, value: file.file.value }] : [],
  );
  const siteWords = fileWords(siteValue, "site", { pages: named });
  const site = siteFile && hold(siteFile, siteSchema, siteWords);
  if (site) located.site = site.located;
  const products: Product[] = [];
  for (const { slug, ...entry } of files.products) {
    const file = read(entry);
    const product = file && hold(file, productSchema);
    if (!product) continue;
    located.products.push({ ...product.located, slug });
    if (product.data) products.push({ ...product.data, slug });
  }
  const contact = pageFiles.find(({ layout }) => layout === "contact");
  const others = {
    products: located.products.map(({ value }) => value),
    contact: contact ? contact.file.file.value : null,
  };
  const pages: Record<string, Page> = {};
  for (const { key, file, layout } of pageFiles) {
    const schema = layout === "contact" && hasMap(siteValue) ? contactWithMap : schemaOf(layout);
    const words = layout && fileWords(siteValue, layout, others);
    const page = hold<unknown>(file, schema, words);
    if (!page || layout === undefined) continue;
    const twin = located.pages.find((other) => other.layout === layout);
    if (twin && isParticular(layout)) diagnostics.push(twinFinding(page.located.file, twin));
    located.pages.push({ ...page.located, key, layout } as LocatedPage);
    if (page.data) pages[key] = { ...page.data, layout } as Page;
  }

  const result: LoadResult = { located, diagnostics: orderDiagnostics(diagnostics), sources };
  located.isWhole = diagnostics.length === 0;
  if (!site?.data || !located.isWhole) return result;
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

function schemaOf(layout: Layout | undefined): z.ZodType {
  return layout === undefined ? unknownLayout : pageSchemas[layout];
}

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
