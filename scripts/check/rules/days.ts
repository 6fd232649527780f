import { isDay } from "../../../src/content/day.ts";
import { isStillToCome, yearsFrom } from "../dates/day.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { valueAt } from "../read/findings/field.ts";
import { type LocatedText, location } from "../read/located.ts";
import { testedDays } from "./statement.ts";

export function checkSecurityExpiry(context: RuleContext): void {
  const { site, translation, today, until = today, report } = context;
  if (site === undefined || translation) return;
  const { file } = site[location];
  const path = ["security", "expires"];
  const value = valueAt(file.value, path);
  const day = typeof value === "string" ? value.slice(0, 10) : "";
  if (!isDay(day)) return;
  const at = { [location]: { file, path } };
  const expires = day < today ? "expired" : "expires";
  const hint = "Check that the contact is still right, and set `expires` to a day within a year.";
  if (day < until) report(at, { message: `security.txt ${expires} on ${day}.`, hint });
  else if (day > yearsFrom(today, 1))
    report(at, { message: `${day} is more than a year ahead.`, hint });
}

export function checkDayToCome(context: RuleContext): void {
  const { pages, files, today, report } = context;
  for (const { root } of files) {
    const { updated, reviewed } = root as Partial<Record<string, LocatedText>>;
    // The date of the statement is that of its newest test.
    const done = root === pages.accessibility ? testedDays(context) : [updated];
    for (const day of [...(done ?? []), reviewed])
      if (day !== undefined && isDay(day.value) && isStillToCome(day.value, today))
        report(day, {
          message: `${day.value} is in the future.`,
          hint: "Write the day on which it was done. If the date is right, check the clock of this computer.",
        });
  }
}
