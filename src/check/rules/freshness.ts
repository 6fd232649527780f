import { isDay, yearsFrom } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { type LocatedText, place } from "../read/located.ts";

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
      if (reviewed.value < yearsFrom(today, -1))
        report(reviewed, {
          message: `${reviewed[place].file.file} was last read through on ${reviewed.value}.`,
          hint: `Read it through and write ${today} here.`,
        });
    }
  },
});
