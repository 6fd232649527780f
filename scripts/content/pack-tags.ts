import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { isLanguageTag, scriptOf } from "../../src/content/direction-of.ts";
import { lazy, memoize } from "../../src/content/memoize.ts";
import { packageRoot } from "../package.ts";
import { displayPath } from "./display-path.ts";

/** The folder of the language packs, each a file named after the language's tag. */
export const packFolder = join(packageRoot, "languages");

/** The folder of the owner's packs, as diagnostics show it: `languages`, or what `LANGUAGES_DIR` names. */
export const ownPackFolder = (): string =>
  displayPath(resolve(process.env["LANGUAGES_DIR"] || "languages"));

/** Path of the owner's pack of a language, as diagnostics show it, if there is one. */
export const ownPackPath = (tag: string): string => `${ownPackFolder()}/${tag}.yaml`;

/** Whether the owner's packs are others than those of this package. */
export const hasOwnPacks = (): boolean => resolve(ownPackFolder()) !== packFolder;

/** Tags of the languages that have a pack, of this package's or the owner's. */
export function packTags(): string[] {
  const own = ownPackFolder();
  if (!hasOwnPacks() || !existsSync(own)) return shippedTags();
  try {
    return [...new Set([...shippedTags(), ...tagsIn(own)])].sort();
  } catch {
    // A finding says that the folder cannot be read.
    return shippedTags();
  }
}

/** No pack comes into this package while it runs. */
const shippedTags = lazy(() => tagsIn(packFolder).sort());

function tagsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  // Not copies, nor what systems leave next to files.
  return files.map((file) => basename(file, ".yaml")).filter(isLanguageTag);
}

/** Tag of a language's pack: its whole tag, or the first parts of that in the same script: `pt-BR`, then `pt`. */
export function packTagOf(language: string): string | undefined {
  return packChain(language)[0];
}

const knownScript = memoize(scriptOf);

/** Tags of the packs that lie over each other for a language, the first on top; the English one is below all. */
export function packChain(language: string): string[] {
  const tags = packTags();
  const parts = language.split("-");
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join("-"))
    .filter((tag) => tags.includes(tag) && knownScript(tag) === knownScript(language));
}
