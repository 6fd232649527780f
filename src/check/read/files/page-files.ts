import { dirname } from "node:path";
import { firstPages, requiredPages } from "../../../content/layouts.ts";
import { keyPattern, slugOf, takenBy } from "../../../content/page-key.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { code } from "../findings/words.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import { type Entry, readFolder } from "./folder.ts";
import { copiedFrom, copyWords, renameHint, strayHint } from "./stray-file.ts";

/** A page's file, with its name without the ending: the page's key, and its address. */
export interface PageFile extends Entry {
  key: string;
}

/** Whether a file's name is one that many sites' pages have. */
export function isPageName(name: string): boolean {
  return [...firstPages, ...requiredPages].some((key) => name === `${key}.yaml`);
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
  const found: PageFile[] = [];
  const keys: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = new Set(entries.map(({ name }) => name.normalize("NFC")));
  const missing = new Set<string>(requiredPages.filter((key) => !names.has(`${key}.yaml`)));
  for (const entry of entries) {
    const [, stem, ending] = /^(.*?)(\.[^.]*)?$/.exec(entry.name) as unknown as string[];
    const key = `${stem}`.normalize("NFC");
    const small = key.toLowerCase();
    const known = [small, copiedFrom(small) ?? small].find((one) => missing.has(one));
    const meant = known ?? nearest(small, missing);
    const isRight = !entry.isFolder && ending === ".yaml" && keyPattern.test(key);
    if (isRight && found.some((page) => page.key === key)) {
      diagnostics.push(fileFinding(entry.file, ...twinWords));
      continue;
    }
    if (isRight && meant === undefined && !takenBy(key)) {
      found.push({ ...entry, key });
      keys.push(key);
      continue;
    }
    const stems = entry.isFolder ? pagesIn(entry) : [key.replace(/\.ya?ml$/, "")];
    keys.push(...(meant ? [meant] : stems.map(slugOf)));
    if (meant !== undefined) missing.delete(meant);
    const words = wordsFor(entry, { key, ending, meant, names });
    diagnostics.push(fileFinding(entry.file, ...words));
  }
  const hint = "Create it; docs/content.md lists its fields.";
  for (const key of missing) {
    const file = displayPath(`${folder}/${key}.yaml`);
    diagnostics.push(fileFinding(file, "This file is missing.", hint));
  }
  return { found, keys, diagnostics };
}

/** Names of the pages in a folder in which no page belongs. */
function pagesIn({ path }: Entry): string[] {
  const names = readFolder(path).entries.map(({ name }) => name.normalize("NFC"));
  return names.flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
}

/** What is said of a file whose name differs from another's only in how a letter is put together. */
const twinWords = [
  "Another file has the same name, with its accents written in another way.",
  "Delete or move one of the two files.",
] as const;

interface Name {
  key: string;
  ending: string | undefined;
  meant: string | undefined;
  names: ReadonlySet<string>;
}

function wordsFor(
  entry: Entry,
  { key, ending, meant, names }: Name,
): [message: string, hint: string] {
  if (meant !== undefined)
    return [
      "Nothing on the site reads this file.",
      `Did you mean ${code(`${meant}.yaml`)}? Rename it.`,
    ];
  const { name, path } = entry;
  if (entry.isFolder) {
    const pages = pagesIn(entry);
    const isFree = pages.length > 0 && pages.every((page) => !names.has(`${page}.yaml`));
    const home = code(displayPath(dirname(path)));
    return [
      "Nothing on the site reads this folder.",
      isFree ? `Put its pages into ${home} itself, and delete it.` : "Move it elsewhere.",
    ];
  }
  const owner = takenBy(key);
  if (owner !== undefined)
    return [`A page cannot be called ${code(key)}: ${owner}.`, "Rename the file."];
  const original = `${copiedFrom(key)}.yaml`;
  if (names.has(original)) return copyWords(original);
  const right = `${slugOf(key.replace(/\.ya?ml$/, ""))}.yaml`;
  if (ending !== ".yaml" && !/^\.yml$/i.test(ending ?? ""))
    return [
      "This is no page: its name does not end in .yaml.",
      strayHint(name, "page", right, names),
    ];
  if (names.has(right))
    return [`${code(right)} is a page of the same name.`, "Rename or move one of the two files."];
  return ending === ".yaml"
    ? [
        "The name of a page's file is its address: small letters, digits and single hyphens.",
        renameHint(right, names),
      ]
    : ["This is no page: its name does not end in .yaml.", renameHint(right, names)];
}
