import { dirname } from "node:path";
import { requiredPages } from "../../../../src/content/layouts.ts";
import { keyPattern, slugOf, takenBy } from "../../../../src/content/page-key.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { code } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { type Entry, type FileFault, readFolder } from "./folder.ts";
import { copiedFrom, copyFault, renameHint, strayHint } from "./stray-file.ts";

/** A page's file, with its name without the ending: the page's key, and its address. */
export interface PageFile extends Entry {
  key: string;
}

/**
 * Picks the page files of a folder, each name only once; some pages must be there.
 *
 * @returns also the keys of all pages: those whose files must be renamed are there too.
 */
export function pageFiles(
  folder: string,
  entries: readonly Entry[],
): { found: PageFile[]; keys: string[]; diagnostics: Diagnostic[] } {
  const found = new Map<string, PageFile>();
  const astray: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = new Set(entries.map(({ name }) => name.normalize("NFC")));
  const missing = new Set<string>(requiredPages.filter((key) => !names.has(`${key}.yaml`)));
  for (const entry of entries) {
    const [, stem = "", ending] = /^(.*?)(\.[^.]*)?$/.exec(entry.name) ?? [];
    const key = stem.normalize("NFC");
    const small = key.toLowerCase();
    const known = [small, copiedFrom(small) ?? small].find((one) => missing.has(one));
    const meant = known ?? nearest(small, missing);
    const isRight = !entry.isFolder && ending === ".yaml" && keyPattern.test(key);
    if (isRight && found.has(key)) diagnostics.push(schemaFinding(entry.file, ...twinFault));
    else if (isRight && meant === undefined && !takenBy(key)) found.set(key, { ...entry, key });
    else {
      const stems = entry.isFolder ? pagesIn(entry) : [key.replace(/\.ya?ml$/, "")];
      astray.push(...(meant ? [meant] : stems.map(slugOf)));
      if (meant) missing.delete(meant);
      const fault = meant ? renameFault(`${meant}.yaml`) : faultOf(entry, key, ending, names);
      diagnostics.push(schemaFinding(entry.file, ...fault));
    }
  }
  const hint = "Create it; docs/content.md lists its fields.";
  for (const key of missing) {
    const file = displayPath(`${folder}/${key}.yaml`);
    diagnostics.push(schemaFinding(file, "This file is missing.", hint));
  }
  return { found: [...found.values()], keys: [...found.keys(), ...astray], diagnostics };
}

/** Names of the pages in a folder in which no page belongs. */
function pagesIn({ path }: Entry): string[] {
  const names = readFolder(path).entries.map(({ name }) => name.normalize("NFC"));
  return names.flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
}

/** What is said of a file whose name differs from another's only in how a letter is put together. */
const twinFault: FileFault = [
  "Another file has the same name, with its accents written in another way.",
  "Delete or move one of the two files.",
];

function renameFault(right: string): FileFault {
  return ["Nothing on the site reads this file.", `Did you mean ${code(right)}? Rename it.`];
}

function faultOf(
  entry: Entry,
  key: string,
  ending: string | undefined,
  names: ReadonlySet<string>,
): FileFault {
  if (entry.isFolder) {
    const pages = pagesIn(entry);
    const isFree = pages.length > 0 && pages.every((page) => !names.has(`${page}.yaml`));
    const home = code(displayPath(dirname(entry.path)));
    const hint = isFree
      ? `Put its pages into ${home} itself, and delete it.`
      : "Move it elsewhere.";
    return ["Nothing on the site reads this folder.", hint];
  }
  const owner = takenBy(key);
  if (owner) return [`A page cannot be called ${code(key)}: ${owner}.`, "Rename the file."];
  const original = `${copiedFrom(key)}.yaml`;
  if (names.has(original)) return copyFault(original);
  const right = `${slugOf(key.replace(/\.ya?ml$/, ""))}.yaml`;
  const isOther = "This is no page: its name does not end in .yaml.";
  if (ending !== ".yaml" && !/^\.yml$/i.test(ending ?? ""))
    return [isOther, strayHint(entry.name, "page", right, names)];
  if (names.has(right))
    return [`${code(right)} is a page of the same name.`, "Rename or move one of the two files."];
  const isAddress =
    "The name of a page's file is its address: small letters, digits and single hyphens.";
  return [ending === ".yaml" ? isAddress : isOther, renameHint(right, names)];
}
