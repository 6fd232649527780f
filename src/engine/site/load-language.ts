import type { Content } from "../../site/data/content.ts";
import { withAnchors } from "../../words/anchor-of.ts";
import { memoize } from "../../words/memoize.ts";
import { tableOf } from "../../words/own-keys.ts";
import { found } from "../../words/say.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { lastName } from "../path-id.ts";
import { isParticular, type Layout, layoutOf } from "../schema/layouts.ts";
import type { Page, Pages } from "../schema/pages.ts";
import { byOrder, type ProductFields, productSchema } from "../schema/product.ts";
import { type Site, siteSchema } from "../schema/site.ts";
import { keyNextTo, pageFile } from "../schema/values/page-key.ts";
import {
  type ContentFile,
  layValues,
  misplaced,
  type OtherFiles,
  ofAllLanguages,
  orphanFinding,
  pageSchema,
  parseContent,
  removeKeys,
  type SchemaChoice,
  siteFindings,
  slugFault,
  stampsIn,
  stampText,
  type ValidatedFile,
  validateFile,
} from "../shape/index.ts";
import { valueAt } from "../values.ts";
import type { YamlFile, YamlResult } from "../yaml/index.ts";
import type { LanguageFolder } from "./files/content-files.ts";
import type { FolderEntry } from "./files/file-set.ts";
import { readText } from "./files/read-text.ts";
import { formerNamesIn } from "./former-names.ts";
import { pageWith } from "./headed-page.ts";
import {
  type ContentFiles,
  emptyLanguage,
  type LoadedLanguage,
  type PageFile,
  type Shared,
} from "./loaded-language.ts";
import { ownPackFindings } from "./packs/own-pack.ts";
import { filePack, packFor, type SitePack } from "./packs/read-pack.ts";

/** A page of a language that could be parsed. */
interface ParsedPage {
  key: string;
  entry: FolderEntry | undefined;
  /** The page in the site's own language, which a translation has. */
  original: PageFile | undefined;
  parsed: YamlResult;
  /** Values, of a translation those of its original. */
  value: unknown;
  layout: Layout | undefined;
}

/** Reads the files of a language. */
export class LanguageReader {
  readonly #result: LoadedLanguage;
  readonly #pageKeys: ReadonlySet<string>;

  /** @param source Of a further language, the site in its own. What could not be read there is passed over here. */
  constructor(
    private readonly folder: LanguageFolder,
    private readonly shared: Shared,
    private readonly source?: ContentFiles,
  ) {
    this.#result = emptyLanguage(folder, shared, [...folder.diagnostics]);
    this.#pageKeys = new Set(shared.pageKeys);
  }

  read(): LoadedLanguage & { siteFile?: YamlFile } {
    const { folder, source } = this;
    const { tag, located, diagnostics, sources } = this.#result;
    const parsedSite = this.#parse("site.yaml", folder.site);
    const siteFile = parsedSite?.file;
    const siteValue = source
      ? { ...(source.site?.file.value as object | undefined), language: tag }
      : siteFile?.value;
    const pack = packFor(this.shared.host, siteValue, siteFile);
    const ofPack = ownPackFindings(this.shared.host, pack.language);
    diagnostics.push(...ofPack.diagnostics);
    sources.push(...ofPack.sources);

    const pages = this.#parsePages();
    const site = this.#readSite(parsedSite, siteValue, pages, pack);
    if (site.located) located.site = site.located;
    const content: Content | undefined = site.data && {
      site: site.data,
      pages: tableOf([]),
      products: [],
    };
    this.#readProducts(content);
    this.#readPages(pages, siteValue, pack, content);
    // A missing link target is reported by a rule; it does not make the file invalid.
    located.isWhole = diagnostics.length === 0 && content !== undefined;
    return {
      ...this.#result,
      ...(siteFile && { siteFile }),
      ...(content && { readable: content }),
      ...(content && located.isWhole && source?.isWhole !== false && { content }),
    };
  }

