import { anchorOf } from "../../src/content/anchor-of.ts";
import type { Content } from "../../src/content/content.ts";
import {
  byPlace,
  isParticular,
  type Layout,
  layoutOf,
  requiredPages,
} from "../../src/content/layouts.ts";
import { keepByObject } from "../../src/content/memoize.ts";
import { keyNextTo, pageFile } from "../../src/content/page-key.ts";
import type { Page, Pages } from "../../src/content/pages.ts";
import { byOrder, type ProductFields, productSchema } from "../../src/content/product.ts";
import { type Site, siteSchema } from "../../src/content/site.ts";
import type { ContentFile, ContentFiles, PageFile, TranslatedFile } from "./content-file.ts";
import { contentFiles, type LanguageFolder } from "./content-files.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "./diagnostic.ts";
import type { Entry } from "./folder.ts";
import { code } from "./format.ts";
import { formerNamesIn } from "./former-names.ts";
import { languageFault } from "./languages.ts";
import { layValues } from "./layers.ts";
import { pageSchema } from "./page-schema.ts";
import { filePack, ownPackFindings, packFor } from "./read-pack.ts";
import { readText, type Texts } from "./read-text.ts";
import { readYaml, type YamlFile, type YamlResult } from "./read-yaml.ts";
import type { OtherFiles } from "./site-parts.ts";
import { ofAllLanguages, orphanFinding, siteFindings, slugFault } from "./translation-faults.ts";
import {
  parseCached,
  removeKeys,
  type SchemaChoice,
  type ValidatedFile,
  validateFile,
} from "./validate-file.ts";
import { valueAt } from "./values.ts";
import { newerFinding } from "./version.ts";

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

/** The content of a folder: the site in its own language, and in further ones. */
export interface LoadResult extends LoadedLanguage {
  translations: LoadedLanguage[];
}

/** What a site has in all its languages. */
type Shared = Pick<ContentFiles, "pageKeys" | "productKeys" | "assets">;

/**
 * Reads a whole content folder and validates it. Never throws: each fault of the files becomes a diagnostic.
 *
 * @param texts texts to use in place of those on disk, also of pages, products and posts that are to come or to go.
 */
export function loadContent(directory: string, texts: Texts = new Map()): LoadResult {
  const files = contentFiles(directory, texts);
  const shared: Shared = {
    pageKeys: [...new Set([...requiredPages, ...files.pageKeys])].sort(byPlace),
    productKeys: files.productKeys,
    assets: files.assets,
  };
  files.pages.sort((a, b) => byPlace(a.key, b.key));
  const { siteFile, ...own } = loadLanguage(files, shared, texts);
  const newer = siteFile && newerFinding(siteFile);
  if (newer) return { ...own, diagnostics: [newer], translations: [] };
  const translations = files.languages.map((folder) => {
    const fault = folder.isUnread ? undefined : languageFault(folder, own.located);
    if (fault || folder.isUnread)
      return emptyLanguage(folder, shared, fault ? [fault] : folder.diagnostics);
    const { siteFile: _, ...translation } = loadLanguage(folder, shared, texts, own.located);
    return translation;
  });
  return { ...own, translations };
}

function emptyLanguage(
  { tag, file }: Pick<LanguageFolder, "tag" | "file">,
  shared: Shared,
  diagnostics: Diagnostic[],
): LoadedLanguage {
  const located: ContentFiles = { ...shared, pages: [], products: [], isWhole: false };
  return { tag, file, located, files: [], slugs: {}, diagnostics, sources: [] };
}

/**
 * Reads the files of a language.
 *
 * @param source Of a further language, the site in its own. What could not be read there is passed over here.
 */
