import type { Content } from "../../../site/data/content.ts";
import { isLanguageTag } from "../../../words/direction-of.ts";
import { memoize } from "../../../words/memoize.ts";

/** How days, times and numbers are written: as a site's language is in the firm's country, else in that of its main one. */
export function siteLocale({ site, languages = {} }: Pick<Content, "site" | "languages">): string {
  const [[main] = []] = Object.values(languages);
  return localeIn(site.language, site.contact.country, main?.tag);
}

/** The locale of a language in a country, or else in that where the main language is spoken most. */
export function localeIn(language: string, country?: string, main = language): string {
  // English is at home in many countries.
  const isTold = main !== language && main !== "en" && isLanguageTag(main);
  const region = country ?? (isTold ? new Intl.Locale(main).maximize().region : "");
  // The panel shows files before they are checked.
  if (!isLanguageTag(language)) return "en";
  return /^([A-Z]{2}|\d{3})$/i.test(`${region}`) ? inCountry(`${language} ${region}`) : language;
}

const inCountry = memoize((words) => {
  const [language = "", region = ""] = words.split(" ");
  const own = new Intl.Locale(language);
  const there = new Intl.Locale(language, { region });
  // Chinese has other letters in other countries.
  if (own.region || there.maximize().script !== own.maximize().script) return language;
  const known = new Intl.DateTimeFormat(`${there}`).resolvedOptions().locale;
  if (known === `${there}`) return known;
  // Elsewhere people write English as most of the world does, not as in America.
  return own.language === "en" ? "en-001" : language;
});
