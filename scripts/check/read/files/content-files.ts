import { join } from "node:path";
import { takenBy } from "../../../../src/content/page-key.ts";
import { assetFolders, readAssets } from "../assets/assets.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { code, codes } from "../findings/format.ts";
import { nearest } from "../findings/nearest.ts";
import { ownKinds } from "../own-kinds/own-kinds.ts";
import { displayPath } from "./display-path.ts";
import { type Entry, type FileFault, readFolder } from "./folder.ts";
import {
  copyFault,
  type Kind,
  kinds,
  originalOf,
  renameHint,
  spellingFault,
  stemOf,
} from "./names.ts";

/** The file of a page or product; its key is its name without the ending. */
export interface NamedFile extends Entry {
  key: string;
}

/** The files of a content folder, by what they are for. */
export interface ContentFiles {
  site?: Entry;
  pages: NamedFile[];
  /** Keys of all pages, also of files that must be renamed or moved. */
  pageKeys: string[];
  products: NamedFile[];
  /** The same of all products. */
  productKeys: string[];
  /** The folders of further languages. */
  languages: LanguageFolder[];
  assets: ReturnType<typeof readAssets>;
  /** What is missing, and what should not be there, among the assets too. */
  diagnostics: Diagnostic[];
}

/** The files of a translation, in the folder of its language. */
export interface LanguageFolder extends Pick<ContentFiles, "site" | "pages" | "products"> {
  tag: string;
  /** The folder, as diagnostics show it. */
  file: string;
  /** Whether the folder itself cannot be read. */
  isUnread?: true;
  /** What is wrong with the folder itself, and with names in it. */
  diagnostics: Diagnostic[];
}

const siteName = "site.yaml";
/** The file that had hashes of all sources of a language, before comments had the sources. */
export const hashesName = "translated.json";
const formerHashes = [
  "A comment above each text has its source now, in place of the hashes here.",
  "Run `npx faircopy fix`, which writes the comments and deletes this file.",
] as const;
/** The folder with a folder for each further language. */
export const languagesName = "languages";

/** Finds the files of a content folder by its listing, so that capitals count on every system. */
export function contentFiles(directory: string): ContentFiles {
  const { entries, diagnostics } = readFolder(directory);
  const known = [...ownNames, languagesName, ...assetFolders];
  const { strays, others } = topFaults(directory, entries, known, [siteName]);
  const faults = diagnostics.length > 0 ? diagnostics : [...others, ...ownKinds().diagnostics];
  // The folders are read only once all are found by their names, and the owner's kinds of section are right.
  if (faults.length > 0) {
    const assets = { files: [], root: [], pictures: [], refused: [], diagnostics: [] };
    return {
      pages: [],
      pageKeys: [],
      products: [],
      productKeys: [],
      languages: [],
      assets,
      diagnostics: [...strays, ...faults],
    };
  }
  const site = entries.find(({ name }) => name === siteName);
  const pages = namedFiles(directory, entries, kinds.page);
  const products = namedFiles(directory, entries, kinds.product);
  const assets = readAssets(directory, pages.keys);
  // What lies in the wrong place is reported there, and not where it is named.
  const astray = entries
    .filter(({ file }) => strays.some((stray) => stray.file === file))
    .flatMap(({ name, path, isFolder, isLink }) => [
      name,
      ...(isFolder ? readFolder(path, isLink).entries.map((inner) => inner.name) : []),
    ]);
  assets.refused.push(
    ...assetFolders.flatMap((folder) => astray.map((name) => `${folder}/${name}`)),
  );
  return {
    ...(site && { site }),
    pages: pages.found,
    pageKeys: [...pages.keys, ...astray.map(keyOf)],
    products: products.found,
    productKeys: products.keys,
    languages: languageFolders(directory, entries),
    assets,
    diagnostics: [...strays, ...[pages, products, assets].flatMap((one) => one.diagnostics)],
  };
}

/** Names of the YAML of a language. */
const ownNames = [siteName, "pages", "products"];