function loadLanguage(
  folder: LanguageFolder,
  shared: Shared,
  texts: Texts,
  source?: ContentFiles,
): LoadedLanguage & { siteFile?: YamlFile } {
  const result = emptyLanguage(folder, shared, [...folder.diagnostics]);
  const { tag, located, diagnostics, sources, files, slugs } = result;

  /** Reads the text of a file; undefined if it is no text. */
  function readSource({ path, file }: Entry): SourceFile | undefined {
    const { source, diagnostic } = readText(path, file, texts);
    if (source) sources.push(source);
    if (diagnostic) diagnostics.push(diagnostic);
    return diagnostic ? undefined : source;
  }

  /** Parses a file. One that a translation lacks is empty. */
  function parse(name: string, entry: Entry | undefined): YamlResult | undefined {
    const text = entry && readSource(entry);
    if (text) return parseCached(text);
    return entry || !source ? undefined : readYaml({ file: `${folder.file}/${name}`, text: "" });
  }

  /** The values of a file that fit its schema. */
  function validate<Value>(
    parsed: YamlResult | undefined,
    choice: SchemaChoice,
    entry: Entry | undefined,
    original?: ContentFile<unknown>,
    differing?: object,
  ): ValidatedFile<Value> {
    if (!parsed) return { diagnostics: [] };
    const validated = validateFile<Value>(parsed, choice, original, differing);
    diagnostics.push(...validated.diagnostics);
    // In a folder with unexpected files, a missing file may have another name.
    const isThere = entry !== undefined || folder.diagnostics.length === 0;
    if (validated.translated && isThere) files.push(validated.translated);
    return validated;
  }

  const renamed = formerNamesIn(source?.pages ?? []);

  const parsedSite = parse("site.yaml", folder.site);
  const siteFile = parsedSite?.file;
  const siteValue = source
    ? { ...(source.site?.file.value as object | undefined), language: tag }
    : siteFile?.value;
  const pack = packFor(siteValue, siteFile);
  const ofPack = ownPackFindings(pack.language, texts);
  diagnostics.push(...ofPack.diagnostics);
  sources.push(...ofPack.sources);

  const named: { key: string; entry?: Entry | undefined; original?: PageFile }[] = source
    ? source.pages.map((original) => {
        const entry = folder.pages.find(({ key }) => key === original.key);
        return { key: original.key, entry, original };
      })
    : folder.pages.map((entry) => ({ key: entry.key, entry }));
  const pages = named.flatMap(({ key, entry, original }) => {
    const parsed = parse(pageFile(key), entry);
    const value = original ? original.file.value : parsed?.file?.value;
    const layout = original?.layout ?? layoutOf(valueAt(value, ["layout"]), key);
    return parsed ? [{ key, entry, original, parsed, value, layout }] : [];
  });

  const site = readSite();
  if (site.located) located.site = site.located;
  const content: Content | undefined = site.data && { site: site.data, pages: {}, products: [] };
  readProducts();
  readPages();
  // A missing link target is reported by a rule; it does not make the file invalid.
  located.isWhole = diagnostics.length === 0 && content !== undefined;
  return {
    ...result,
    ...(siteFile && { siteFile }),
    ...(content && { readable: content }),
    ...(content && located.isWhole && source?.isWhole !== false && { content }),
  };

  function readSite(): ValidatedFile<Site> {
    if (source && !source.site) return { diagnostics: [] };
    if (siteFile && source?.site) diagnostics.push(...siteFindings(siteFile, source.site.file));
    const names = filePack(siteValue, "site", { pages }, pack);
    const choice: SchemaChoice = {
      ...{ name: "site.yaml", schema: siteSchema, kind: "site" },
      filePack: { ...names, pageKeys: new Set(shared.pageKeys) },
    };
    const own = parsedSite && (source ? removeKeys(ofAllLanguages, parsedSite) : parsedSite);
    const differing = { language: tag, direction: undefined };
    return validate<Site>(own, choice, folder.site, source?.site, differing);
  }

  function readProducts(): void {
    for (const { key: slug, ...entry } of folder.products) {
      const name = `products/${slug}.yaml`;
      const original = source?.products.find((product) => product.slug === slug);
      if (source && !original) {
        if (!shared.productKeys.includes(slug))
          diagnostics.push(orphanFinding(entry, shared.productKeys));
        continue;
      }
      const choice: SchemaChoice = { name, schema: productSchema, kind: "product" };
      const product = validate<ProductFields>(parse(name, entry), choice, entry, original);
      if (product.located) located.products.push({ ...product.located, slug });
      if (product.data) content?.products.push({ ...product.data, slug });
    }
    content?.products.sort(byOrder);
  }

  function readPages(): void {
    for (const { key, ...entry } of source ? folder.pages : [])
      if (!shared.pageKeys.includes(key))
        diagnostics.push(orphanFinding(entry, shared.pageKeys, renamed.get(key)));
    const others: OtherFiles = {
      products: located.products.map(({ value }) => value),
      contact: pages.find(({ layout }) => layout === "contact")?.value ?? null,
    };
    const chosen = pages.flatMap((page) => {
      const { key, entry, original, value, layout } = page;
      const choice = pageSchema(key, value, located.site?.value ?? siteValue, others, pack);
      // What the pack has whole needs no file, such as the page for missing pages.
      const isThere =
        !original || entry || layout === "not-found" || isCoveredByPack(original, choice);
      return isThere ? [{ ...page, choice }] : [];
    });
    const addresses = new Map(
      chosen.map(({ key, parsed }) => {
        const slug = valueAt(parsed.file?.value, ["slug"]);
        return [key, typeof slug === "string" ? keyNextTo(key, slug) : key];
      }),
    );
    for (const { key, entry, original, parsed, layout, choice } of chosen) {
      const own = original ? removeKeys(["slug"], parsed) : parsed;
      const differing = layout === "text" && original?.isWhole ? addAnchors(original) : {};
      const page = validate<Page>(own, choice, entry, original, differing);
      if (original) readSlug(key, parsed, addresses);
      if (!page.located || layout === undefined) continue;
      if (!source) diagnostics.push(...twinFindings(page.located, layout, located.pages));
      located.pages.push({ ...page.located, key, layout } as PageFile);
      const { data } = page;
      if (data && content)
        content.pages[key] = keptPages(data, layout, () => withHead({ ...data, layout } as Page));
    }
  }

  function readSlug(key: string, { file }: YamlResult, keys: ReadonlyMap<string, string>): void {
    const slug = valueAt(file?.value, ["slug"]);
    const fault = file && slugFault(key, slug, keys);
    if (fault) diagnostics.push(schemaFinding(file.file, ...fault, file.valueRange(["slug"])));
    else if (typeof slug === "string") slugs[key] = keyNextTo(key, slug);
  }
}

