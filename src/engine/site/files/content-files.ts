import { isLanguageTag } from "../../../words/direction-of.ts";
import { commas, found, say } from "../../../words/say.ts";
import { type Diagnostic, type FindingText, schemaFinding } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { nearest } from "../../nearest.ts";
import { folders } from "../../schema/collections.ts";
import { meantBy } from "../../shape/index.ts";
import { baseName, copyFault, type Kind, kinds, originalName } from "../names.ts";
import { type Assets, assetFolders, assetsIn } from "./assets.ts";
import { fileNameFault, keyFromFileName } from "./file-name-fault.ts";
import { type Files, type FolderEntry, pathIn } from "./file-set.ts";
import { readFolder, readOptionalFolder, unreadMessage } from "./folder.ts";
import {
  hasKeys,
  isEmptyFolder,
  isTagOfFolder,
  strayFileHint,
  strayFolderHint,
} from "./stray-hints.ts";

/** The file of a page or product; its key is its name without the ending. */
interface NamedFile extends FolderEntry {
  key: string;
}

/** The files of a language, in its folder. */
export interface LanguageFolder {
  /** Empty for the site's own language. */
  tag: string;
  /** The folder, as diagnostics show it. */
  file: string;
  site?: FolderEntry | undefined;
  pages: NamedFile[];
  products: NamedFile[];
  /** Keys of all pages, also of files that must be renamed or moved. */
  pageKeys: string[];
  /** Keys of all products, also of files that must be renamed or moved. */
  productKeys: string[];
  /** Whether the folder itself cannot be read. */
  isUnread?: true;
  /** What is wrong with the folder itself, and with names in it; what is missing. */
  diagnostics: Diagnostic[];
}

/** The files of a content folder, by what they are for. */
interface ContentFolder extends LanguageFolder {
  /** The folders of further languages. */
  languages: LanguageFolder[];
  assets: Assets;
}

const siteName = "site.yaml";
/** The folder with a folder for each further language. */
export const languagesName = "languages";

/** Names of the YAML of a language. */
const ownNames = [siteName, "pages", "products", ...folders];

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(files: Files, directory: string): ContentFolder {
  const { entries, diagnostics } = readFolder(files, directory);
  const known = [...ownNames, languagesName, ...assetFolders];
  const top = topFaults(files, directory, entries, known, [siteName]);
  const ofPacks = readOptionalFolder(files, files.packs.folder).diagnostics;
  const around = [...unreadIn(files, entries, known), ...ofPacks, ...files.kindFaults];
  const faults = diagnostics.length > 0 ? diagnostics : [...top.others, ...around];
  // The folders are read only once all are found by their names and readable, and the owner's kinds of section are
  // right.
  const right = faults.length > 0 ? [] : entries;
  const found = filesOfLanguage(files, directory, right, faults.length === 0);
  const languages = languageFolders(files, right);
  const tops = [...found.pageKeys, ...languages.map(({ tag }) => tag)];
  const { diagnostics: ofAssets, ...assets } = assetsIn(files, right, tops);
  // A misplaced file is reported where it is, not where it is referenced.
  const astray = top.strays.flatMap((one) => pathsBelow(files, one));
  assets.refused.push(
    ...assetFolders.flatMap((folder) => astray.map((name) => `${folder}/${name}`)),
  );
  return {
    ...{ ...found, tag: "", file: directory, assets },
    pageKeys: [...found.pageKeys, ...astray.map(keyFromFileName)],
    languages,
    diagnostics: [...top.ofStrays, ...faults, ...found.diagnostics, ...ofAssets],
  };
}

