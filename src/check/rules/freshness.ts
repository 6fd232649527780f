import { isDay } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { type LocatedText, place } from "../read/located.ts";

/** Months after which somebody should read a file again. */
const months = 12;

export const freshness = defineRule({
  id: "freshness",
  severity: "info",
  isDated: true,
  summary: "A file that nobody has read through for a year.",
  why: "What nobody reads any more is out of date sooner or later.",
  mend: "Read the file through and set `reviewed` to that day. Files without it are left alone.",
  bad: "reviewed: «2024-11-30»",
  good: "reviewed: 2025-11-30",
  alsoGood: ["reviewed: 2025-01-15"],
  check({ files, today, report }) {
    for (const { root } of files) {
      const reviewed = (root as Partial<Record<string, LocatedText>>)["reviewed"];
      if (reviewed === undefined || !isDay(reviewed.value)) continue;
      if (monthsBetween(reviewed.value, today) >= months)
        report(reviewed, {
          message: `${reviewed[place].file.file} was last read through on ${reviewed.value}.`,
          hint: `Read it through and write ${today} here.`,
        });
    }
  },
});

/** Whole months from one day to another; a year to the day counts as less than twelve. */
function monthsBetween(from: string, to: string): number {
  const [[fromYear, fromMonth, fromDay], [toYear, toMonth, toDay]] = [from, to].map((day) =>
    day.split("-").map(Number),
  ) as [[number, number, number], [number, number, number]];
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay > fromDay ? 0 : 1);
}
