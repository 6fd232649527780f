import type * as z from "zod";
import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { afternoonOf, isSpan, spanFrom, timeText } from "../../../words/dates/span.ts";
import { toWrite } from "../../../words/fault.ts";
import { found, say } from "../../../words/say.ts";
import { addFault, refineWith } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { shape, term, text } from "../values/primitives.ts";
import { weekday } from "./opening-hours.ts";

/** Minutes after midnight of a time such as 18:00; undefined for another text. */
export function minutesOf(time: string): number | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

const time = () => {
  const field = term().check(
    refineWith((written) => {
      if (minutesOf(written) !== undefined) return undefined;
      const [meant, other] = possibleHours(`${written.replace(/^12 ?(?=noon$)/i, "")}–23:59`);
      const [from = ""] = meant?.split("–") ?? [];
      return minutesOf(from) !== undefined && !other ? toWrite(from) : say("days.time");
    }),
  );
  return withFacts(field, { control: "time", start: "18:00" });
};

/** What takes place once a week. */
export const timetableEntry = shape({
  day: weekday(),
  from: time(),
  until: time().optional(),
  what: text(),
  who: text().optional(),
  place: text().optional(),
}).superRefine(({ from, until = "" }, context) => {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  if (begins === undefined || ends === undefined || isSpan(spanFrom(begins, ends))) return;
  const meant = afternoonEnd(from, until);
  const { message, hint } = found("days.ends-before");
  addFault(context, ["until"], `${message}\n${meant ? say("texts.write", { meant }) : hint}`);
});

/** The end of what seems to last until the next morning, by a clock of twelve hours; undefined where it cannot be meant. */
export function afternoonEnd(from: string, until: string): string | undefined {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  if (begins === undefined || ends === undefined) return undefined;
  const meant = afternoonOf(spanFrom(begins, ends));
  return meant && timeText(meant[1]);
}

/** An entry with its times as the site's language writes them. */
type RenderedEntry = Pick<z.infer<typeof timetableEntry>, "what" | "who" | "place"> & {
  time: string;
};

/** What the build adds to a timetable: its days in the order of the week. */
export interface RenderedTimetable {
  /** Each has a place for all that begins at a time on any of them, where it often has nothing itself. */
  days: readonly { name: string; times: readonly (RenderedEntry | undefined)[] }[];
}
