import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { folderOf, isEntryLayout } from "../../src/content/collections.ts";
import { generalLayouts, layoutOf } from "../../src/content/layouts.ts";
import { formerPath } from "../../src/content/page-key.ts";
import { say } from "../../src/content/say.ts";
import { checkContent } from "../check/check.ts";
import { UserError } from "../check/user-error.ts";
import type { Diagnostic, SourceFile } from "../content/diagnostic.ts";
import { displayPath } from "../content/display-path.ts";
import { languagesName } from "../content/files/content-files.ts";
import { type LoadResult, loadContent } from "../content/files/load.ts";
import { kinds } from "../content/files/names.ts";
import { filesBelow } from "../content/files-below.ts";
import { groupedBy, valueAt } from "../content/values.ts";
import { changeList } from "./change-list.ts";
import { joinFileChanges, type TextChange, textsAfter } from "./changes.ts";
import { setValues } from "./edit-values.ts";
import { applyFixes } from "./fix-content.ts";
import { nameFrom, newFiles, newNameFault } from "./new-file.ts";
import { newTranslation, plannedLanguage } from "./new-language.ts";
import { readComplete } from "./read-back.ts";
import { applySetting } from "./set-values.ts";
import { filesWithFields } from "./source-files.ts";
import type { Plain } from "./yaml-text.ts";

/** The change that deletes a file. */
const deleted = ({ file, text }: SourceFile): TextChange => ({
  file,
  before: text,
  text: undefined,
});

const linkLists = { header: ["header", "links"], footer: ["footer", "quickLinks", "links"] };

/** Where pages that the law asks for stand in the footer, if the site has that list. */
const legalList = ["footer", "moreLinks", "links"];

/**
 * The changes that make a new page, product or entry, that of its file first.
 *
 * @param what `product`, `imprint`, or the layout of an entry or of a page; otherwise a page as its name says, or of text.
 * @param links where a page gets a link; with the first entry, the page that lists them.
 * @param named what its address is made from; by default the title.
 * @throws UserError if the name that this gives is not allowed or taken.
 */
export function createPage(
  directory: string,
  what: string,
  title: string,
  links: readonly (keyof typeof linkLists)[],
  named = title,
): TextChange[] {
  const kind = Object.values(kinds).find((one) => one.what === what) ?? kinds.page;
  const layout = generalLayouts.find((one) => one === what);
  const like = what === "imprint" ? what : undefined;
  const files = newFiles(directory, kind, nameFrom(named, kind, directory), {
    title,
    layout,
    like,
  });
  const page = kind === kinds.page ? files[0] : files[1];
  const site = loadContent(directory).located.site?.own;
  if (!page || !site || links.length === 0) return files;
  // The language pack says what the page that lists entries is called.
  const link = { ...(kind === kinds.page && { text: title }), page: basename(page.file, ".yaml") };
  const addLink = (text: string, place: keyof typeof linkLists) => {
    const isLegal = like && place === "footer" && valueAt(site.value, legalList);
    const path = isLegal ? legalList : linkLists[place];
    const others = (valueAt(site.value, path) ?? []) as Plain[];
    return applySetting(text, { option: "", path, value: [...others, link] });
  };
  const { file, text: before } = site;
  return [...files, { file, before, text: links.reduce(addLink, before) }];
}

/**
 * A page, product or entry with another name in all languages, and what leads to it changed as `fix` does. The former
 * address leads to the new one.
 *
 * @param key such as `pages/about`.
 * @throws UserError if the name that the title gives is not allowed or taken, or the file cannot be changed.
 */
export function renamePage(directory: string, key: string, title: string): TextChange[] {
  const kind = Object.values(kinds).find(({ folder }) => key.startsWith(folder)) ?? kinds.page;
  const name = nameFrom(title, kind, directory);
  const fault = newNameFault(name, join(directory, kind.folder), kind);
  if (fault) throw new UserError(fault);
  const moved = filesOf(loadContent(directory), key).flatMap((source, index): TextChange[] => {
    const hasFormer = index === 0 && kind.what !== "product";
    const text = hasFormer ? withFormerName(source, key, `${kind.folder}/${name}`) : source.text;
    const file = source.file.replace(/(?<![^/])[^/]*$/, `${name}.yaml`);
    return [{ file, before: undefined, text }, deleted(source)];
  });
  const { found, sources } = checkAfter(directory, moved);
  const fixed = [...groupedBy(found, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const { text: before = "" } = sources.find((one) => one.file === file) ?? {};
    const { text } = applyFixes(before, ofFile);
    return text === before ? [] : [{ file, before, text }];
  });
  return joinFileChanges(moved, fixed);
}

