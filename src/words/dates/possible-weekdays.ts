import { foldCase } from "../fold-case.ts";
import { memoize } from "../memoize.ts";
import { packLanguages } from "./day.ts";

const keys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const widths = ["long", "short", "narrow"] as const;
const before =
  /^(?:(?:from|von|du|de|da|dal|van|od|från|dari|від|з|із|من|מ-?)\s+|从)|^(?:every|each|on|am|jeden|immer|tous les|chaque|le|todos los|cada|ogni|il|elke|op|co|każdy|w|todas as|toda|כל|ב|كل|يوم|हर|ప్రతి)\s+/iu;
const behind = /\s?(?:まで|까지)$/u;
/** What stands between the first and the last day of a range. The hyphen comes last, as names of days can have it. */
const between = [
  /(?<!\s)\s+(?:[-–—]|to|till?|until|bis|au|a|à|al|tot|do|až|sampai|hingga|s\.?d\.?|até|до|по|إلى|עד|से)\s+|(?:(?<!\s)\s+)?(?:[–—~～〜至到]|から|부터)\s*/u,
  /-/,
];
const divider =
  /(?:(?<!\s)\s+)?(?:[,;/+&、，・]|\s(?:and|und|et|y|e|en|i|och|dan|ve|і|й|та|و|और)\s)\s*/u;
/** A divider between Czech days. "a" is "and" there, and stands between the ends of a range elsewhere. */
const czechDivider = /(?:(?<!\s)\s+)?(?:[,;/+&]|\sa\s)\s*/u;

/**
 * The keys of `hours` that days as people write them can mean, such as `mon-fri` for `lun-ven`, in the languages of the
 * packs that know most of them: several where these languages differ.
 */
export function possibleWeekdays(written: readonly string[]): ReadonlyMap<string, string[]> {
  const found = packLanguages.map((language) => written.map((key) => keyIn(language, key)));
  const counts = found.map((all) => all.filter((key) => key !== undefined).length);
  const best = found.filter((_, index) => counts[index] === Math.max(...counts));
  return new Map(
    written.map((key, index) => [key, [...new Set(best.flatMap((all) => all[index] ?? []))]]),
  );
}

/** Names of the days in a language, from Monday on, by their width. */
const namesIn = memoize((language) =>
  widths.map((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    // 5 January 1970 was a Monday.
    return keys.map((_, day) => fold(format.format(Date.UTC(1970, 0, 5 + day))));
  }),
);

/** A name in small letters, without accents, marks of a short form, the Hebrew word for a day and the Arabic article. */
const fold = (name: string) =>
  foldCase(
    name
      .normalize("NFD")
      .replaceAll(/\p{M}|[.'’ʼ׳]/gu, "")
      .normalize("NFC"),
  )
    .replace(/^(?:יום\s+|ال)/, "")
    // Chinese has two words for Sunday.
    .replace(/^(周|星期)天$/, "$1日");

function keyIn(language: string, written: string): string | undefined {
  const ranges = written
    // Each pattern would look at a long row of spaces again from each of its places.
    .replaceAll(/\s+/g, " ")
    .replace(before, "")
    .replace(behind, "")
    .split(language === "cs" ? czechDivider : divider)
    .map((range) => rangeIn(namesIn(language), range));
  return ranges.every((range) => range !== undefined) ? ranges.join(",") : undefined;
}

function rangeIn(names: readonly string[][], written: string): string | undefined {
  for (const joint of [undefined, ...between]) {
    const days = (joint ? written.split(joint) : [written]).map((name) =>
      dayIn(names, fold(name.trim())),
    );
    if (days.length < 3 && days.every((day) => day !== undefined)) return days.join("-");
  }
  return undefined;
}

/** The day of a name, of its first letters, or of its plural. */
function dayIn(names: readonly string[][], word: string): string | undefined {
  if (word === "") return undefined;
  const isName = (name: string) => name === word;
  // Turks cut the names to three letters, not to two: `Sa` is a Saturday elsewhere.
  const isCut = names !== namesIn("tr") || word.length > 2;
  const isLonger = (name: string) => isCut && name.startsWith(word);
  // A French `dim` is no plural of a German `Di`.
  const isPlural = (name: string) => name.length > 2 && word.replace(/\p{L}$/u, "") === name;
  const keysWhere = (is: (name: string) => boolean, list: readonly string[] = []) =>
    keys.filter((_, day) => is(`${list[day]}`));
  const [long, short, narrow] = names;
  const found = [
    ...[long, short, narrow].map((list) => keysWhere(isName, list)),
    keysWhere(isLonger, long),
    ...[long, short].map((list) => keysWhere(isPlural, list)),
  ].find((days) => days.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}
