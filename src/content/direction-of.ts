/** Scripts that are written from right to left (ISO 15924), those of living languages. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** Whether a text is a BCP 47 tag, so that browsers and `Intl` take it for a language. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Whether a language tag is one of English. */
export function isEnglish(language: string): boolean {
  return /^en(-|$)/.test(language);
}

/** Script in which a language is written (ISO 15924); its likeliest, where the tag names none. */
export function scriptOf(language: string): string | undefined {
  return isLanguageTag(language) ? new Intl.Locale(language).maximize().script : undefined;
}

/** Direction of the script in which a language is written. None for a tag that is no BCP 47 tag. */
export function directionOf(language: string): "ltr" | "rtl" | undefined {
  if (!isLanguageTag(language)) return undefined;
  return rightToLeft.has(scriptOf(language) ?? "") ? "rtl" : "ltr";
}

/** Tags as they are written here: small letters for the language, then its subtags. */
export const tagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** What is wrong with the tag of a language, and what to write instead; nothing where it is one in use. */
export function tagFault(tag: string): string | undefined {
  const wanted = "Write a language tag such as en or pt-BR.";
  const written = tag.trim().replaceAll("_", "-");
  const [first = ""] = written.split("-");
  if (!isLanguageTag(written) && tagPattern.test(written))
    return "Write the language first, then at most one script and one region, such as sr-Latn-RS.";
  if (!isLanguageTag(written) || first.length > 3) return wanted;
  const [current = written] = Intl.getCanonicalLocales(written);
  // All languages of two letters have names; of three letters there are more than programs know.
  if (first.length === 2 && !named(current)) return `No language has the tag ${first}. ${wanted}`;
  const isOther = current.toLowerCase() !== tag.toLowerCase() || !tagPattern.test(tag);
  return isOther ? `Write \`${current}\`.` : undefined;
}

function named(tag: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names.of(new Intl.Locale(tag).language) !== undefined;
}