/** A site without a page, product or entry in any language, and without the links to it in header and footer. */
export function deletePage(directory: string, key: string): TextChange[] {
  let changes = filesOf(loadContent(directory), key).map(deleted);
  for (;;) {
    const loaded = loadContent(directory, textsAfter(changes));
    const isLink = (path: readonly unknown[]) => path.at(-1) === "page" && path.includes("links");
    const link = loaded.located.site?.entries.find(
      ({ path, value }) => isLink(path) && `pages/${value}` === key,
    );
    if (!link) return changes;
    const [list, index] = [link.path.slice(0, -2), Number(link.path.at(-2))];
    const more = changeList(loaded, "site.yaml", list, { action: "delete", index });
    changes = joinFileChanges(changes, more);
  }
}

/**
 * A page, product or entry in a further language, with an empty key for each text.
 *
 * @param reader The language of the comments in its file.
 * @throws UserError if that language has it, or it has no text.
 */
export function translatePage(
  directory: string,
  key: string,
  tag: string,
  reader: string,
): TextChange[] {
  const { located, translations } = loadContent(directory);
  const source = filesWithFields(located).find(({ name }) => name === `${key}.yaml`);
  const isKnown = translations.some((one) => one.tag === tag);
  const file = isKnown && source && newTranslation(directory, tag, source, reader);
  if (!file) throw new UserError(say("writing.nothing-to-translate", { tag }));
  return [file];
}

/** A further language without its files of some pages, products or entries, by their keys. */
export function leaveOut(directory: string, keys: readonly string[], tag: string): TextChange[] {
  const loaded = loadContent(directory);
  const { file: folder } = loaded.translations.find((one) => one.tag === tag) ?? {};
  const files = keys.flatMap((key) => filesOf(loaded, key));
  const own = files.filter(({ file }) => folder && file.startsWith(`${folder}/`));
  if (own.length === 0) throw new UserError(say("writing.nothing-to-leave-out", { tag }));
  return own.map(deleted);
}

/**
 * The files of a further language that has a pack, that of its first page first.
 *
 * @param reader The language of the comments in them.
 */
export function addLanguage(directory: string, tag: string, reader: string): TextChange[] {
  const { pack, files } = plannedLanguage(directory, tag, reader);
  if (pack.length > 0) throw new UserError(say("writing.no-pack", { tag }));
  const isHome = ({ file }: TextChange) => file.endsWith("home.yaml");
  return [...files.filter(isHome), ...files.filter((one) => !isHome(one))];
}

/** A site without a further language. Throws a UserError if it has no such language. */
export function removeLanguage(directory: string, tag: string): TextChange[] {
  const isThere = loadContent(directory).translations.some((one) => one.tag === tag);
  if (!isThere) throw new UserError(say("writing.not-in-language", { tag }));
  const folder = join(directory, languagesName, tag);
  const files = filesBelow(folder).map((name) => displayPath(join(folder, name)));
  return files.map((file) => ({ file, before: readFileSync(file), text: undefined }));
}

/** What the check finds then and does not find now, but for gaps, with the texts that it reads. */
export function checkAfter(directory: string, changes: readonly TextChange[]) {
  const [{ file: after = "", text = undefined } = {}, { file: before = "" } = {}] = changes;
  /** A finding as it was before a file was renamed. */
  const idOf = ({ file, rule, message }: Diagnostic) =>
    [file === after && text !== undefined ? before : file, rule, message].join("\0");
  const known = new Set(checkContent({ directory }).diagnostics.map(idOf));
  const { diagnostics, sources } = checkContent({ directory, texts: textsAfter(changes) });
  const isNew = (one: Diagnostic) => one.rule !== "placeholder" && !known.has(idOf(one));
  return { found: diagnostics.filter(isNew), sources };
}

/** The file of a page, product or entry, and those that translate it, as they are written. */
function filesOf(loaded: LoadResult, key: string): SourceFile[] {
  return [loaded, ...loaded.translations].flatMap(({ file: folder, sources }) =>
    sources.filter(({ file }) => file === `${folder}/${key}.yaml`),
  );
}

/** The text of a page with its former name under `formerly`, and with the layout that this name gave it. */
function withFormerName({ file, text }: SourceFile, key: string, after: string): string {
  const { value } = readComplete({ file, text });
  const [before = "", now = ""] = [key, after].map((one) => one.replace(/^pages\//, ""));
  const others = [valueAt(value, ["formerly"]) ?? []].flat() as string[];
  // By its first address readers know an entry, also once it has that again.
  const isKept = (one: string, index: number) =>
    ![before, now].includes(formerPath(one)) || (index === 0 && folderOf(key) !== undefined);
  const kept = others.filter(isKept);
  const formerly = kept.map(formerPath).includes(before) ? kept : [...kept, before];
  const layout = valueAt(value, ["layout"]) ?? layoutOf(undefined, before);
  // In a file with keys, a new one does not stand at the end.
  const [first] = Object.keys(Object(value));
  const edits = { formerly, ...(layout && !isEntryLayout(layout) && { layout }) };
  return setValues(
    text,
    file,
    Object.entries(edits).map(([name, one]) => ({
      ...{ path: [name], value: one as Plain },
      ...(first && { after: first }),
    })),
  );
}
