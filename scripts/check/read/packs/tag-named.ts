import { tagFault } from "../../../../src/content/direction-of.ts";
import { packTags } from "./read-pack.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * The tag of a language that is named in words: in its own language, or in one that has a pack. Capitals and accents do
 * not matter. `undefined` for other words, and for a tag.
 */
export function tagNamed(words: string): string | undefined {
  if (tagFault(words) === undefined) return undefined;
  const namesIn = (reader: string) =>
    new Intl.DisplayNames(reader, { type: "language", fallback: "none" });
  const readers = ["en", ...packTags()].map(namesIn);
  const wanted = plain(words);
  // A language with a name in English: others have none in `Intl`.
  const tags = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => readers[0]?.of(tag) !== undefined);
  const found = tags.find((tag) =>
    [...readers, namesIn(tag)].some((names) => plain(names.of(tag) ?? "") === wanted),
  );
  return found && Intl.getCanonicalLocales(found)[0];
}

/** A name in small letters without accents. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();
}