/** Finds the files of translations. What their names and values say of languages, others judge. */
function languageFolders(directory: string, all: readonly Entry[]): LanguageFolder[] {
  const path = join(directory, languagesName);
  const folder = all.find((entry) => entry.path === path);
  if (!folder) return [];
  const { entries, diagnostics } = readFolder(path, folder.isLink);
  const unread = { pages: [], products: [], isUnread: true as const };
  if (diagnostics.length > 0) return [{ tag: "", file: folder.file, ...unread, diagnostics }];
  const tags = entries.map(({ name }) => name);
  return entries.map(({ name: tag, ...entry }) => {
    const { file } = entry;
    // A tag can begin with another, but has no space and no signs of a copy.
    const isTag = !tag.includes(" ") && stemOf(tag) === tag;
    const original = isTag ? undefined : originalOf(tag, tags);
    if (original)
      return {
        tag: "",
        file,
        ...unread,
        diagnostics: [schemaFinding(file, ...copyFault(tag, original))],
      };
    const inside = readFolder(entry.path, entry.isLink);
    if (inside.diagnostics.length > 0) return { tag, file, ...unread, ...inside };
    const named = (one: string) => inside.entries.find(({ name }) => name === one);
    const [site, hashes] = [named(siteName), named(hashesName)];
    if (hashes)
      return { tag, file, ...unread, diagnostics: [schemaFinding(hashes.file, ...formerHashes)] };
    const pages = namedFiles(entry.path, inside.entries, { ...kinds.page, required: [] });
    const products = namedFiles(entry.path, inside.entries, kinds.product);
    const { strays, others } = topFaults(entry.path, inside.entries, ownNames, []);
    return {
      ...{ tag, file, pages: pages.found, products: products.found },
      ...(site && { site }),
      diagnostics: [
        ...strays,
        ...others,
        ...[pages, products].flatMap((one) => one.diagnostics),
        ...(pages.keys.includes("home") ? [] : [noHome(`${file}/pages/home.yaml`, tag)]),
      ],
    };
  });
}

function noHome(file: string, tag: string): Diagnostic {
  const hint = `\`npx faircopy new language ${tag}\` writes it, with each text above an empty key.`;
  return schemaFinding(file, "This file is missing.", hint);
}

/** Reports what does not belong in a folder; and what has a wrong name, or is required and missing. */
function topFaults(
  directory: string,
  entries: readonly Entry[],
  known: readonly string[],
  required: readonly string[],
): Record<"strays" | "others", Diagnostic[]> {
  const missing = new Set(known.filter((name) => !entries.some((entry) => entry.name === name)));
  const strays: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  for (const entry of entries.filter(({ name }) => !known.includes(name))) {
    const meant = meantOf(entry.name, missing);
    const isMeant = meant !== undefined && entry.isFolder !== /\./.test(meant);
    if (isMeant) missing.delete(meant);
    const original = originalOf(entry.name, known);
    const hint = `Here belong ${codes(known)}: move it into one of the folders, or elsewhere.`;
    const stray = original
      ? copyFault(entry.name, original)
      : ([nothingReads(entry), hint] as const);
    const fault = isMeant ? renameFault(entry, meant) : stray;
    (isMeant ? others : strays).push(schemaFinding(entry.file, ...fault));
  }
  const lacking = required.filter((name) => missing.has(name));
  others.push(...lacking.map((name) => missingFault(join(directory, name))));
  return { strays, others };
}

