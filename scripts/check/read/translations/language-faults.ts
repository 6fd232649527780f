import { directionOf, isLanguageTag, tagFault } from "../../../../src/content/direction-of.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import type { LanguageFolder } from "../files/content-files.ts";
import { displayPath } from "../files/display-path.ts";
import { code } from "../findings/format.ts";
import { nearest } from "../findings/nearest.ts";
import type { LocatedContent } from "../located.ts";
import { ownPackPath, packTagOf, packTags } from "../packs/read-pack.ts";
import { tagNamed } from "../packs/tag-named.ts";

/**
 * What keeps the folder of a language from being read; undefined if nothing does.
 *
 * @param mayLackPack Whether the language needs no pack yet.
 */
export function languageFault(
  { tag, file }: LanguageFolder,
  { site, pageKeys }: LocatedContent,
  mayLackPack = false,
): Diagnostic | undefined {
  const refuse = (message: string, hint: string) => schemaFinding(file, message, hint);
  const language = site?.root.language?.value;
  if (!isLanguageTag(tag) || tagFault(tag) !== undefined)
    return refuse(`No language has the tag ${code(tag)}.`, tagHint(tag));
  if (tag === language)
    return refuse(
      `The site itself is in the language ${code(tag)}.`,
      "Its words are in the folder of the site: delete this folder, or name it after another language.",
    );
  if (pageKeys.includes(tag))
    return refuse(
      `A page is called ${code(tag)}, and so is the folder of this language in the export.`,
      `Rename ${code(`pages/${tag}.yaml`)}, and write \`formerly: [${tag}]\` in it.`,
    );
  if (mayLackPack || packTagOf(tag) !== undefined) return undefined;
  const script = directionOf(tag) === "rtl" ? ", which is written from right to left" : "";
  return refuse(
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
