import { anchorOf } from "../../../../src/content/anchor-of.ts";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { Page, Pages } from "../../../../src/content/schema/pages.ts";
import {
  byOrder,
  type ProductFields,
  productSchema,
} from "../../../../src/content/schema/product.ts";
import { type Site, siteSchema } from "../../../../src/content/schema/site.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import type { LanguageFolder } from "../files/content-files.ts";
import type { Entry } from "../files/folder.ts";
import { valueAt } from "../findings/field.ts";
import { formerNamesIn } from "../former-names.ts";
import type { LocatedContent, LocatedPage } from "../located-content.ts";
import { filePack, ownPackFindings, packFor } from "../packs/language-pack.ts";
import type { OtherFiles } from "../packs/site-parts.ts";
import { pageSchema } from "../page-schema.ts";
import type { YamlResult } from "../read.ts";
import type { SchemaChoice } from "../validate-file.ts";
import { languageFault } from "./language-faults.ts";
import { laidOver } from "./lay-over.ts";
import { readStamps, renamedStamps, type Stamps } from "./stamps.ts";
import {
  parseTranslated,
  type TranslatedFile,
  type TranslatedResult,
  translateFile,
  without,
} from "./translated-file.ts";
import { ofAllLanguages, orphanFinding, siteFindings, slugFault } from "./translation-faults.ts";

/** A site in a further language, as far as it could be read. */
export interface Translation {
  tag: string;
  /** Path of the folder, as diagnostics show it. */
  file: string;
  located: LocatedContent;
  files: TranslatedFile[];
  /** Addresses of pages that are called otherwise than their source, by key. */
  slugs: Readonly<Record<string, string>>;
  /** Undefined where they cannot be read. */
  stamps?: Stamps;
  /** Defined only when nothing is wrong with the files and their shape. */
  content?: Content;
  /** The content without the pages and products that have faults of shape. */
  readable?: Content;
  diagnostics: Diagnostic[];
  sources: SourceFile[];
}

/** Reads the text of a file; undefined if it is none. What is wrong with it goes to the list. */
export type ReadText = (
  entry: Entry,
  into: { sources: SourceFile[]; diagnostics: Diagnostic[] },
) => SourceFile | undefined;

/**
 * Reads the folders of further languages, each a translation of the site by place.
 *
 * @param source The site in its own language; files that could not be read are passed over here.
 * @param texts Texts to use in place of those on disk, by path as diagnostics show it.
 */
export function loadTranslations(
  folders: readonly LanguageFolder[],
  source: LocatedContent,
  readText: ReadText,
  texts?: ReadonlyMap<string, string>,
): Translation[] {
  return folders.map((folder) => {
    const { isUnread, diagnostics } = folder;
    const faults = isUnread ? diagnostics : [languageFault(folder, source) ?? []].flat();
    if (faults.length > 0) return { ...nothing(folder, source), diagnostics: faults };
    const ofPack = ownPackFindings(folder.tag, texts);
    const result = { ...nothing(folder, source), ...ofPack };
    result.diagnostics.push(...diagnostics);
    return loadTranslation(folder, source, result, readText);
  });
}

function nothing({ tag, file }: LanguageFolder, { assets, pageKeys }: LocatedContent): Translation {
  const located = { pages: [], pageKeys, products: [], assets, isWhole: false };
  return { tag, file, located, files: [], slugs: {}, diagnostics: [], sources: [] };
}

