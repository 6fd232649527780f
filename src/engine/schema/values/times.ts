import * as z from "zod";
import {
  addYears,
  type Day,
  daysBetween,
  inThisCentury,
  isDay,
  joinDay,
  possibleDays,
} from "../../../words/dates/day.ts";
import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { correctQuarter, quarterPattern } from "../../../words/dates/quarter.ts";
import { type Fault, faultText, toWrite } from "../../../words/fault.ts";
import { commas, found, say } from "../../../words/say.ts";
import { addFault, refineWith } from "./add-fault.ts";
import { withFacts } from "./field-facts.ts";
import { describedAs, markAsProse } from "./primitives.ts";

export function day(description = "") {
  const field = z.iso
    .date(say("days.day"))
    .check(
      refineWith((value) => (isDay(value) ? undefined : (dayFault(value) ?? say("days.day")))),
    );
  return withFacts(describedAs(field, description), { control: "day", note: "as-day" });
}

/** Reports a last day that is before the first, as `until` of a group. */
export function refuseOrder(
  { from = "", until = "" }: { from?: string | undefined; until?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (!isDay(from) || !isDay(until) || until >= from) return;
  const later = inNextYear(from, until);
  const { message, hint } = found("hours.last-before-first");
  const right = later ? say("texts.write", { meant: later }) : hint;
  addFault(context, ["until"], `${message}\n${right}`);
}

/** A last day that is meant a year later, as over New Year; undefined where it is nearer to the first as it is. */
export function inNextYear(from: Day, until: Day): Day | undefined {
  const later = addYears(until, 1);
  return later >= from && daysBetween(from, later) < daysBetween(until, from) ? later : undefined;
}

/** The moment that a spreadsheet has as a number: days from 30 December 1899 (ECMA-376, 18.17.4.1), of 2000 to 2099. */
function momentOfSerial(written: string): string | undefined {
  const serial = /^\d{5}(?:\.\d{1,12})?$/.test(written) ? Number(written) : 0;
  if (serial < 36_526 || serial >= 73_051) return undefined;
  const minutes = Math.round((serial % 1) * 1440);
  const day = new Date(Date.UTC(1899, 11, 30 + Math.floor(serial), 0, minutes)).toISOString();
  return minutes > 0 ? day.slice(0, 16).replace("T", " ") : day.slice(0, 10);
}

/** What to write instead of an invalid day, if the text shows what it means. */
function dayFault(text: string): Fault | undefined {
  const [, year = "", month = "", date = ""] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const meant = inThisCentury(joinDay(year, month, date));
  if (year === "") {
    const [written = momentOfSerial(text)?.slice(0, 10), other] = possibleDays(text);
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
export function moment() {
  const field = z.string(say("days.moment")).check(
    refineWith((written) => {
      const fault = momentFault(written);
      return fault && (beginAndEnd(written) ?? fault);
    }),
  );
  return withFacts(field, { control: "moment", note: "as-moment" });
}

/** What to write instead of an invalid day or time, as far as the text shows what it means. */
function momentFault(written: string): Fault | string | undefined {
  const ofSerial = momentOfSerial(written);
  if (ofSerial) return toWrite(ofSerial);
  const [, date = written, hours, minutes = "00", sign = ""] =
    /^(.*\d)(?:T|,? +)(?:\p{L}+ +)?(\d{1,2})(?:[:.h](\d\d)(?::\d\d(?:\.\d{1,6})?)?|(?= ?[ahpu]))(?: ?(am|pm|h|uhr))?$/iu.exec(
      // Other programs write the zone behind it.
      written.replace(/(?<=T[\d:.]{4,16})(?:Z|[+-]\d\d:?\d\d)$/, ""),
    ) ?? [];
  const fault = isDay(date) ? undefined : dayFault(date);
  // A day alone would lose the time.
  const isTimed = /\d:\d\d/.test(written);
  if (hours === undefined)
    return isDay(date) ? undefined : (!isTimed && fault) || say("days.moment");
  const [right = fault?.meant ?? "", other] = isDay(date) ? [date] : possibleDays(date);
  const noon = /m$/i.test(sign) ? (Number(hours) % 12) + (/^p/i.test(sign) ? 12 : 0) : undefined;
  const hour = `${noon ?? hours}`.padStart(2, "0");
  if (right === "" || Number(hour) > 23 || Number(minutes) > 59) return fault ?? say("days.moment");
  const [meant, second] = [right, other].map((one) => one && `${one} ${hour}:${minutes}`);
  if (meant && second)
    return { message: faultText("days.two-ways", { one: meant, other: second }) };
  return meant === written ? undefined : toWrite(`${meant}`);
}

/** The two moments to write in place of times from one to another, perhaps behind a day. */
function beginAndEnd(written: string): string | undefined {
  if (written.length > 80) return undefined;
  for (const { index, 0: space } of written.matchAll(/^|,? (?:\p{L}+ )?/gu)) {
    const [date, times] = [written.slice(0, index), written.slice(index + space.length)];
    const [day = date === "" ? "YYYY-MM-DD" : undefined, other] = possibleDays(date);
    const [only = "", another] = possibleHours(times);
    const [, opens = "", closes = ""] = /^(\d+:\d+)–(\d+:\d+)$/.exec(only) ?? [];
    const [from, until] = [opens.padStart(5, "0"), closes.padStart(5, "0")];
    // A night ends on another day.
    if (!opens || !day || (other ?? another) || until <= from || until >= "24") continue;
    const line = `until: ${day} ${until}`;
    const lines = [`\`${day} ${from}\``, say("lines.places.below", { line })];
    return say("lines.these", { lines: commas(lines), lacks: "none" });
  }
  return undefined;
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

export function quarter() {
  const field = z
    .string(say("days.quarter"))
    .regex(quarterPattern, say("days.quarter"))
    .check(refineWith(quarterFault));
  return withFacts(markAsProse(field), { isName: true });
}

export const firstDay = day();
export const lastDay = day();
export const reviewed = day();
