import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isLanguageTag, scriptOf } from "../../src/content/direction-of.ts";
import { packageRoot } from "../package.ts";

/** The folder of the language packs, each a file named after the language's tag. */
export const packFolder = join(packageRoot, "languages");

/** Path of the owner's pack of a language, in `languages` or the folder of `LANGUAGES_DIR`, if there is one. */
export function ownPackPath(tag: string): string {
  return join(resolve(process.env["LANGUAGES_DIR"] || "languages"), `${tag}.yaml`);
}

/** Tags of the languages that have a pack, of this package's or the owner's. */
export function packTags(): string[] {
  const folders = [packFolder, dirname(ownPackPath("en"))].filter(existsSync);
  const files = folders.flatMap((folder) => readdirSync(folder));
  const tags = files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => basename(file, ".yaml"))
    // Not copies, nor what systems leave next to files.
    .filter(isLanguageTag);
  return [...new Set(tags)].sort();
}

/** Tag of a language's pack: its whole tag, or the first parts of that in the same script: `pt-BR`, then `pt`. */
export function packTagOf(language: string): string | undefined {
  return packChain(language)[0];
}

/** Tags of the packs that lie over each other for a language, the first on top; the English one is below all. */
export function packChain(language: string): string[] {
  const tags = packTags();
  const parts = language.split("-");
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join("-"))
    .filter((tag) => tags.includes(tag) && scriptOf(tag) === scriptOf(language));
}