function loadTranslation(
  folder: LanguageFolder,
  source: LocatedContent,
  result: Translation,
  readText: ReadText,
): Translation {
  const { tag } = folder;
  const { diagnostics, located, files } = result;
  const pack = packFor({ language: tag });

  function parse(name: string, entry: Entry | undefined): YamlResult {
    const text = entry && readText(entry, result);
    return entry && !text ? { diagnostics: [] } : parseTranslated(`${folder.file}/${name}`, text);
  }

  function add<Value>(
    entry: Entry | undefined,
    { translated, ...validated }: TranslatedResult<Value>,
  ) {
    diagnostics.push(...validated.diagnostics);
    // In a folder with the wrong files, those that are not there may have another name.
    if (translated && (entry || folder.diagnostics.length === 0)) files.push(translated);
    return validated;
  }

  const renamed = formerNamesIn(source.pages);
  const text = folder.stamps && readText(folder.stamps, result);
  const read = text ? readStamps(text) : folder.stamps ? {} : { stamps: {} };
  const stamps = read.stamps && renamedStamps(read.stamps, renamed);
  const pages = source.pages.map(({ key, layout, value }) => ({ key, layout, value }));
  const siteValue = { ...(source.site?.file.value as object | undefined), language: tag };
  const names = {
    ...filePack(siteValue, "site", { pages }, pack),
    pageKeys: new Set(source.pageKeys),
  };
  const parsedSite = parse("site.yaml", folder.site);
  if (parsedSite.file && source.site)
    diagnostics.push(...siteFindings(parsedSite.file, source.site.file));
  const site =
    source.site &&
    add(
      folder.site,
      translateFile<Site>(
        "site.yaml",
        without(ofAllLanguages, parsedSite),
        source.site,
        { schema: siteSchema, kind: "site", filePack: names },
        stamps,
        { language: tag, direction: undefined },
      ),
    );
  if (site?.located) located.site = site.located;
  const content: Content | undefined = site?.data && { site: site.data, pages: {}, products: [] };

  const products = new Map(source.products.map((product) => [product.slug, product]));
  for (const { key: slug, ...entry } of folder.products) {
    const original = products.get(slug);
    const name = `products/${slug}.yaml`;
    if (!original) {
      diagnostics.push(orphanFinding(entry, [...products.keys()]));
      continue;
    }
    const choice = { schema: productSchema, kind: "product" as const };
    const product = add(
      entry,
      translateFile<ProductFields>(name, parse(name, entry), original, choice, stamps),
    );
    if (product.located) located.products.push({ ...product.located, slug });
    if (product.data) content?.products.push({ ...product.data, slug });
  }
  content?.products.sort(byOrder);

  for (const { key, ...entry } of folder.pages)
    if (!source.pageKeys.includes(key))
      diagnostics.push(orphanFinding(entry, source.pageKeys, renamed.get(key)));
  const contact = source.pages.find(({ layout }) => layout === "contact");
  const others: OtherFiles = {
    products: located.products.map(({ value }) => value),
    contact: contact?.file.value ?? null,
  };
  const addresses = new Map<string, unknown>();
  const parsedPages = source.pages.flatMap((original) => {
    const { key, layout } = original;
    const entry = folder.pages.find((one) => one.key === key);
    const choice = pageSchema(key, original.file.value, located.site?.value, others, pack);
    // What the pack has whole needs no file, such as the page for missing pages.
    if (!entry && layout !== "not-found" && !isOfPack(original, choice)) return [];
    const parsed = parse(`pages/${key}.yaml`, entry);
    const slug = valueAt(parsed.file?.value, ["slug"]);
    addresses.set(key, slug ?? key);
    return [{ original, entry, parsed, slug, choice }];
  });
  const slugs: Record<string, string> = {};
  for (const { original, entry, parsed, slug, choice } of parsedPages) {
    const { key, layout } = original;
    const anchored = layout === "text" && original.isWhole ? withAnchors(original) : original;
    const page = add(
      entry,
      translateFile<Page>(`pages/${key}.yaml`, without(["slug"], parsed), anchored, choice, stamps),
    );
    const fault = parsed.file && slugFault(key, slug, addresses);
    if (parsed.file && fault)
      diagnostics.push(schemaFinding(parsed.file.file, ...fault, parsed.file.valueRange(["slug"])));
    else if (typeof slug === "string") slugs[key] = slug;
    if (!page.located) continue;
    located.pages.push({ ...page.located, key, layout } as LocatedPage);
    if (page.data && content) content.pages[key] = { ...page.data, layout } as Page;
  }

  if (read.fault) diagnostics.push(read.fault);
  located.isWhole = diagnostics.length === 0;
  return {
    ...{ ...result, slugs },
    ...(stamps && { stamps }),
    ...(content && { readable: content }),
    ...(content && located.isWhole && source.isWhole && { content }),
  };
}

/** Whether the pack of a language has all words of a page, or the page has none. */
function isOfPack({ file, isWhole }: LocatedPage, { schema, filePack }: SchemaChoice): boolean {
  return (
    isWhole &&
    filePack !== undefined &&
    laidOver(schema, file.value, {}, filePack).missing.length === 0
  );
}

/** A page of text whose sections say what their anchors are, so that these are the same in all languages. */
function withAnchors(page: LocatedPage): LocatedPage {
  const { sections } = page.file.value as Pages["text"];
  const anchors = sections.map(anchorOf);
  const anchored = sections.map((section, index) => {
    const id = anchors[index];
    return anchors.indexOf(`${id}`) === index ? { id, ...section } : section;
  });
  const value = { ...(page.file.value as object), sections: anchored };
  return { ...page, file: { ...page.file, value } };
}
