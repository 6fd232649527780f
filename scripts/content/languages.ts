import { directionOf, isLanguageTag, tagFault } from "../../src/content/direction-of.ts";
import type { ContentFiles } from "./content-file.ts";
import { type Diagnostic, schemaFinding } from "./diagnostic.ts";
import { displayPath } from "./display-path.ts";
import { code } from "./format.ts";
import { nearest } from "./nearest.ts";
import { ownPackPath, packTagOf, packTags } from "./read-pack.ts";

/**
 * What keeps the folder of a language from being read; undefined if nothing does.
 *
 * @param mayLackPack Whether the language needs no pack yet.
 */
export function languageFault(
  { tag, file }: { tag: string; file: string },
  { site, pageKeys }: ContentFiles,
  mayLackPack = false,
): Diagnostic | undefined {
  const refusal = (message: string, hint: string) => schemaFinding(file, message, hint);
  const language = site?.root.language;
  if (!isLanguageTag(tag) || tagFault(tag) !== undefined)
    return refusal(`No language has the tag ${code(tag)}.`, tagHint(tag));
  if (tag === language)
    return refusal(
      `The site itself is in the language ${code(tag)}.`,
      "Its texts are in the folder of the site: delete this folder, or name it after another language.",
    );
  if (pageKeys.includes(tag))
    return refusal(
      `A page is called ${code(tag)}, and so is the folder of this language in the export.`,
      `Rename ${code(`pages/${tag}.yaml`)}, and write \`formerly: [${tag}]\` in it.`,
    );
  if (mayLackPack || packTagOf(tag) !== undefined) return undefined;
  const script = directionOf(tag) === "rtl" ? ", which is written from right to left" : "";
  return refusal(
    `There is no language pack for ${code(tag)}${script}.`,
    `\`npx faircopy new language ${tag}\` writes ${code(displayPath(ownPackPath(tag)))}, to be filled in.`,
  );
}

/** The tag that is probably meant: by its name, in English or its own language, by its letters, or by a country. */
function tagHint(tag: string): string {
  const [, written] = /^Write `(.*)`\.$/.exec(tagFault(tag) ?? "") ?? [];
  const names = new Map(
    packTags().flatMap((known) =>
      ["en", known].map((reader) => {
        const name = new Intl.DisplayNames(reader, { type: "language" }).of(known) ?? known;
        return [name.toLowerCase(), known] as const;
      }),
    ),
  );
  const word = tag.toLowerCase();
  const meant =
    written ??
    tagNamed(tag) ??
    names.get(nearest(word, names.keys()) ?? "") ??
    packTags().find((known) => word.startsWith(known)) ??
    languageOfCountry(word) ??
    names.get([...names.keys()].find((name) => name.startsWith(word)) ?? "");
  return meant
    ? `Did you mean ${code(meant)}? Rename the folder.`
    : "Rename the folder to a language tag such as fr or pt-BR.";
}

/** The language that most people of a country speak (CLDR), by its code, such as `ja` for `jp`. */
function languageOfCountry(word: string): string | undefined {
  if (!/^[a-z]{2}$/.test(word)) return undefined;
  const { language } = new Intl.Locale(`und-${word}`).maximize();
  return language === "en" ? undefined : language;
}

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

/** The name by which commands know a translated file, such as `about`. */
export function shortName(name: string): string {
  return name.replaceAll(/^.*\/|\.yaml$/g, "");
}
