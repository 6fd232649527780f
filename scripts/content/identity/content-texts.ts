import { lstatSync } from "node:fs";
import { resolve } from "node:path";
import type * as z from "zod";
import { isLayout, type Layout, layoutOf } from "../../../src/content/layouts.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { contentFiles } from "../../check/read/files/content-files.ts";
import { readText } from "../../check/read/files/read-text.ts";
import { fieldAt, mayBeLeftOut, valueAt } from "../../check/read/findings/field.ts";
import { type LocatedText, locateValues } from "../../check/read/located.ts";
import { type FileWords, mayComeFromPack } from "../../check/read/packs/complete.ts";
import { fileWords } from "../../check/read/packs/language-pack.ts";
import { type Path, readYaml } from "../../check/read/read.ts";
import { checkShape } from "../../check/read/schema-findings.ts";
import { Refusal } from "../../check/refusal.ts";
import { removeValues, setValues, type ValueEdit } from "../edit/edit-values.ts";

/** A content file and its text. */
export interface ContentText {
  path: string;
  /** The path as people read it. */
  file: string;
  text: string;
  schema: z.ZodType;
  /** What the file is: the site's own, one of a product, or of a page, by its layout. */
  of: "site" | "product" | Layout;
  /** Key of the page. */
  key?: string;
}

/** What is to become of a content file. */
export interface FileEdits {
  /** The file, as people read it. */
  file: string;
  set?: readonly ValueEdit[];
  /** Keys and entries of lists that go, where they stand before anything is changed. */
  remove?: readonly Path[];
  /** Whether the whole file goes. */
  goes?: boolean;
}

/** What becomes of the content, and what is to be said of it. */
export interface Leaving {
  edits: FileEdits[];
  said: string[];
}

/**
 * The content files of a folder, `site.yaml` last.
 *
 * @throws Refusal where there is no `site.yaml`, or a file cannot be read.
 */
export function contentTexts(directory: string): ContentText[] {
  const { site, pages, products, diagnostics } = contentFiles(directory);
  if (site === undefined) {
    const [fault] = diagnostics;
    throw new Refusal(fault ? `${fault.file}: ${fault.message}` : "There is no site.yaml.");
  }
  return [
    ...pages.map((page) => withText(page, (values) => pageKind(values, page.key))),
    ...products.map((one) => withText(one, () => ({ of: "product", schema: productSchema }))),
    withText(site, () => ({ of: "site", schema: siteSchema })),
  ];
}

/**
 * Holds that no text lies in the content folder that nobody reads, such as a page with a misspelled name:
 * what is done once to all of the content would never be done to that.
 *
 * @throws Refusal with what is to be renamed or moved.
 */
export function assertAllIsRead(directory: string): void {
  const isThere = (file: string) => lstatSync(resolve(file), { throwIfNoEntry: false });
  const { assets, diagnostics } = contentFiles(directory);
  const fault = diagnostics.find((one) => !assets.diagnostics.includes(one) && isThere(one.file));
  if (fault) throw new Refusal(`${fault.file}: ${fault.message} ${fault.hint}`);
}

function withText(
  { path, file }: Pick<ContentText, "path" | "file">,
  kindOf: (values: unknown) => Pick<ContentText, "of" | "key" | "schema">,
): ContentText {
  const { source, diagnostic } = readText(path, file);
  if (source === undefined || diagnostic !== undefined)
    throw new Refusal(`${file}: ${diagnostic?.message} ${diagnostic?.hint}`);
  const { file: yaml, nothing } = readYaml(source);
  if (yaml === undefined && nothing === undefined)
    throw new Refusal(
      `${file} cannot be read as YAML; mend what \`npm run content:check\` names first.`,
    );
  return { path, file, text: source.text, ...kindOf(yaml?.value) };
}

function pageKind(values: unknown, key: string): Pick<ContentText, "of" | "key" | "schema"> {
  const of = layoutOf(valueAt(values, ["layout"]), key) ?? "sections";
  return { of, key, schema: pageSchemas[of] };
}

/** The texts of the files that stay, with their edits made. */
export function withFileEdits(
  contents: readonly ContentText[],
  edits: readonly FileEdits[],
): ContentText[] {
  return contents.flatMap((content) => {
    const own = edits.filter(({ file }) => file === content.file);
    if (own.some(({ goes }) => goes)) return [];
    const set = own.flatMap((edit) => edit.set ?? []);
    const remove = own.flatMap((edit) => edit.remove ?? []);
    const changed = setValues(content.text, content.file, set);
    return [{ ...content, text: removeValues(changed, content.file, remove) }];
  });
}

/** The site's own file among the content files. */
export function siteTextIn(contents: readonly ContentText[]): ContentText {
  return contents.find(({ of }) => of === "site") as ContentText;
}

/**
 * The site as its file has it. Where its language has no pack, any stands in: what is missing only
 * because of that is no matter here.
 *
 * @throws Refusal where the file has mistakes.
 */
export function siteIn(contents: readonly ContentText[]): Site {
  const content = siteTextIn(contents);
  const { file, diagnostics } = readYaml(content);
  const words = packWords(contents, file?.value);
  const { data } = file ? checkShape(siteSchema, file, diagnostics, words) : {};
  if (data !== undefined) return data;
  throw new Refusal(
    `${content.file} has mistakes; mend those that \`npm run content:check\` names first.`,
  );
}

/**
 * What the pack of a site's language says for the site's own file; where there is none, any stands in.
 *
 * @param site the values of `site.yaml`.
 */
export function packWords(contents: readonly ContentText[], site: unknown): FileWords {
  const pages = contents.flatMap((content) => {
    const { of, key } = content;
    return isLayout(of) && key !== undefined ? [{ key, layout: of, value: valuesIn(content) }] : [];
  });
  const own = fileWords(site, "site", { pages });
  const { values, pageNames } = own.values === undefined ? fileWords({}, "site", { pages }) : own;
  return { ...own, values, pageNames };
}

/** All text values of a file, from top to bottom. */
export function textsIn(content: ContentText): LocatedText[] {
  const { file } = readYaml(content);
  return file === undefined ? [] : locateValues(content.schema, file, []).texts;
}

/** The values of a file. */
export function valuesIn(content: ContentText): unknown {
  return readYaml(content).file?.value;
}

/** Whether a file may do without the value at a path, because nobody needs it or a language pack has it. */
export function mayGo(content: ContentText, path: Path): boolean {
  const field = fieldAt(content.schema, path, valuesIn(content));
  return field !== undefined && (mayComeFromPack(field) || mayBeLeftOut(field));
}

/**
 * The places of those entries of a list that go, and what is to be taken away for that: the entries, or
 * something whole where none would be left.
 *
 * @param whole by default the list.
 */
export function goingEntries(
  content: ContentText,
  list: Path,
  goes: (entry: unknown, path: Path) => boolean,
  whole = list,
): { entries: Path[]; remove: Path[]; isAll: boolean } {
  const all = valueAt(valuesIn(content), list);
  if (!Array.isArray(all)) return { entries: [], remove: [], isAll: false };
  const paths = all.map((_, index): Path => [...list, index]);
  const entries = paths.filter((path, index) => goes(all[index], path));
  const isAll = entries.length > 0 && entries.length === all.length;
  return { entries, remove: isAll ? [whole] : entries, isAll };
}