/** Pages by the values of their files, so that a page whose file is unchanged stays the same object. */
const keptPages = keepByObject<object, Page>();

/** A page; a post with the names that others have for its title and lead. */
export function withHead(page: Page): Page {
  return page.layout === "post" ? { ...page, heading: page.title, description: page.lead } : page;
}

/** A second page of a layout that a site can have only once. */
function twinFindings(
  { file }: ContentFile<Page>,
  layout: Layout,
  pages: readonly PageFile[],
): Diagnostic[] {
  const twin = pages.find((other) => other.layout === layout);
  if (!twin || !isParticular(layout)) return [];
  const message = `${code(twin.file.file)} has the layout ${code(layout)} already, and a site has one such page.`;
  const hint = "Delete one of the two, or write `layout: text` or `layout: sections` here.";
  return [schemaFinding(file.file, message, hint, file.valueRange(["layout"]))];
}

/** Whether the language pack has all texts of a page, or the page has none. */
function isCoveredByPack({ file, isWhole }: PageFile, { schema, filePack }: SchemaChoice): boolean {
  const source = { value: file.value, entries: [] };
  return (
    isWhole &&
    filePack !== undefined &&
    !layValues(schema, {}, { pack: filePack, source }).entries.some((one) => one.isMissing)
  );
}

/** The sections of a page of text, which say what their anchors are, so that these are the same in all languages. */
function addAnchors(page: PageFile): object {
  const { sections } = page.file.value as Pages["text"];
  const anchors = sections.map(anchorOf);
  const anchored = sections.map((section, index) => {
    const id = anchors[index];
    return anchors.indexOf(`${id}`) === index ? { id, ...section } : section;
  });
  return { sections: anchored };
}
