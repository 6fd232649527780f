import { possibleDays } from "./day.ts";

const ends = ["03-31", "06-30", "09-30", "12-31"] as const;

/** A quarter of a year as content writes it: `Q4 2027`. */
export const quarterPattern = /^Q([1-4]) (\d{4})$/;

/** Quarter and year of a text such as `Q4 2027`; `undefined` for any other text. */
export function quarterOf(text: string): { quarter: 1 | 2 | 3 | 4; year: number } | undefined {
  const match = quarterPattern.exec(text);
  return match ? { quarter: Number(match[1]) as 1 | 2 | 3 | 4, year: Number(match[2]) } : undefined;
}

// How the languages of the packs name a quarter, and number it.
const word =
  "(?:q|t|k|kw|(?:qu|kw|kv|ku)art[\\p{L}\\p{M}]*|trim[\\p{L}\\p{M}]*|triwulan|čtvrtletí|(?:ال)?ربع|רבעון|ति(?:माही)?|త్రై[\\p{L}\\p{M}]*|ç(?:eyre[kğ]\\p{L}*)?|кв\\p{L}*)";
const numerals = [
  "1 i الأول första",
  "2 ii الثاني andra",
  "3 iii الثالث tredje",
  "4 iv الرابع fjärde",
].map((all) => all.split(" "));
const number = `(${numerals
  .flat()
  .sort((a, b) => b.length - a.length)
  .join("|")})(?:er|[oae]|st|nd|rd|th|ème|-?й)?`;
const gap = "[\\s\\p{P}]*";
const numbered = `(?:${word}${gap}${number}|${number}${gap}${word})`;
const spelling = new RegExp(
  `^${gap}(?:${numbered}${gap}(?:(?:of|de|di|del|van) )?(20\\d\\d)(?:\\sр(?:оку)?)?|(20\\d\\d)${gap}${numbered})${gap}$`,
  "iu",
);

/** The quarter that another spelling certainly means: `q4  2027`, `2027/Q4`, `T4 2027`, `4. Quartal 2027`. */
export function correctQuarter(text: string): string | undefined {
  // On Ukrainian keyboards the numeral I is a letter of Cyrillic.
  const latin = text.normalize("NFKC").replaceAll(/і/giu, "I");
  const [, one, two, behind, before, three, four] = spelling.exec(latin) ?? [];
  const written = (one ?? two ?? three ?? four)?.toLowerCase() ?? "";
  const [numeral] = numerals.find((all) => all.includes(written)) ?? [];
  if (numeral) return `Q${numeral} ${behind ?? before}`;
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?$/.exec(text.trim()) ?? [];
  const [day = `${year}-${month}`, other] = month ? [] : possibleDays(`1 ${text.trim()}`);
  return /^20/.test(day) && !other
    ? `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`
    : undefined;
}

/** Last day of a quarter such as `Q4 2027`, as YYYY-MM-DD; `undefined` for any other text. */
export function quarterEnd(text: string): string | undefined {
  const found = quarterOf(text);
  return found && `${text.slice(-4)}-${ends[found.quarter - 1]}`;
}
