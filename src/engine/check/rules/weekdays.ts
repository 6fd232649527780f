import { possibleDays } from "../../../words/dates/day.ts";
import { foldCase } from "../../../words/fold-case.ts";
import { memoize } from "../../../words/memoize.ts";
import { normalizeInput } from "../../../words/normalize-input.ts";
import { asWeekday, found } from "../../../words/say.ts";
import { anyCase, reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** A date with its year: by the name of the month, or in numbers. */
const date =
  "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er)?(?:\\s(?:of|de))?\\s?\\p{L}[\\p{L}\\p{M}]{2,15}[.,]{0,2}(?:\\sde)?\\s\\p{Nd}{4}|\\p{L}{3,15}\\.?\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s\\p{Nd}{4}|\\p{Nd}{1,2}[./-]\\s?\\p{Nd}{1,2}[./-]\\s?\\p{Nd}{4}|\\p{Nd}{4}-\\p{Nd}\\p{Nd}-\\p{Nd}\\p{Nd}|\\p{Nd}{4}年\\p{Nd}{1,2}月\\p{Nd}{1,2}日";
const article = "(?:(?:the|den|dem|le|el|il|o|de)\\s)?";

/** The names of the days in a language, from Sunday on: in full and short. */
function namesOf(language: string): { full: string[]; short: string[] } {
  const named = (weekday: "long" | "short") => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    // 4 January 1970 was a Sunday.
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)));
  };
  return { full: named("long"), short: named("short").map((name) => name.replace(/\.$/, "")) };
}

/** What finds a date with the day of the week before it, or in brackets behind it, with the names of the days. */
const datesIn = memoize((language) => {
  const { full, short } = namesOf(language);
  // A Czech "po" is a Monday, or "after".
  const plain = short.filter((name) => name.length > 2 || /^\p{Lu}/u.test(name));
  const oneOf = (names: readonly string[]) => anyCase([...names.map(foldCase), "\0"]);
  const [any, sure, cut] = [[...full, ...short], [...full, ...plain], short].map(oneOf);
  const before = `(?<![\\p{L}\\p{M}\\p{N}])ב?(?:(${sure})[,،]?|(${cut})[.,]{1,2})\\s\\(?${article}(${date})`;
  const behind = `(${date})\\s?[(（](${any})\\.?[)）]`;
  return {
    full,
    short,
    pattern: new RegExp(`(?:${before}|${behind})(?![\\p{L}\\p{N}])`, "giu"),
    // Of several days, the date may mean another.
    another: new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})\\P{Nd}{1,8}$`, "iu"),
  };
});

export function checkWeekday(context: UndatedContext): void {
  const { language } = context.site ?? {};
  if (language === undefined) return;
  const { full, short, pattern, another } = datesIn(language);
  reportMatches(context, context.ownProse, pattern, (match, { value }) => {
    const [, sure, cut, first, second, last] = match;
    const name = sure ?? cut ?? last ?? "";
    const written = normalizeInput(first ?? second ?? "").replaceAll(/\s+/g, " ");
    const [day, other] = possibleDays(written);
    if (day === undefined || other || !written.includes(day.slice(0, 4))) return undefined;
    const right = new Date(day).getUTCDay();
    const isIn = (names: readonly string[]) => names.map(foldCase).includes(foldCase(name));
    if (isIn([full[right], short[right]].map(String))) return undefined;
    // Where people write "Sat", a "sat" is a word.
    const isWord = !isIn(full) && name === foldCase(name) && !short.includes(name);
    if (isWord || another.test(value.slice(Math.max(0, match.index - 30), match.index)))
      return undefined;
    const meant = `${full[right]}`;
    return found("words.weekday", { day, weekday: asWeekday(day), name, meant });
  });
}
