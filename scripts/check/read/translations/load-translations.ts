import { keyPattern, slugOf, takenBy } from "../../../../src/content/page-key.ts";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { FileKind } from "../../../../src/content/schema/migrations.ts";
import type { Page } from "../../../../src/content/schema/pages.ts";
import { byOrder, productSchema } from "../../../../src/content/schema/product.ts";
import { type Site, siteSchema } from "../../../../src/content/schema/site.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "../diagnostic.ts";
import type { LanguageFolder } from "../files/content-files.ts";
import type { Entry } from "../files/folder.ts";
import { isGroup, valueAt } from "../findings/field.ts";
import { code } from "../findings/format.ts";
import { nearest } from "../findings/nearest.ts";
import type { LocatedFile } from "../located.ts";
import type { LocatedContent, LocatedPage } from "../located-content.ts";
import { filePack, packFor } from "../packs/language-pack.ts";
import type { OtherFiles } from "../packs/site-parts.ts";
import { pageSchema } from "../page-schema.ts";
import { readYaml, type YamlFile, type YamlResult } from "../read.ts";
import { type SchemaChoice, validateFile } from "../validate-file.ts";
import { languageFault } from "./language-faults.ts";
import { type LaidOver, laidOver } from "./lay-over.ts";
import { readStamps, type Stamps } from "./stamps.ts";

