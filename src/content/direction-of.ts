/** Scripts that are written from right to left (ISO 15924), those of living languages. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/**
 * Direction of the script in which a language is written; its likeliest, where the tag names none.
 * None for a tag that is no BCP 47 tag.
 */
export function directionOf(language: string): "ltr" | "rtl" | undefined {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return rightToLeft.has(script ?? "") ? "rtl" : "ltr";
  } catch {
    return undefined;
  }
}
