import { directionOf, isLanguageTag, tagFault } from "../../words/direction-of.ts";
import { found, say } from "../../words/say.ts";
import { type Diagnostic, type FindingText, schemaFinding } from "../diagnostic.ts";
import { nearest } from "../nearest.ts";
import { tagNamed } from "../shape/index.ts";
import type { Files } from "./files/file-set.ts";
import type { ContentFiles } from "./loaded-language.ts";
import { ownPackPath, packTagOf, packTags } from "./packs/pack-tags.ts";

/**
 * What keeps the folder of a language from being read; undefined if nothing does.
 *
 * @param mayLackPack Whether the language needs no pack yet.
 */
export function languageFault(
  host: Files,
  { tag, file }: { tag: string; file: string },
  { site, pageKeys }: ContentFiles,
  mayLackPack = false,
): Diagnostic | undefined {
  const refusal = (text: FindingText) => schemaFinding(file, text);
  const language = site?.root.language;
  if (!isLanguageTag(tag) || tagFault(tag) !== undefined)
    return refusal({
      message: say("language-folders.no-language", { tag }),
      hint: tagHint(host, tag),
    });
  if (tag === language) return refusal(found("language-folders.own", { tag }));
  if (pageKeys.includes(tag)) return refusal(found("language-folders.page", { tag }));
  if (mayLackPack || packTagOf(host, tag) !== undefined) return undefined;
  const direction = directionOf(tag) ?? "ltr";
  const pack = ownPackPath(host, tag);
  return refusal(found("language-folders.no-pack", { tag, direction, file: pack }));
}

function tagHint(host: Files, tag: string): string {
  const meant = meantTag(host, tag);
  return meant ? say("language-folders.meant", { tag: meant }) : say("language-folders.rename");
}

/** The tag that is probably meant: by its name, in English or its own language, by its letters, or by a country. */
export function meantTag(host: Files, tag: string): string | undefined {
  const [written] = [tag.trim().replaceAll("_", "-")]
    .filter(isLanguageTag)
    .flatMap((one) => Intl.getCanonicalLocales(one))
    .filter((one) => tagFault(one) === undefined);
  const names = new Map(
    packTags(host).flatMap((known) =>
      ["en", known].map((reader) => {
        const name = new Intl.DisplayNames(reader, { type: "language" }).of(known) ?? known;
        return [name.toLowerCase(), known] as const;
      }),
    ),
  );
  const word = tag.toLowerCase();
  return (
    written ??
    tagNamed(tag, packTags(host)) ??
    names.get(nearest(word, names.keys()) ?? "") ??
    packTags(host).find((known) => word.startsWith(known)) ??
    languageOfCountry(word) ??
    names.get([...names.keys()].find((name) => name.startsWith(word)) ?? "")
  );
}

/** The language that most people of a country speak (CLDR), by its code, such as `ja` for `jp`. */
function languageOfCountry(word: string): string | undefined {
  if (!/^[a-z]{2}$/.test(word)) return undefined;
  const { language } = new Intl.Locale(`und-${word}`).maximize();
  return language === "en" ? undefined : language;
}

/** The name by which commands know a translated file, such as `about`. */
export function shortName(name: string): string {
  return name.replaceAll(/^.*\/|\.yaml$/g, "");
}
