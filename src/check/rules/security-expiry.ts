import { isDay, yearsFrom } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { valueAt } from "../read/findings/field.ts";
import { place } from "../read/located.ts";

export const securityExpiry = defineRule({
  id: "security-expiry",
  severity: { check: "warning", publish: "error" },
  isDated: true,
  where: "site",
  summary: "A security.txt that has expired, or that expires more than a year from now.",
  why: "RFC 9116 lets readers drop what has expired, and asks for less than a year ahead.",
  mend: "Look whether the contact still holds, and set `expires` to a day within a year.",
  bad: "security:\n  contact: mailto:security@fixture.internal\n  expires: «2025-06-01»",
  good: "security:\n  contact: mailto:security@fixture.internal\n  expires: 2026-12-31",
  alsoBad: ["security:\n  contact: mailto:security@fixture.internal\n  expires: «2027-01-16»"],
  alsoGood: ["security:\n  contact: mailto:security@fixture.internal\n  expires: 2027-01-15"],
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
});
