import * as z from "zod";
import { refineWith, saying } from "./add-fault.ts";
import { inThisCentury, isDay, joinDay, possibleDays } from "./day.ts";
import { type Fault, faultText, toWrite } from "./fault.ts";
import { withFacts } from "./field-facts.ts";
import { markAsProse } from "./primitives.ts";
import { correctQuarter, quarterPattern } from "./quarter.ts";
import { say } from "./say.ts";

export function day(description: string) {
  const field = z.iso
    .date(saying("days.day"))
    .check(refineWith((value) => (isDay(value) ? undefined : (dayFault(value) ?? say("days.day")))))
    .describe(`${description} as-day`);
  return withFacts(field, { control: "day" });
}

/** What to write instead of an invalid day, if the text shows what it means. */
function dayFault(text: string): Fault | undefined {
  const [, year = "", month = "", date = ""] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const meant = inThisCentury(joinDay(year, month, date));
  if (year === "") {
    const [written, other] = possibleDays(text);
    if (written && other) return { message: faultText("days.two-ways", { one: written, other }) };
    return written ? toWrite(written) : undefined;
  }
  if (isDay(meant)) return toWrite(meant);
  const exchanged = joinDay(year, date, month);
  const wrong = say("days.no-day.message", { day: `${meant}` });
  if (isDay(exchanged)) return toWrite(exchanged, wrong);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth) return { message: `${wrong}\n${say("days.months")}` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const end = { month: `${year}-${month.padStart(2, "0")}`, last };
  return { message: faultText("days.no-day", { day: `${meant}`, ...end }) };
}

/** A day, or a day with a time of the clock where the firm is. */
export function moment(description: string) {
  return z
    .string(saying("days.moment"))
    .check(refineWith(momentFault))
    .describe(`${description} as-moment`);
}

/** What to write instead of an invalid day or time, as far as the text shows what it means. */
function momentFault(written: string): Fault | string | undefined {
  const [, date = written, hours, minutes = "00", sign = ""] =
    /^(.*\d)(?:T|,? +)(?:\p{L}+ +)?(\d{1,2})(?:[:.h](\d\d)(?::\d\d)?|(?= ?[ahpu]))(?: ?(am|pm|h|uhr))?$/iu.exec(
      written,
    ) ?? [];
  const fault = isDay(date) ? undefined : dayFault(date);
  if (hours === undefined) return isDay(date) ? undefined : (fault ?? say("days.moment"));
  const [right = "", other] = isDay(date) ? [date] : possibleDays(date);
  const noon = /m$/i.test(sign) ? (Number(hours) % 12) + (/^p/i.test(sign) ? 12 : 0) : undefined;
  const hour = `${noon ?? hours}`.padStart(2, "0");
  if (right === "" || other || Number(hour) > 23 || Number(minutes) > 59)
    return fault ?? say("days.moment");
  const meant = `${right} ${hour}:${minutes}`;
  return meant === written ? undefined : toWrite(meant);
}

function quarterFault(written: string): Fault | undefined {
  if (quarterPattern.test(written)) return undefined;
  const rule = "eta-format";
  const meant = correctQuarter(written);
  if (meant === undefined) return { message: say("days.quarter"), rule };
  const isSpaced = written.replaceAll(/ +/g, " ").trim() === meant;
  const wrong = isSpaced ? say("days.quarter-space") : undefined;
  return { ...toWrite(meant, wrong), fix: meant, rule };
}

export function quarter(description: string) {
  const field = z
    .string(saying("days.quarter"))
    .regex(quarterPattern, saying("days.quarter"))
    .check(refineWith(quarterFault))
    .describe(description);
  return withFacts(markAsProse(field), { isName: true });
}

export const firstDay = day("first-day-shown");
export const lastDay = day("last-day-shown");
export const reviewed = day("day-somebody-last-read-file");
