import { tagFault } from "../../../src/content/direction-of.ts";
import { packTags } from "../pack-tags.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * The tag of a language by its name, in that language or in one that has a pack. Capitals and accents do not matter.
 * `undefined` for other words, and for a tag.
 */
export function tagNamed(name: string): string | undefined {
  if (tagFault(name) === undefined) return undefined;
  const languageNames = (reader: string) =>
    new Intl.DisplayNames(reader, { type: "language", fallback: "none" });
  const readers = ["en", ...packTags()].map(languageNames);
  const wanted = foldName(name);
  // A language with a name in English: others have none in `Intl`.
  const tags = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => readers[0]?.of(tag) !== undefined);
  const found = tags.find((tag) =>
    [...readers, languageNames(tag)].some((names) => foldName(names.of(tag) ?? "") === wanted),
  );
  return found && Intl.getCanonicalLocales(found)[0];
}

/** A name in small letters without accents. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();
}
