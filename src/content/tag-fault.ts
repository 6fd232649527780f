import { isLanguageTag } from "./direction-of.ts";

/** Tags as they are written here: small letters for the language, then its subtags. */
export const tagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** What is wrong with the tag of a language, and what to write instead; nothing where it is one in use. */
export function tagFault(tag: string): string | undefined {
  const written = tag.trim().replaceAll("_", "-");
  const [first = ""] = written.split("-");
  if (!isLanguageTag(written))
    return tagPattern.test(written)
      ? "Write the language first, then at most one script and one region, such as sr-Latn-RS."
      : "Write a language tag such as en or pt-BR.";
  const [current = written] = Intl.getCanonicalLocales(written);
  const isOther = current.toLowerCase() !== tag.toLowerCase() || !tagPattern.test(tag);
  if (first.length > 3) return "Write a language tag such as en or pt-BR.";
  // All languages of two letters have names; of three letters there are more than programs know.
  if (first.length === 2 && !named(current))
    return `No language has the tag ${first}. Write a language tag such as en or pt-BR.`;
  return isOther ? `Write \`${current}\`.` : undefined;
}

function named(tag: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names.of(new Intl.Locale(tag).language) !== undefined;
}
