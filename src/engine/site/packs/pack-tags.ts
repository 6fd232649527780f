import { isLanguageTag, scriptOf } from "../../../words/direction-of.ts";
import { memoize } from "../../../words/memoize.ts";
import { shippedTags } from "../../package-files.ts";
import { type Files, type FolderEntry, pathIn } from "../files/file-set.ts";
import { readOptionalFolder } from "../files/folder.ts";

/** Path of the owner's pack of a language, if there is one. */
export const ownPackPath = ({ packs }: Files, tag: string): string =>
  pathIn(packs.folder, `${tag}.yaml`);

/** The files of the owner's packs. */
export const ownPacks = (files: Files): FolderEntry[] =>
  files.packs.areShipped ? [] : readOptionalFolder(files, files.packs.folder).entries;

/** Tags of the languages that have a pack, of this package's or the owner's. */
export function packTags(files: Files): string[] {
  // Not copies, nor what systems leave next to files.
  const own = ownPacks(files).flatMap(({ name }) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return [...new Set([...shippedTags(), ...own.filter(isLanguageTag)])].sort();
}

/** Tag of a language's pack: its whole tag, or the first parts of that in the same script: `pt-BR`, then `pt`. */
export function packTagOf(files: Files, language: string): string | undefined {
  return packChain(files, language)[0];
}

const knownScript = memoize(scriptOf);

/** Tags of the packs that lie over each other for a language, the first on top; the English one is below all. */
export function packChain(files: Files, language: string): string[] {
  const tags = packTags(files);
  const parts = language.split("-");
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join("-"))
    .filter((tag) => tags.includes(tag) && knownScript(tag) === knownScript(language));
}
