import { toDialled } from "../../../words/addresses/telephone.ts";
import { isLanguageTag } from "../../../words/direction-of.ts";
import { memoize } from "../../../words/memoize.ts";

/** By language with several ways to write dates and times: its countries, each with the code of its telephone numbers. */
const regions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { US: 1, CA: 1, GB: 44, IE: 353, AU: 61, NZ: 64, IN: 91, SG: 65, ZA: 27 },
  pt: { PT: 351, BR: 55, AO: 244, MZ: 258 },
  de: { DE: 49, AT: 43, CH: 41, LI: 423 },
  fr: { FR: 33, BE: 32, CH: 41, CA: 1, LU: 352 },
  es: { ES: 34, MX: 52, AR: 54, CO: 57, CL: 56, PE: 51, EC: 593, UY: 598 },
  ar: {
    ...{ EG: 20, SA: 966, AE: 971, JO: 962, LB: 961, SY: 963, IQ: 964, KW: 965, QA: 974, BH: 973 },
    ...{ OM: 968, YE: 967, PS: 970, LY: 218, SD: 249, TN: 216, DZ: 213, MA: 212 },
  },
};

/** The countries of a language; none for a language with one way, and for a tag with a country. */
export function regionsOf(language: string): readonly string[] {
  return Object.keys(regions[language] ?? {});
}

/** The language as it is written in the country of a telephone number; undefined where that is not known. */
export function regionalTag(language: string, number: string): string | undefined {
  const own = regions[language];
  // Firms of all countries write English, and have no other way to name theirs.
  const known = language === "en" ? [own, ...Object.values(regions)] : [own];
  const isMeant = ([, code]: readonly [string, number]) => number.startsWith(`+${code}`);
  const found = known.flatMap((one = {}) => Object.entries(one)).find(isMeant);
  return found && `${language}-${found[0]}`;
}

/** The codes of telephone numbers by country, with those of languages that have one way to write. */
const codes: Readonly<Record<string, number>> = Object.assign(
  { IT: 39, NL: 31, PL: 48, IL: 972 },
  ...Object.values(regions),
);

/**
 * A number without a country's code as it is dialled from abroad, where the site says in which country it is; with that
 * country, if only the language says so.
 */
export function dialledAbroad(
  written: string,
  said: SaidOfCountry,
): { number: string; region?: string } | undefined {
  if (/^\s*(?:\+|00)/.test(written)) return undefined;
  const { language, address, numbers } = said;
  const named = countryIn(address, language, Object.keys(codes));
  const dialled = Object.values(codes).find((code) =>
    numbers.some((number) => number.startsWith(`+${code}`)),
  );
  const [, region = ""] = language.split("-");
  const sure = codes[named ?? ""] ?? dialled;
  const code = sure ?? codes[region];
  // Only the plus sign is missing from one that is too long for a number inside the country.
  const digits = written.replaceAll(/\D/g, "");
  const isWhole = digits.length > 10 && digits.startsWith(`${code}`);
  const number = code ? toDialled(`+${isWhole ? "" : code}${written}`) : undefined;
  if (!number) return undefined;
  return { number, ...(!sure && { region }) };
}

/** The country that a line of an address is, in the site's language or in English. */
function countryIn(
  address: readonly string[],
  language: string,
  countries: readonly string[],
): string | undefined {
  // What is no tag has its own message.
  const tags = [language, "en"].filter(isLanguageTag);
  const names = tags.map((tag) => new Intl.DisplayNames(tag, { type: "region" }));
  return countries.find((country) => names.some((name) => address.includes(`${name.of(country)}`)));
}

/** What tells in which country a place is: the site's language, lines of an address, and other numbers. */
interface SaidOfCountry {
  language: string;
  address: readonly string[];
  numbers: readonly string[];
}

/** The countries of the European Union, and the codes of their telephone numbers. */
const union = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE"],
  ...["IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
];
const unionNumber = /^\+(?:3(?:[0-469]|5[1-36-9]|7[0-2]|8[56])|4(?:[03568]|2[01]|9))/;

/** Whether an address is in the European Union, by its country or else by its first telephone number. */
export function isInUnion(language: string, address: readonly string[], number: string): boolean {
  return countryIn(address, language, union) !== undefined || unionNumber.test(number);
}

/** How a language writes a day and a time. */
export const dateSample = memoize((tag) => {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tag, options).format(Date.UTC(2027, 0, 4, 17));
});