/** A translated file, with what its source says in the same places. */
export interface TranslatedFile extends Pick<LaidOver, "pairs" | "missing" | "written"> {
  /** Its path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  located: LocatedFile<unknown>;
  source: YamlFile;
}

/** A site in a further language, as far as it could be read. */
export interface Translation {
  tag: string;
  /** Path of the folder, as diagnostics show it. */
  file: string;
  located: LocatedContent;
  files: TranslatedFile[];
  /** Addresses of pages that are called otherwise than their source, by key. */
  slugs: Readonly<Record<string, string>>;
  stamps: Stamps;
  /** Defined only when nothing is wrong with the files and their shape. */
  content?: Content;
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
 */
export function loadTranslations(
  folders: readonly LanguageFolder[],
  source: LocatedContent,
  readText: ReadText,
): Translation[] {
  return folders.map((folder) => {
    const fault = folder.isUnread ? folder.diagnostics : languageFault(folder, source);
    return fault
      ? { ...nothing(folder, source), diagnostics: [fault].flat() }
      : loadTranslation(folder, source, readText);
  });
}

function nothing({ tag, file }: LanguageFolder, { assets, pageKeys }: LocatedContent): Translation {
  const located = { pages: [], pageKeys, products: [], assets, isWhole: false };
  return { tag, file, located, files: [], slugs: {}, stamps: {}, diagnostics: [], sources: [] };
}

function loadTranslation(
  folder: LanguageFolder,
  source: LocatedContent,
  readText: ReadText,
): Translation {
  const { tag } = folder;
  const result = nothing(folder, source);
  const { diagnostics, located, files } = result;
  diagnostics.push(...folder.diagnostics);
  const sitePack = packFor({ language: tag });

  /** A file laid over its source, and validated; its source's kind of file decides on the schema. */
  function translate<Value>(
    name: string,
    entry: Entry | undefined,
    { file: original, isWhole }: LocatedFile<unknown>,
    choice: SchemaChoice,
    own: Readonly<Record<string, unknown>> = {},
  ) {
    const parsed = parse(name, entry);
    // Whatever is wrong with the source would be reported here again.
    if (!parsed.file || !isWhole) {
      diagnostics.push(...parsed.diagnostics);
      return undefined;
    }
    const { slug, ...words } = isGroup(parsed.file.value) ? parsed.file.value : {};
    const isWords = isGroup(parsed.file.value) || parsed.file.value === null;
    const laid = laidOver(
      choice.schema,
      { ...(original.value as object), ...own },
      isWords ? words : parsed.file.value,
      choice.filePack ?? { language: tag },
    );
    const [otherwise] = laid.otherwise;
    if (otherwise) {
      diagnostics.push(structureFinding(parsed.file, original, otherwise));
      return undefined;
    }
    const file = { ...parsed.file, value: laid.value };
    const validated = validateFile<Value>(
      { file, diagnostics: parsed.diagnostics },
      { ...choice, written: laid.written },
    );
    diagnostics.push(...validated.diagnostics);
    if (validated.located)
      files.push({ ...laid, name, located: validated.located, source: original });
    return { ...validated, slug };
  }

  /** Of a file that is not there, an empty one: site.yaml and the page for missing pages. */
  function parse(name: string, entry: Entry | undefined): YamlResult {
    const text = entry && readText(entry, result);
    const parsed = readYaml(text ?? { file: `${folder.file}/${name}`, text: "" });
    const isEmpty = parsed.isEmpty === true;
    return entry && !text
      ? { diagnostics: [] }
      : { ...parsed, ...(isEmpty && { diagnostics: [] }) };
  }

  const siteChoice = { schema: siteSchema, kind: "site" as FileKind };
  const pages = source.pages.map(({ key, layout, value }) => ({ key, layout, value }));
  const names = filePack({ ...siteValue(source), language: tag }, "site", { pages }, sitePack);
  const pageKeys = new Set(source.pageKeys);
  const site =
    source.site &&
    translate<Site>(
      "site.yaml",
      folder.site,
      source.site,
      { ...siteChoice, filePack: { ...names, pageKeys } },
      { language: tag, direction: undefined },
    );
  if (site?.located) located.site = site.located;

  const content: Content | undefined = site?.data && { site: site.data, pages: {}, products: [] };
  for (const { key: slug, ...entry } of folder.products) {
    const original = source.products.find((one) => one.slug === slug);
    const name = `products/${slug}.yaml`;
    if (!original)
      diagnostics.push(
        orphan(
          entry,
          source.products.map((one) => one.slug),
        ),
      );
    const product =
      original &&
      translate<typeof productSchema._output>(name, entry, original, {
        schema: productSchema,
        kind: "product",
      });
    if (product?.located) located.products.push({ ...product.located, slug });
    if (product?.data) content?.products.push({ ...product.data, slug });
  }
  content?.products.sort(byOrder);

  for (const { key, ...entry } of folder.pages)
    if (!source.pageKeys.includes(key)) diagnostics.push(orphan(entry, source.pageKeys));
  const contact = source.pages.find(({ layout }) => layout === "contact");
  const others: OtherFiles = {
    products: located.products.map(({ value }) => value),
    contact: contact?.file.value ?? null,
  };
  const slugs: Record<string, string> = {};
  for (const original of source.pages) {
    const { key, layout } = original;
    const entry = folder.pages.find((one) => one.key === key);
    // The page for missing pages is there in each language, if only in the words of its pack.
    if (!entry && layout !== "not-found") continue;
    const choice = pageSchema(key, original.file.value, located.site?.value, others, sitePack);
    const page = translate<Page>(`pages/${key}.yaml`, entry, original, choice);
    if (!page?.located) continue;
    located.pages.push({ ...page.located, key, layout } as LocatedPage);
    if (page.data && content) content.pages[key] = { ...page.data, layout } as Page;
    if (typeof page.slug === "string") slugs[key] = page.slug;
    const fault = slugFault(key, page.slug, slugs, folder);
    if (fault) {
      const { file } = page.located;
      diagnostics.push(schemaFinding(file.file, ...fault, file.valueRange(["slug"])));
    }
  }
  const stamps = folder.stamps && readText(folder.stamps, result);
  const read = stamps && readStamps(stamps);
  if (read?.fault) diagnostics.push(read.fault);
  located.isWhole = diagnostics.length === 0;
  return {
    ...{ ...result, slugs, stamps: read?.stamps ?? {} },
    ...(content && located.isWhole && source.isWhole && { content }),
  };
}

const siteValue = ({ site }: LocatedContent) => ({ ...(site?.file.value as object | undefined) });

/** What is wrong with the address of a translated page. */
function slugFault(
  key: string,
  slug: unknown,
  slugs: Readonly<Record<string, string>>,
  { pages }: LanguageFolder,
): [message: string, hint: string] | undefined {
  if (slug === undefined || slug === null) return undefined;
  if (key === "home" || key === "not-found")
    return ["This page's address has no name.", "Delete `slug`."];
  if (typeof slug !== "string" || !keyPattern.test(slug))
    return [
      "A page's address has small letters, digits and single hyphens only.",
      `Write ${code(slugOf(String(slug)))}.`,
    ];
  const owner = takenBy(slug);
  if (owner) return [`No page can have the address ${code(slug)}: ${owner}.`, "Write another."];
  const twin = pages.find((one) => one.key !== key && (slugs[one.key] ?? one.key) === slug);
  return (
    twin && [
      `The page ${code(`${twin.key}.yaml`)} has the address ${code(slug)} already.`,
      "Write another.",
    ]
  );
}

function orphan({ file }: Entry, keys: readonly string[]): Diagnostic {
  const name = file.replace(/.*\//, "").replace(/\.yaml$/, "");
  const meant = nearest(name, keys);
  return {
    ...schemaFinding(
      file,
      "This translates nothing: the site has no file of that name.",
      meant
        ? `Did you mean ${code(`${meant}.yaml`)}? Rename it.`
        : "Delete it, or name it after the file that it translates.",
    ),
    rule: "translation-orphan",
  };
}

/** A list of another length, or a section of another kind, than in the source. */
function structureFinding(
  file: YamlFile,
  source: YamlFile,
  path: LaidOver["otherwise"][number],
): Diagnostic {
  const there = source.keyRange(path) ?? source.valueRange(path);
  const place = `${source.file}:${there?.start.line ?? 1}`;
  const [own, other] = [file, source].map((one) => valueAt(one.value, path));
  const name = code(path.join("."));
  const [message, hint] =
    Array.isArray(own) && Array.isArray(other)
      ? [
          `${name} has ${own.length} entries here, and ${other.length} in ${place}.`,
          "Write as many as there, in the same order: each is the translation of the one in its place.",
        ]
      : [
          `${name} is ${code(String(own))} here, and ${code(String(other))} in ${place}.`,
          `Write ${code(String(other))}, or leave it out; is the order of the entries another?`,
        ];
  const range = file.keyRange(path) ?? file.valueRange(path);
  return { ...schemaFinding(file.file, message, hint, range), rule: "translation-structure" };
}
