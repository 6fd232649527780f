import { byPlace, isParticular, layoutOf, requiredPages } from "../../../src/content/layouts.ts";
import type { Content } from "../../../src/content/schema/content.ts";
import type { Page } from "../../../src/content/schema/pages.ts";
import {
  byOrder,
  type Product,
  type ProductFields,
  productSchema,
} from "../../../src/content/schema/product.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { counted } from "../text/counted.ts";
import { type Diagnostic, orderDiagnostics, type SourceFile, schemaFinding } from "./diagnostic.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText, type TextResult } from "./files/read-text.ts";
import { valueAt } from "./findings/field.ts";
import { code } from "./findings/format.ts";
import { noPack } from "./findings/key-findings.ts";
import type { LocatedContent, LocatedPage } from "./located-content.ts";
import { filePack, ownPackFindings, packFor, packTags } from "./packs/language-pack.ts";
import type { OtherFiles } from "./packs/site-parts.ts";
import { pageSchema } from "./page-schema.ts";
import type { YamlFile, YamlResult } from "./read.ts";
import {
  loadTranslations,
  type ReadText,
  type Translation,
} from "./translations/load-translations.ts";
import {
  parseCached,
  type SchemaChoice,
  type ValidatedFile,
  validateFile,
} from "./validate-file.ts";
import { newerFinding } from "./version.ts";

/** The content of a folder, as far as it could be read. */
export interface LoadResult {
  /** Defined only when nothing is wrong with the files and their shape. */
  content?: Content;
  /** The content without the pages and products that have faults of shape; undefined where `site.yaml` has one. */
  readable?: Content;
  /** The content as rules read it, also when something is wrong. */
  located: LocatedContent;
  /** All findings of all files, by file, line and column. */
  diagnostics: Diagnostic[];
  /** The files that were read, for code frames. */
  sources: SourceFile[];
  /** The same for each further language. */
  translations: Translation[];
}

/**
 * Reads a whole content folder and validates it. Never throws: each fault of the files becomes a diagnostic.
 *
 * @param texts texts to use in place of those on disk, by path as diagnostics show it.
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

  /** Reads the text of a file; undefined if it is no text. */
  const readSource: ReadText = ({ path, file }, into) => {
    const text = texts?.get(file);
    const { source, diagnostic }: TextResult =
      text === undefined ? readText(path, file) : { source: { file, text } };
    if (source) into.sources.push(source);
    if (diagnostic) into.diagnostics.push(diagnostic);
    return diagnostic ? undefined : source;
  };

  function read(entry: Entry): YamlResult | undefined {
    const source = readSource(entry, { sources, diagnostics });
    return source && parseCached(source);
  }

  function validate<Value>(parsed: YamlResult, choice: SchemaChoice): ValidatedFile<Value> {
    const validated = validateFile<Value>(parsed, choice);
    diagnostics.push(...validated.diagnostics);
    return validated;
  }

  const parsedSite = files.site && read(files.site);
  const siteValue = parsedSite?.file?.value;
  const parsedPages = files.pages
    .sort((a, b) => byPlace(a.key, b.key))
    .flatMap(({ key, ...entry }) => {
      const parsed = read(entry);
      const value = parsed?.file?.value;
      const layout = layoutOf(valueAt(value, ["layout"]), key);
      return parsed ? [{ key, parsed, value, layout }] : [];
    });
  const pack = packFor(siteValue);
  const ofPack = ownPackFindings(pack.language, texts);
  diagnostics.push(...ofPack.diagnostics);
  sources.push(...ofPack.sources);
  const names = filePack(siteValue, "site", { pages: parsedPages });
  const siteChoice: SchemaChoice = {
    ...{ schema: siteSchema, kind: "site" },
    filePack: { ...names, pageKeys: new Set(located.pageKeys) },
  };
  const site = parsedSite && validate<Site>(parsedSite, siteChoice);
  if (site?.located) located.site = site.located;
  const products: Product[] = [];
  for (const { key: slug, ...entry } of files.products) {
    const parsed = read(entry);
    const product = parsed && validate<ProductFields>(parsed, productChoice);
    if (!product?.located) continue;
    located.products.push({ ...product.located, slug });
    if (product.data) products.push({ ...product.data, slug });
  }
  const contactPage = parsedPages.find(({ layout }) => layout === "contact");
  const otherFiles: OtherFiles = {
    products: located.products.map(({ value }) => value),
    contact: contactPage ? contactPage.value : null,
  };
  const pages: Record<string, Page> = {};
  for (const { key, parsed, value, layout } of parsedPages) {
    const page = validate<Page>(parsed, pageSchema(key, value, siteValue, otherFiles, pack));
    if (!page.located || layout === undefined) continue;
    const twin = located.pages.find((other) => other.layout === layout);
    const { file } = page.located;
    if (twin && isParticular(layout)) {
      const message = `${code(twin.file.file)} has the layout ${code(layout)} already, and a site has one such page.`;
      const hint = "Delete one of the two, or write `layout: text` or `layout: sections` here.";
      diagnostics.push(schemaFinding(file.file, message, hint, file.valueRange(["layout"])));
    }
    located.pages.push({ ...page.located, key, layout } as LocatedPage);
    if (page.data) pages[key] = { ...page.data, layout } as Page;
  }

  const newer = parsedSite?.file && newerFinding(parsedSite.file);
  if (newer) return { located, diagnostics: [newer], sources, translations: [] };
  // A missing link target is reported by a rule; it does not make the file invalid.
  located.isWhole = diagnostics.length === 0 && site?.data !== undefined;
  const translations = loadTranslations(files.languages, located, readSource, texts);
  const joined = joinAsked(diagnostics, pack.language, parsedSite?.file);
  const result: LoadResult = {
    ...{ located, diagnostics: orderDiagnostics(joined), sources, translations },
  };
  if (!site?.data) return result;
  const readable = { site: site.data, pages, products: products.sort(byOrder) };
  return { ...result, readable, ...(located.isWhole && { content: readable }) };
}

const productChoice: SchemaChoice = { schema: productSchema, kind: "product" };

/** The most groups of words that are asked for one by one where a language has no pack. */
const mostAsked = 10;

/** The findings, with one about the language in place of very many about words that its pack would have. */
function joinAsked(
  diagnostics: readonly Diagnostic[],
  language: string,
  site: YamlFile | undefined,
): readonly Diagnostic[] {
  const isAsked = ({ hint }: Diagnostic) => hint.startsWith(noPack(language));
  const asked = diagnostics.filter(isAsked);
  if (asked.length <= mostAsked || site === undefined) return diagnostics;
  const files = counted(new Set(asked.map(({ file }) => file)).size, "file");
  const finding = schemaFinding(
    site.file,
    `${noPack(code(language))} Words that a pack would have are missing in ${files}.`,
    `Is the tag right? There are packs for ${packTags().join(", ")}. If it is, write them in \`languages/${language}.yaml\`.`,
    site.valueRange(["language"]),
  );
  return [...diagnostics.filter((one) => !isAsked(one)), finding];
}