/** Picks the files of a folder that have a right name, and reports the others and those that are missing. */
function namedFiles(directory: string, all: readonly Entry[], kind: Kind) {
  const path = join(directory, `${kind.what}s`);
  const required = kind.required.map((key) => `${key}.yaml`);
  const folder = all.find((entry) => entry.path === path);
  // Git keeps no empty folder: one in which no file is required may be missing.
  const isOptional = !folder && required.length === 0;
  const { entries, diagnostics } = isOptional
    ? { entries: [], diagnostics: [] }
    : readFolder(path, folder?.isLink);
  const found = new Map<string, NamedFile>();
  const otherKeys: string[] = [];
  const taken = new Set(entries.map(({ name }) => name.normalize("NFC")));
  const right = [...taken].filter((name) => kind.pattern.test(keyOf(name)));
  const isRead = diagnostics.length === 0;
  const missing = new Set(required.filter((name) => isRead && !taken.has(name)));
  for (const entry of entries) {
    const key = keyOf(entry.name);
    const inner = entry.isFolder ? fileIn(entry, kind) : undefined;
    const meant = entry.isFolder ? inner?.right : meantOf(entry.name, missing);
    const twin: FileFault = ["Another file has the same name.", renameHint(`${key}.yaml`, taken)];
    // To look for it among thousands of files takes long.
    const isRight = entry.name.endsWith(".yaml") && kind.pattern.test(key);
    const original = isRight ? undefined : originalOf(entry.name, right);
    const misplaced = entry.isFolder ? folderFault(entry, inner, kind, taken) : undefined;
    const misnamed = meant ? renameFault(entry, meant) : nameFault(entry, kind, taken, original);
    const wrong = misplaced ?? misnamed;
    const fault = wrong ?? (found.has(key) ? twin : undefined);
    if (!fault) found.set(key, { ...entry, key });
    else {
      if (meant) missing.delete(meant);
      otherKeys.push(keyOf(meant ?? original ?? kind.nearest(stemOf(entry.name))));
      diagnostics.push(schemaFinding(entry.file, ...fault));
    }
  }
  diagnostics.push(...[...missing].map((name) => missingFault(join(path, name))));
  return { found: [...found.values()], keys: [...found.keys(), ...otherKeys], diagnostics };
}

/** What is wrong with the name of a file; undefined for a right one. */
function nameFault(
  { name }: Entry,
  kind: Kind,
  taken: ReadonlySet<string>,
  original: string | undefined,
): FileFault | undefined {
  const { what } = kind;
  const key = keyOf(name);
  const owner = takenBy(key, kind.taken);
  if (owner) return [`A ${what} cannot be called ${code(key)}: ${owner}.`, "Rename the file."];
  const right = `${kind.nearest(stemOf(name))}.yaml`;
  if (original) return copyFault(name, original, `${kind.nearest(key)}.yaml`);
  if (name.endsWith(".yaml")) return spellingFault(key, right, kind, taken);
  const message = `This is no ${what}: its name does not end in .yaml.`;
  if (/\.ya?ml$/i.test(name) || taken.has(right)) return [message, renameHint(right, taken)];
  return [message, `Is it a ${what}? Then rename it to ${code(right)}; if not, move it elsewhere.`];
}

/** The file in a folder among pages or products, such as `about/index.yaml`, and the name that it should have. */
function fileIn({ name, path, isLink }: Entry, kind: Kind) {
  const file = readFolder(path, isLink).entries.find((one) => /\.ya?ml$/.test(one.name));
  const stem = file && stemOf(/^index\./.test(file.name) ? name : file.name);
  return stem ? { file: file.name, right: `${kind.nearest(stem)}.yaml` } : undefined;
}

/** What is wrong with such a folder: addresses have one level. */
function folderFault(
  entry: Entry,
  inner: ReturnType<typeof fileIn>,
  { what }: Kind,
  taken: ReadonlySet<string>,
): FileFault {
  if (inner === undefined) return [nothingReads(entry), "Move it elsewhere."];
  const right = code(`${what}s/${inner.right}`);
  const hint = taken.has(inner.right)
    ? `Delete it once ${right} has all that is to stay.`
    : `Move its file ${code(inner.file)} to ${right}.`;
  return [nothingReads(entry), hint];
}

/** The missing file or folder that a name probably means. */
function meantOf(name: string, missing: Iterable<string>): string | undefined {
  const stem = stemOf(name).toLowerCase();
  const byStem = new Map([...missing].map((one) => [keyOf(one), one]));
  return byStem.get(stem) ?? byStem.get(nearest(stem, byStem.keys()) ?? "");
}

/** The key of a page or product, by the name of its file. */
function keyOf(name: string): string {
  return name.normalize("NFC").replace(/\.yaml$/, "");
}

function nothingReads({ isFolder }: Entry): string {
  return `Nothing on the site reads this ${isFolder ? "folder" : "file"}.`;
}

function renameFault(entry: Entry, right: string): FileFault {
  return [nothingReads(entry), `Did you mean ${code(right)}? Rename it.`];
}

function missingFault(path: string): Diagnostic {
  const hint = "Create it; docs/content.md lists its fields.";
  return schemaFinding(displayPath(path), "This file is missing.", hint);
}
