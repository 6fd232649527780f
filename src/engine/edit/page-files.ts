import { say } from "../../words/say.ts";
import { checkSite, UserError } from "../check/index.ts";
import type { Diagnostic, SourceFile } from "../diagnostic.ts";
import { folderOf, isEntryLayout } from "../schema/collections.ts";
import { generalLayouts, layoutOf } from "../schema/layouts.ts";
import { formerPath } from "../schema/values/page-key.ts";
import {
  type Files,
  kinds,
  type LoadResult,
  pathIn,
  shortName,
  siteWith,
  type Texts,
  withTexts,
} from "../site/index.ts";
import { valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { changeList } from "./change-list.ts";
import { applyFixes } from "./fix-content.ts";
import {
  filesOfKind,
  nameFrom,
  newFiles,
  newNameFault,
  nextOrder,
  numberedName,
} from "./new-file.ts";
import { newTranslation, plannedLanguage } from "./new-language.ts";
import { writeParts } from "./part-edits.ts";
import { sourceFile } from "./source-files.ts";
import { removePart, setValue, setValues, type ValueEdit } from "./yaml/edit-values.ts";
import { readComplete } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

const linkLists = { header: ["header", "links"], footer: ["footer", "quickLinks", "links"] };

/** Where pages that the law asks for stand in the footer, if the site has that list. */
const legalList = ["footer", "moreLinks", "links"];

/**
 * The files with a new page, product or entry, its own first.
 *
 * @param what `product`, `imprint`, or the layout of an entry or of a page; otherwise a page as its name says, or of text.
 * @param links where a page gets a link; with the first entry, the page that lists them.
 * @param named what its address is made from; by default the title.
 * @throws UserError if the name that this gives is not allowed or taken.
 */
export function createPage(
  loaded: LoadResult,
  what: string,
  title: string,
  links: readonly (keyof typeof linkLists)[],
  named = title,
): Texts {
  const kind = Object.values(kinds).find((one) => one.what === what) ?? kinds.page;
  const layout = generalLayouts.find((one) => one === what);
  const like = what === "imprint" ? what : undefined;
  const files = newFiles(loaded, kind, nameFrom(named, kind, loaded), {
    title,
    layout,
    like,
  });
  const page = [...files.keys()][kind === kinds.page ? 0 : 1];
  const site = sourceFile(loaded.located, "site.yaml");
  if (!page || !site || links.length === 0) return files;
  // The language pack says what the page that lists entries is called.
  const link = { ...(kind === kinds.page && { text: title }), page: shortName(page) };
  const isContact = (page: unknown) =>
    loaded.located.pages.some(({ key, layout }) => key === page && layout === "contact");
  const edits = links.map((place) => {
    const isLegal = like && place === "footer" && valueAt(site.own.value, legalList);
    const path = isLegal ? legalList : linkLists[place];
    const others = (valueAt(site.own.value, path) ?? []) as Plain[];
    // The way to write to a firm stays the last.
    const isContactLast = isContact(valueAt(others.at(-1), ["page"]));
    return { path, value: others.toSpliced(isContactLast ? -1 : others.length, 0, link) };
  });
  return new Map([...files, ...writeParts(loaded, site, edits)]);
}

const kindOf = (key: string) =>
  Object.values(kinds).find(({ folder }) => key.startsWith(folder)) ?? kinds.page;

/**
 * A page, product or entry with another name in all languages, and what leads to it changed as `fix` does. The former
 * address leads to the new one.
 *
 * @param key such as `pages/about`.
 * @throws UserError if the name that the title gives is not allowed or taken, or the file cannot be changed.
 */
export function renamePage(loaded: LoadResult, key: string, title: string): Texts {
  const kind = kindOf(key);
  const name = nameFrom(title, kind, loaded);
  const fault = newNameFault(name, kind, loaded, loaded.translations);
  if (fault) throw new UserError(fault);
  const moved = filesOf(loaded, key).flatMap((source, index) => {
    const hasFormer = index === 0 && kind.what !== "product";
    const text = hasFormer ? withFormerName(source, key, `${kind.folder}/${name}`) : source.text;
    const file = source.file.replace(/(?<![^/])[^/]*$/, `${name}.yaml`);
    return [[file, text] as const, deleted(source)];
  });
  const { found, sources } = checkAfter(loaded, new Map(moved));
  const fixed = sources.flatMap(({ file, text }) => {
    const ofFile = found.filter((one) => one.file === file);
    return ofFile.length > 0 ? [[file, applyFixes(text, ofFile).text] as const] : [];
  });
  return new Map([...moved, ...fixed]);
}

/** Keys of a file that a copy has not: its former addresses, its address in a language, and its own days. */
const ofOriginal = ["formerly", "slug", "updated", "reviewed"];

/** Values that an owner has to choose for a copy. */
const ofCopy = ["title", "name", "day", "from", "until", "repeat/until"].map((one) =>
  one.split("/"),
);

/** A file with the mark of a begun value behind a value that ends its line, in place of a comment. */
function markBegun(file: YamlFile, path: Path): YamlFile {
  const { text, valueRange } = file;
  const { start, end } = valueRange(path) ?? {};
  if (!start || !end || /[|>]/.test(text.charAt(start.offset))) return file;
  const rest = text.slice(end.offset).replace(/^[ \t]*(?:#.*)?/, "");
  if (/^[^\r\n]/.test(rest)) return file;
  return readComplete({ file: file.file, text: `${text.slice(0, end.offset)} # …${rest}` });
}

/**
 * A copy of a page, product or entry in all languages that have it. Its days are as a template begins them: an owner has
 * still to choose each. So is its title, with a number, unless somebody gives it another.
 *
 * @throws UserError if the name that another title gives is not allowed or taken.
 */
export function copyPage(loaded: LoadResult, key: string, title: string): Texts {
  const kind = kindOf(key);
  const own = key.replace(/^.*\//, "");
  const isTitled = title !== own;
  const titleOf = (value: unknown) => valueAt(value, ["title"]) ?? valueAt(value, ["name"]);
  const sources = filesOf(loaded, key).map(readComplete);
  // The name and the title of a copy have its number. A longer one is a year.
  const [ending = "", count] = /-(\d{1,3})$/.exec(own) ?? [];
  const isCopy = sources.some(({ value }) => `${titleOf(value)}`.endsWith(` (${count})`));
  const stem = isCopy ? own.slice(0, -ending.length) : own;
  const languages = [loaded, ...loaded.translations];
  const taken = new Set(languages.flatMap((one) => [...filesOfKind(kind, one).files.keys()]));
  const [numbered, number] = numberedName(stem, taken);
  const name = isTitled ? nameFrom(title, kind, loaded) : numbered;
  const fault = newNameFault(name, kind, loaded, loaded.translations);
  if (fault) throw new UserError(fault);
  const copies = sources.map((source, index) => {
    const file = source.file.replace(/(?<![^/])[^/]*$/, `${name}.yaml`);
    const { value } = source;
    const titles = ["title", "name"].flatMap((one): ValueEdit[] => {
      const written = valueAt(value, [one]);
      if (typeof written !== "string" || (isTitled && index > 0)) return [];
      const plain = isCopy ? written.replace(/ \(\d+\)$/, "") : written;
      return [{ path: [one], value: isTitled ? title : `${plain} (${number})` }];
    });
    const ofOwn = index === 0 && {
      ...layoutByName(value, key),
      ...(kind.what === "product" && { order: nextOrder(loaded) }),
    };
    const others = Object.entries(ofOwn).map(([one, value]) => ({ path: [one], value }));
    const paths = [["repeat", "except"], ...ofOriginal.map((one) => [one])];
    const written = [...titles, ...others].reduce(setValue, source);
    const begun = ofCopy.filter(
      ([one]) => index === 0 && !(isTitled && /title|name/.test(`${one}`)),
    );
    return [file, begun.reduceRight(markBegun, paths.reduce(removePart, written)).text] as const;
  });
  return new Map(copies);
}

const deleted = ({ file }: SourceFile) => [file, undefined] as const;

/** A site without a page, product or entry in any language, and without the links to it in header and footer. */
export function deletePage(loaded: LoadResult, key: string): Texts {
  let texts: Texts = new Map(filesOf(loaded, key).map(deleted));
  for (;;) {
    const now = siteWith(loaded, texts);
    const isLink = (path: readonly unknown[]) => path.at(-1) === "page" && path.includes("links");
    const link = now.located.site?.entries.find(
      ({ path, value }) => isLink(path) && `pages/${value}` === key,
    );
    if (!link) return texts;
    const [list, index] = [link.path.slice(0, -2), Number(link.path.at(-2))];
    const more = changeList(now, "site.yaml", list, { action: "delete", index });
    texts = new Map([...texts, ...more]);
  }
}

/**
 * A page, product or entry in a further language, with an empty key for each text.
 *
 * @throws UserError if that language has it, or it has no text.
 */
export function translatePage(loaded: LoadResult, key: string, tag: string): Texts {
  const source = sourceFile(loaded.located, `${key}.yaml`);
  const isKnown = loaded.translations.some((one) => one.tag === tag);
  const files = isKnown && source ? newTranslation(loaded, tag, source) : [];
  if (files.length === 0) throw new UserError(say("writing.nothing-to-translate", { tag }));
  return new Map(files);
}

/** A further language without its files of some pages, products or entries, by their keys. */
export function leaveOut(loaded: LoadResult, keys: readonly string[], tag: string): Texts {
  const { file: folder } = loaded.translations.find((one) => one.tag === tag) ?? {};
  const files = keys.flatMap((key) => filesOf(loaded, key));
  const own = files.filter(({ file }) => folder && file.startsWith(`${folder}/`));
  if (own.length === 0) throw new UserError(say("writing.nothing-to-leave-out", { tag }));
  return new Map(own.map(deleted));
}

/** The files of a further language that has a pack, that of its first page first. */
export function addLanguage(loaded: LoadResult, tag: string): Texts {
  const { pack, files } = plannedLanguage(loaded, tag);
  if (pack.size > 0) throw new UserError(say("writing.no-pack", { tag }));
  const home = [...files].filter(([file]) => file.endsWith("home.yaml"));
  return new Map([...home, ...files]);
}

/** A site without a further language. Throws a UserError if it has no such language. */
export function removeLanguage({ translations, located }: LoadResult, tag: string): Texts {
  const { file: folder } = translations.find((one) => one.tag === tag) ?? {};
  if (folder === undefined) throw new UserError(say("writing.not-in-language", { tag }));
  const files = allFilesIn(located.host, folder).sort();
  return new Map(files.map((file) => [file, undefined]));
}

/** All files below a folder. */
function allFilesIn(host: Files, folder: string): string[] {
  const listed = host.list(folder) ?? [];
  return ("message" in listed ? [] : listed).flatMap(({ file, isFolder, isLink }) =>
    isFolder ? allFilesIn(host, file) : isLink ? [] : [file],
  );
}

/** What the check finds then and does not find now, but for gaps, with the texts that it reads. */
export function checkAfter({ file: directory, located: { host } }: LoadResult, texts: Texts) {
  const [[after = "", text = undefined] = [], [before = ""] = []] = texts;
  /** A finding as it was before a file was renamed. */
  const idOf = ({ file, rule, message }: Diagnostic) =>
    [file === after && text !== undefined ? before : file, rule, message].join("\0");
  const known = new Set(checkSite(host, directory).diagnostics.map(idOf));
  const { diagnostics, sources } = checkSite(withTexts(host, texts), directory);
  const isNew = (one: Diagnostic) => one.rule !== "placeholder" && !known.has(idOf(one));
  return { found: diagnostics.filter(isNew), sources };
}

/** The file of a page, product or entry, and those that translate it, as they are written. */
function filesOf(loaded: LoadResult, key: string): SourceFile[] {
  return [loaded, ...loaded.translations].flatMap(({ file: folder, sources }) =>
    sources.filter(({ file }) => file === pathIn(folder, `${key}.yaml`)),
  );
}

/** The layout that a page has by its own or by its name, for one with another name. */
function layoutByName(value: unknown, key: string): { layout?: Plain } {
  const layout = valueAt(value, ["layout"]) ?? layoutOf(undefined, key.replace(/^pages\//, ""));
  return layout && !isEntryLayout(layout) ? { layout: layout as Plain } : {};
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
  // In a file with keys, a new one does not stand at the end.
  const [first] = Object.keys(Object(value));
  const edits = { formerly, ...layoutByName(value, key) };
  return setValues(
    text,
    file,
    Object.entries(edits).map(([name, one]) => ({
      ...{ path: [name], value: one as Plain },
      ...(first && { after: first }),
    })),
  );
}
