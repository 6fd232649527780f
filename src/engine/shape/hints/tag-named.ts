import { tagFault } from "../../../words/direction-of.ts";
import { meantBy } from "./other-names.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * The tag of a language, or the code of a country, by its name in that language or in one that has a pack. Capitals and
 * accents do not matter. `undefined` for other words, and for a tag.
 */
export function tagNamed(
  name: string,
  languages: readonly string[],
  type: "language" | "region" = "language",
): string | undefined {
  if (tagFault(name) === undefined) return undefined;
  const namesIn = (reader: string) => new Intl.DisplayNames(reader, { type, fallback: "none" });
  const readers = ["en", ...languages].map(namesIn);
  const wanted = foldName(name);
  // One with a name in English: others have none in `Intl`.
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const tags = (
    type === "region" ? pairs.map((pair) => pair.toUpperCase()) : [...languages, ...pairs]
  ).filter((tag) => readers[0]?.of(tag) !== undefined);
  const found = tags.find((tag) =>
    [...readers, namesIn(tag)].some((names) => foldName(names.of(tag) ?? "") === wanted),
  );
  // A code of before, such as DD, has the name of the one in its place.
  if (type === "region")
    return found
      ? new Intl.Locale(`und-${found}`).region
      : meantBy(name.replaceAll(".", ""), "countries");
  return found && Intl.getCanonicalLocales(found)[0];
}

/** A name in small letters without accents. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();
}