/** The files in the folder of a language, and the keys of all that are named so. */
function filesOfLanguage(
  files: Files,
  directory: string,
  all: readonly FolderEntry[],
  isWhole = false,
) {
  const read = (...of: Kind[]) => of.map((one) => namedFiles(files, directory, all, one, isWhole));
  const { product, ...ofPages } = kinds;
  const [pages, products] = [read(...Object.values(ofPages)), read(product)];
  return {
    site: all.find(({ name }) => name === siteName),
    pages: pages.flatMap(({ found }) => found),
    pageKeys: pages.flatMap(({ keys }) => keys),
    products: products.flatMap(({ found }) => found),
    productKeys: products.flatMap(({ keys }) => keys),
    diagnostics: [...pages, ...products].flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Finds the files of translations. What their names and values say of languages, others judge. */
function languageFolders(files: Files, all: readonly FolderEntry[]): LanguageFolder[] {
  const folder = all.find(({ name }) => name === languagesName);
  if (!folder) return [];
  const nothing = { tag: "", ...filesOfLanguage(files, "", []), isUnread: true as const };
  const { entries, diagnostics } = readFolder(files, folder.file, folder.isLink);
  if (diagnostics.length > 0) return [{ ...nothing, file: folder.file, diagnostics }];
  const tags = entries.map(({ name }) => name);
  return entries.map(({ name: tag, file, isLink, isFolder }) => {
    const original = isLanguageTag(tag) ? undefined : originalName(tag, tags);
    if (original)
      return { ...nothing, file, diagnostics: [schemaFinding(file, copyFault(original))] };
    const pack = isFolder || !/\.ya?ml$/.test(tag) ? undefined : { name: tag };
    if (pack)
      return {
        ...{ ...nothing, file },
        diagnostics: [schemaFinding(file, found("folders.own-pack", pack))],
      };
    const { entries: inside, diagnostics: itself } = readFolder(files, file, isLink);
    const unread = [...itself, ...unreadIn(files, inside, ownNames)];
    if (unread.length > 0) return { ...nothing, tag, file, diagnostics: unread };
    const top = topFaults(files, file, inside, ownNames, []);
    const own = filesOfLanguage(files, file, inside);
    const noHome = schemaFinding(`${file}/pages/home.yaml`, found("folders.missing-home", { tag }));
    const missing = own.pageKeys.includes("home") ? [] : [noHome];
    const diagnostics = [...top.ofStrays, ...top.others, ...own.diagnostics, ...missing];
    return { ...own, tag, file, diagnostics };
  });
}

/** What is wrong with folders that cannot be read: their files would only seem to be missing. */
function unreadIn(
  files: Files,
  entries: readonly FolderEntry[],
  known: readonly string[],
): Diagnostic[] {
  const folders = entries.filter(({ name }) => known.includes(name) && name !== siteName);
  return folders.flatMap(({ file, isLink }) => readFolder(files, file, isLink).diagnostics);
}

/** The unexpected entries of a folder, and the findings about them and about wrong or missing names. */
function topFaults(
  files: Files,
  directory: string,
  entries: readonly FolderEntry[],
  known: readonly string[],
  required: readonly string[],
) {
  const missing = new Set(known.filter((name) => !entries.some((entry) => entry.name === name)));
  const strays: FolderEntry[] = [];
  const ofStrays: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  for (const entry of entries.filter(({ name }) => !known.includes(name))) {
    if (isEmptyFolder(files, entry)) continue;
    const meant = likelyEntry(entry.name, missing);
    const original = originalName(entry.name, known);
    if (meant !== undefined && entry.isFolder !== /\./.test(meant)) {
      missing.delete(meant);
      others.push(schemaFinding(entry.file, renameFault(entry, meant)));
      continue;
    }
    const name = baseName(entry.name);
    const ofLanguage = isTagOfFolder(name) && known.includes(languagesName);
    const folder = ofLanguage
      ? `${languagesName}/${name}`
      : known.includes(name)
        ? name
        : meantBy(name, "folders", known);
    const home = entry.isFolder && folder;
    const kind = Object.values(kinds).find((one) => one.folder === folder);
    const hint = home
      ? say("folders.move-all", { folder: home })
      : (strayFileHint(files, directory, entry) ??
        (kind && entry.name.endsWith("yaml")
          ? say("folders.own-file", { kind: kind.what, folder: kind.folder })
          : say("folders.allowed", { names: commas(known.map(code)) })));
    const fault = original ? copyFault(original) : { message: unreadMessage(entry), hint };
    strays.push(entry);
    ofStrays.push(schemaFinding(entry.file, fault));
  }
  const lacking = required.filter((name) => missing.has(name));
  others.push(...lacking.map((name) => missingFault(pathIn(directory, name))));
  return { strays, ofStrays, others };
}

/**
 * Returns the files of a folder with valid names. Reports the others, and missing ones.
 *
 * @param isWhole whether it has the files that each site has.
 */
function namedFiles(
  files: Files,
  directory: string,
  all: readonly FolderEntry[],
  kind: Kind,
  isWhole: boolean,
) {
  const path = pathIn(directory, kind.folder);
  const prefix = kind === kinds.page || kind === kinds.product ? "" : `${kind.folder}/`;
  const required = isWhole ? kind.required.map((key) => `${key}.yaml`) : [];
  const folder = all.find(({ name }) => name === kind.folder);
  // Git keeps no empty folder: one in which no file is required may be missing.
  const isOptional = !folder && required.length === 0;
  const { entries, diagnostics } = isOptional
    ? { entries: [], diagnostics: [] }
    : readFolder(files, path, folder?.isLink);
  const found = new Map<string, NamedFile>();
  const otherKeys: string[] = [];
  const names = new Set(entries.map(({ name }) => name.normalize("NFC")));
  const isRead = diagnostics.length === 0;
  const missing = new Set(required.filter((name) => isRead && !names.has(name)));
  for (const entry of entries) {
    if (isEmptyFolder(files, entry)) continue;
    const key = keyFromFileName(entry.name);
    const meant = likelyEntry(entry.name, missing);
    if (meant) missing.delete(meant);
    const fault = entry.isFolder
      ? {
          message: unreadMessage(entry),
          hint: strayFolderHint(files, directory, kind.folder, entry, ownNames),
        }
      : meant
        ? renameFault(entry, meant)
        : fileNameFault(entry, kind, names, found.has(key), () => hasKeys(files, entry.file));
    if (!fault) found.set(key, { ...entry, key: prefix + key });
    else {
      diagnostics.push(schemaFinding(entry.file, fault));
      const names = pathsBelow(files, entry).map(keyFromFileName);
      const keys = [kind.nearest(meant ?? entry.name), ...names].filter(
        (name) => !entry.isFolder || !isTagOfFolder(name),
      );
      otherKeys.push(...keys.map((key) => prefix + key));
    }
  }
  diagnostics.push(...[...missing].map((name) => missingFault(pathIn(path, name))));
  const right = [...found.values()];
  return { found: right, keys: [...right.map(({ key }) => key), ...otherKeys], diagnostics };
}

/** The names of something in the wrong place and of what is in it. */
function pathsBelow(files: Files, { name, file, isFolder, isLink }: FolderEntry): string[] {
  const inside = isFolder ? readFolder(files, file, isLink).entries : [];
  return [name, ...inside.map((one) => one.name)];
}

/** The missing file or folder that a name probably means. */
function likelyEntry(name: string, missing: ReadonlySet<string>): string | undefined {
  const stem = baseName(name).toLowerCase();
  const byStem = new Map([...missing].map((one) => [baseName(one), one]));
  const names = [...byStem.keys()];
  const meant =
    byStem.get(stem) ?? byStem.get(nearest(stem, names) ?? meantBy(stem, "pages", names) ?? "");
  return meant ?? originalName(name, missing);
}

function renameFault(entry: FolderEntry, name: string): FindingText {
  return { message: unreadMessage(entry), hint: say("folders.meant", { name }) };
}

const missingFault = (file: string): Diagnostic =>
  schemaFinding(file, found("folders.missing-file"));
