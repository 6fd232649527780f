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

/** Script in which a language is written (ISO 15924); its likeliest, where the tag names none. */
export function scriptOf(language: string): string | undefined {
  return isLanguageTag(language) ? new Intl.Locale(language).maximize().script : undefined;
}

/** Direction of the script in which a language is written. None for a tag that is no BCP 47 tag. */
export function directionOf(language: string): "ltr" | "rtl" | undefined {
  if (!isLanguageTag(language)) return undefined;
  return rightToLeft.has(scriptOf(language) ?? "") ? "rtl" : "ltr";
}