  /** Parses a file; undefined if it is no text. One that a translation lacks is empty. */
  #parse(name: string, entry: FolderEntry | undefined): YamlResult | undefined {
    const empty = { file: `${this.folder.file}/${name}`, text: "" };
    const { host, expected } = this.shared;
    if (!entry) return this.source ? parseContent(empty, expected) : undefined;
    const { source, diagnostic } = readText(host, entry.file);
    if (source) this.#result.sources.push(source);
    if (diagnostic) this.#result.diagnostics.push(diagnostic);
    return source && !diagnostic ? parseContent(source, expected) : undefined;
  }

  /** The values of a file that fit its schema. */
  #validate<Value>(
    parsed: YamlResult | undefined,
    choice: SchemaChoice,
    entry: FolderEntry | undefined,
    original?: ContentFile<unknown>,
    differing?: object,
  ): ValidatedFile<Value> {
    if (!parsed) return { diagnostics: [] };
    const validated = validateFile<Value>(parsed, choice, original, differing);
    this.#result.diagnostics.push(...validated.diagnostics);
    // In a folder with unexpected files, a missing file may have another name.
    const isThere = entry !== undefined || this.folder.diagnostics.length === 0;
    if (validated.translated && isThere) this.#result.files.push(validated.translated);
    return validated;
  }

  #parsePages(): ParsedPage[] {
    const { folder, source } = this;
    const entries = new Map(folder.pages.map((entry) => [entry.key, entry]));
    const named: Pick<ParsedPage, "key" | "entry" | "original">[] = source
      ? source.pages.map((original) => ({
          ...{ key: original.key, original },
          entry: entries.get(original.key),
        }))
      : folder.pages.map((entry) => ({ key: entry.key, entry, original: undefined }));
    return named.flatMap(({ key, entry, original }) => {
      const parsed = this.#parse(pageFile(key), entry);
      const value = original ? original.file.value : parsed?.file?.value;
      const layout = original?.layout ?? layoutOf(valueAt(value, ["layout"]), key);
      return parsed ? [{ key, entry, original, parsed, value, layout }] : [];
    });
  }

  #readSite(
    parsed: YamlResult | undefined,
    value: unknown,
    pages: readonly ParsedPage[],
    pack: SitePack,
  ): ValidatedFile<Site> {
    const { folder, source } = this;
    const { tag, diagnostics } = this.#result;
    if (source && !source.site) return { diagnostics: [] };
    if (parsed?.file && source?.site)
      diagnostics.push(...siteFindings(parsed.file, source.site.file));
    const choice: SchemaChoice = {
      ...{ name: "site.yaml", schema: siteSchema, kind: "site" },
      filePack: {
        ...filePack(this.shared.host, value, "site", { pages }, pack),
        pageKeys: this.#pageKeys,
        pictures: this.shared.assets.pictures,
      },
    };
    const own = parsed && (source ? removeKeys(parsed, ofAllLanguages) : parsed);
    const differing = { language: tag, direction: undefined };
    return this.#validate<Site>(own, choice, folder.site, source?.site, differing);
  }

  #readProducts(content: Content | undefined): void {
    const { folder, source } = this;
    const { located, diagnostics } = this.#result;
    const { productKeys } = this.shared;
    for (const { key: slug, ...entry } of folder.products) {
      const name = `products/${slug}.yaml`;
      const original = source?.products.find((product) => product.slug === slug);
      if (source && !original) {
        if (!productKeys.includes(slug)) diagnostics.push(orphanFinding(entry, productKeys));
        continue;
      }
      const parsed = this.#parse(name, entry);
      const elsewhere = misplaced(parsed?.file?.value, "products");
      const choice: SchemaChoice = elsewhere
        ? { name, schema: elsewhere, isPartial: true }
        : { name, schema: productSchema, kind: "product" };
      const product = this.#validate<ProductFields>(parsed, choice, entry, original);
      if (product.located) located.products.push({ ...product.located, slug });
      if (product.data) content?.products.push({ ...product.data, slug });
    }
    content?.products.sort(byOrder);
  }

  #readPages(
    pages: readonly ParsedPage[],
    siteValue: unknown,
    pack: SitePack,
    content: Content | undefined,
  ): void {
    const { source } = this;
    const { located, diagnostics } = this.#result;
    if (source) this.#reportOrphans(source);
    const others: OtherFiles = {
      products: located.products.map(({ value }) => value),
      contact: pages.find(({ layout }) => layout === "contact")?.value ?? null,
    };
    const site = located.site?.value ?? siteValue;
    const packOf = memoize((layout) => {
      return {
        ...filePack(this.shared.host, site, layout as Layout, others, pack),
        pageKeys: this.#pageKeys,
        pictures: this.shared.assets.pictures,
      };
    });
    const chosen = pages.flatMap((page) => {
      const { key, entry, original, value, layout } = page;
      const choice = pageSchema(this.shared.host.schemas, key, value, packOf);
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
      const own = original ? removeKeys(parsed, ["slug"]) : parsed;
      const differing =
        original?.layout === "text" && original.isWhole
          ? { sections: withAnchors((original.file.value as Pages["text"]).sections) }
          : {};
      const page = this.#validate<Page>(own, choice, entry, original, differing);
      if (original) this.#readSlug(key, parsed, addresses);
      if (!page.located || layout === undefined) continue;
      if (!source) diagnostics.push(...twinFindings(page.located, layout, located.pages));
      located.pages.push({ ...page.located, key, layout } as PageFile);
      const { data } = page;
      if (data && content) content.pages[key] = pageWith(data, layout);
    }
  }

  /** Reports pages of a translation that the site in its own language does not have. */
  #reportOrphans(source: ContentFiles): void {
    const { pageKeys } = this.shared;
    const renamed = formerNamesIn(source.pages);
    const there = new Set(this.folder.pages.map(({ key }) => key));
    const open = source.pages.filter(({ key }) => !there.has(key));
    for (const { key, ...entry } of this.folder.pages) {
      if (pageKeys.includes(key)) continue;
      const now = renamed.get(key);
      const file = readText(this.shared.host, entry.file).source;
      const own = file && parseContent(file, this.shared.expected).file;
      const stamps = new Set([...stampsIn(own).values()].map(stampText));
      const isSource = ({ texts }: PageFile) =>
        texts.some(({ value }) => stamps.has(stampText(value)));
      const [only, another] = open;
      const original = open.find(isSource) ?? (another ? undefined : only);
      const finding = orphanFinding(entry, pageKeys, {
        now,
        source: original && lastName(original.key),
      });
      this.#result.diagnostics.push(finding);
    }
  }

  #readSlug(key: string, { file }: YamlResult, keys: ReadonlyMap<string, string>): void {
    const { diagnostics, slugs } = this.#result;
    const slug = valueAt(file?.value, ["slug"]);
    const fault = file && slugFault(key, slug, keys);
    if (fault) diagnostics.push(schemaFinding(file.file, fault, file.valueRange(["slug"])));
    else if (typeof slug === "string") slugs.set(key, keyNextTo(key, slug));
  }
}

/** A second page of a layout that a site can have only once. */
function twinFindings(
  { file }: ContentFile<Page>,
  layout: Layout,
  pages: readonly PageFile[],
): Diagnostic[] {
  const twin = pages.find((other) => other.layout === layout);
  if (!twin || !isParticular(layout)) return [];
  const text = found("page-kinds.twin", { file: twin.file.file, layout });
  return [schemaFinding(file.file, text, file.valueRange(["layout"]))];
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
