import { type Fault, faultText, toWrite } from "./fault.ts";
import { lazy, memoize } from "./memoize.ts";
import { say } from "./say.ts";

/** Scripts of living languages that are written from right to left (ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** A letter of a script that is written from right to left. */
export const letterFromRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text is a BCP 47 tag, which browsers and `Intl` accept as a language. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Whether a language tag means English. */
export function isEnglish(language: string): boolean {
  return /^en(-|$)/.test(language);
}

/** Script of a language (ISO 15924): the likeliest one if the tag has no script. */
export function scriptOf(language: string): string | undefined {
  return isLanguageTag(language) ? new Intl.Locale(language).maximize().script : undefined;
}

/** Direction of a language's script; `undefined` for an invalid BCP 47 tag. */
export function directionOf(language: string): "ltr" | "rtl" | undefined {
  if (!isLanguageTag(language)) return undefined;
  return rightToLeft.has(scriptOf(language) ?? "") ? "rtl" : "ltr";
}

/** The language of a part with the direction of its script; nothing if it is the site's. */
export function partLanguageOf(lang: string | undefined) {
  return lang === undefined ? {} : { lang, dir: directionOf(lang) };
}

/** Tags as content writes them: the language in lower case, then its subtags. */
export const tagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** What is wrong with a language tag, and what to write instead; `undefined` if the tag is in use. */
export function tagFault(tag: string): Fault | undefined {
  const written = tag.trim().replaceAll("_", "-");
  const [first = ""] = written.split("-");
  if (!isLanguageTag(written) && tagPattern.test(written))
    return { message: say("texts.tag-order") };
  if (!isLanguageTag(written) || first.length > 3) return { message: say("texts.tag") };
  const [current = written] = Intl.getCanonicalLocales(written);
  // `Intl` has names for all languages with two letters, but not for all with three.
  if (first.length === 2 && !hasName(current))
    return { message: faultText("texts.tag-unused", { tag: first }) };
  const isOther = current.toLowerCase() !== tag.toLowerCase() || !tagPattern.test(tag);
  return isOther ? toWrite(current) : undefined;
}

/** The names of languages, which take long to load. */
const names = lazy(() => new Intl.DisplayNames("en", { type: "language", fallback: "none" }));

const hasName = memoize((tag) => names().of(new Intl.Locale(tag).language) !== undefined);
