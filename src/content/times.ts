import * as z from "zod";
import { isDay, possibleDays } from "./day.ts";
import { withFacts } from "./facts.ts";
import { addFault, refineWith } from "./faults.ts";
import { markAsProse } from "./primitives.ts";
import { correctQuarter, quarterPattern } from "./quarter.ts";

export function day(description: string) {
  const wanted = "Write a date as YYYY-MM-DD, such as 2027-03-31.";
  const field = z.iso
    .date(wanted)
    .check(refineWith((value) => (isDay(value) ? undefined : (dayHint(value) ?? wanted))))
    .describe(`${description} as-day`);
  return withFacts(field, { control: "day" });
}

/** What to write instead of an invalid day, if the text shows what it means. */
function dayHint(text: string): string | undefined {
  const [, year = "", month = "", date = ""] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const meant = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  if (year === "") {
    const [written, other] = possibleDays(text);
    if (other) return `This date can be read in two ways. Write ${written} or ${other}.`;
    return written && `Write \`${written}\`.`;
  }
  if (isDay(meant)) return `Write \`${meant}\`.`;
  const exchanged = [year, date.padStart(2, "0"), month.padStart(2, "0")].join("-");
  if (isDay(exchanged)) return `There is no day ${meant}. Write \`${exchanged}\`.`;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const least = isMonth
    ? `${year}-${month.padStart(2, "0")} ends with day ${last}.`
    : "A year has months from 01 to 12.";
  return `There is no day ${meant}. Write the right day: ${least}`;
}

const momentWords =
  "Write a day, and behind a space the time of 24 hours if there is one, such as 2027-03-31 19:30.";

/** A day, or a day with a time of the clock where the firm is. */
export function moment(description: string) {
  return z.string(momentWords).check(refineWith(momentFault)).describe(`${description} as-moment`);
}

/** What to write instead of an invalid day or time, as far as the text shows what it means. */
function momentFault(written: string): string | undefined {
  const [, date = written, hours, minutes, half] =
    /^(.*\d)(?:T|,? +)(?:\p{L}+ +)?(\d{1,2})[:.h](\d\d)(?::\d\d)? ?(am|pm)?$/iu.exec(written) ?? [];
  const fault = isDay(date) ? undefined : dayHint(date);
  if (hours === undefined) return isDay(date) ? undefined : (fault ?? momentWords);
  const [right = "", other] = isDay(date) ? [date] : possibleDays(date);
  const noon = half && (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const hour = `${noon ?? hours}`.padStart(2, "0");
  if (right === "" || other || Number(hour) > 23 || Number(minutes) > 59)
    return fault ?? momentWords;
  const meant = `${right} ${hour}:${minutes}`;
  return meant === written ? undefined : `Write \`${meant}\`.`;
}

const quarterWords = "Write Q1, Q2, Q3 or Q4 and the year, such as Q4 2027.";

export function quarter(description: string) {
  const field = z
    .string(quarterWords)
    .regex(quarterPattern, quarterWords)
    .superRefine((value, context) => {
      if (quarterPattern.test(value)) return;
      const meant = correctQuarter(value);
      const isSpaced = meant !== undefined && value.replaceAll(/ +/g, " ").trim() === meant;
      const wrong = isSpaced ? "There is a space too many. " : "";
      const message = meant ? `${wrong}Write ${`\`${meant}\``}.` : quarterWords;
      addFault(context, [], message, { rule: "eta-format", fix: meant });
    })
    .describe(description);
  return withFacts(markAsProse(field), { isName: true });
}

export const firstDay = day("first-day-shown");
export const lastDay = day("last-day-shown");
export const reviewed = day("day-somebody-last-read-file");
