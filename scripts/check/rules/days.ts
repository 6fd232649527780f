import { isDay } from "../../../src/content/day.ts";
import { isStillToCome, yearsFrom } from "../dates/day.ts";
import { defineRules } from "../linting/define-rule.ts";
import { valueAt } from "../read/findings/field.ts";
import { type LocatedText, place } from "../read/located.ts";
import { stampFault } from "./policy.ts";
import { testedDays } from "./statement.ts";

export const dayRules = defineRules({
  "security-expiry": {
    severity: { check: "warning", publish: "error" },
    isDated: true,
    where: "site",
    summary: "A security.txt that has expired, or that expires more than a year from now.",
    why: "RFC 9116 lets readers drop what has expired, and asks for less than a year ahead.",
    mend: "Look whether the contact still holds, and set `expires` to a day within a year.",
    bad: "security:\n  contact: mailto:security@fixture.internal\n  expires: «2025-06-01»",
    good: "security:\n  contact: mailto:security@fixture.internal\n  expires: 2026-12-31",
    check({ site, today, report }) {
      if (site === undefined) return;
      const { file } = site[place];
      const path = ["security", "expires"];
      const value = valueAt(file.value, path);
      const day = typeof value === "string" ? value.slice(0, 10) : "";
      if (!isDay(day)) return;
      const at = { [place]: { file, path } };
      const hint = "Write a day within a year from now.";
      if (day < today) report(at, { message: `security.txt has expired on ${day}.`, hint });
      else if (day > yearsFrom(today, 1))
        report(at, { message: `${day} is more than a year ahead.`, hint });
    },
  },
  freshness: {
    severity: "info",
    isDated: true,
    summary: "A file that nobody has read through for a year.",
    why: "What nobody reads any more is out of date sooner or later.",
    mend: "Read the file through and set `reviewed` to that day. Files without it are left alone.",
    bad: "reviewed: «2024-11-30»",
    good: "reviewed: 2025-11-30",
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
  },
  "day-to-come": {
    severity: { check: "warning", publish: "error" },
    isDated: true,
    summary:
      "A day of something done, such as `updated` or a test's `date`, that is still to come.",
    why: "Readers take such a day for a fact, and nothing has happened on it yet.",
    mend: "Write the day on which it was done. If that is right, look at the machine's clock.",
    bad: "reviewed: «2026-01-17»",
    good: "reviewed: 2026-01-16",
    check(context) {
      const { pages, files, today, report } = context;
      for (const { root } of files) {
        const { updated, reviewed } = root as Partial<Record<string, LocatedText>>;
        // The statement's own date is that of its newest test.
        const done = root === pages.accessibility ? testedDays(context) : [updated];
        // A date that does not fit the policy's words is written anew as they are stamped.
        if (root === pages.privacy && stampFault(context) !== undefined) continue;
        for (const day of [...(done ?? []), reviewed])
          if (day !== undefined && isDay(day.value) && isStillToCome(day.value, today))
            report(day, {
              message: `${day.value} is still to come.`,
              hint: "Write the day on which it was done.",
            });
      }
    },
  },
});
