import { folders } from "../../engine/schema/collections.ts";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import type { PastedRows, SiteFile } from "../protocol/protocol.ts";
import { shortLabel, textName } from "../protocol/text-names.ts";
import { panelStart } from "../state/panel-start.ts";
import { english, entryName, panelLanguageName, panelWord } from "../state/panel-words.ts";

/** What was done with rows of a spreadsheet, and what of them had no place. */
export const withLeft = (done: string, rows: PastedRows | undefined): string =>
  rows && rows.left.length > 0
    ? `${done} ${panelWord("rowsLeft", { some: rows.left.join(", ") })}`
    : done;

/** What a text is called, with the attributes of words in another language than the panel's. */
export function nameOf(text: EditableText) {
  const { name, from } = textName(text, panelStart.words);
  const { language: lang, direction: dir } = text;
  return { name, inLanguage: from === "site" ? { lang, dir } : english };
}

/**
 * Where a text is: its page or other file, then its section or entry. A page in another language shows what it has of the
 * first language as well, such as gaps; who writes there is told in which language.
 */
export function stepsTo({ file }: Pick<EditableFile, "file">, text: EditableText): string[] {
  const { entries, kind, language } = text;
  const steps = entries.flatMap(({ entry, about, index }) => {
    // The label of a cell names its column.
    if (entry === "columns") return [];
    return about ? shortLabel(about) : `${entryName(entry)} ${index + 1}`;
  });
  const isOther = panelStart.page.startsWith("languages/") && !titledFile.exec(file)?.[1];
  const title = fileTitle(file);
  const named = isOther && kind !== "fact" ? `${title} (${panelLanguageName(language)})` : title;
  return [named, ...steps].map(withCapital);
}

/** The titles of pages, products and entries by their keys, as the panel has read them last. */
const titles = new Map<string, string>();

export function rememberTitles(siteFiles: readonly SiteFile[]): void {
  for (const { key, title } of siteFiles) titles.set(key, title);
}

const titledFile = new RegExp(
  `(?:^|/)(?:languages/([^/]+)/)?((?:pages|products|${folders.join("|")})/[^/]+|site)\\.yaml$`,
);

/** What people call a file: a page by its title, with the language of a translation. */
export function fileTitle(file: string): string {
  const [, tag, key = ""] = titledFile.exec(file) ?? [];
  const title = key === "site" ? panelWord("settings") : (titles.get(key) ?? fileName(file));
  return tag ? `${title} (${panelLanguageName(tag)})` : title;
}

export const fileName = (path: string): string => path.replace(/^.*[\\/]/, "");

export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
