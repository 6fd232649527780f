import { isDay } from "../../../src/content/day.ts";
import { quarterEnd } from "../../../src/content/quarter.ts";
import { isStillToCome, yearsFrom } from "../dates/day.ts";
import { defineRules } from "../linting/define-rule.ts";
import { valueAt } from "../read/findings/field.ts";
import { type LocatedText, type LocatedValue, place } from "../read/located.ts";
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

export const etaRules = defineRules({
  "eta-format": {
    severity: "error",
    summary: "An ETA that is no quarter of a year.",
    why: "Only a quarter can be compared with today, so any other ETA goes stale unseen.",
    mend: "Write Q1, Q2, Q3 or Q4, a space and the year; `content fix` mends `q4 2027`. This cannot be suppressed.",
    bad: "eta: «Q5 2027»",
    good: "eta: Q4 2027",
  },
  "eta-past": {
    severity: { check: "warning", publish: "error" },
    isDated: true,
    summary: "An ETA whose quarter is over.",
    why: "A promise that has passed tells visitors that nobody looks after the page.",
    mend: "Name a later quarter, or write `status: available` once people can have it.",
    bad: "eta: «Q4 2025»\nprogress: 65",
    good: "eta: Q2 2027\nprogress: 65",
    check({ products, today, report }) {
      for (const { eta, progress } of products) {
        // What is done is asked about by the rule `progress-done`.
        if (eta === undefined || (progress && progress.value >= 100)) continue;
        const end = quarterEnd(eta.value);
        if (end === undefined || end >= today) continue;
        report(eta, {
          message: `${eta.value} ended on ${end}.`,
          hint: "Name a later quarter, or write `status: available` if people can have it.",
        });
      }
    },
  },
  "eta-order": {
    severity: "info",
    isDated: true,
    summary: "A product that stands behind one that is expected later.",
    why: "The cards read as a roadmap; visitors take the first for the next.",
    mend: "Change `order`, so that what comes first stands first.",
    bad: "# Another product has order 1 and is expected in Q2 2027.\norder: «2»\neta: Q1 2027",
    good: "# Another product has order 1 and is expected in Q2 2027.\norder: 2\neta: Q3 2027",
    check({ products, today, report }) {
      const places = products.flatMap(({ order }) => order?.value ?? []).sort((a, b) => a - b);
      const isTwice = new Set(places.filter((place, index) => place === places[index - 1]));
      const placed = products.flatMap(({ name, order, eta }): Placed[] => {
        const end = eta && quarterEnd(eta.value);
        // A quarter that is over, and a place that two have, are to be mended first.
        if (!order || !end || end < today || isTwice.has(order.value)) return [];
        return [{ name: name?.value ?? "", order, end, eta: eta.value }];
      });
      placed.sort((a, b) => a.order.value - b.order.value);
      const kept = longestInOrder(placed);
      for (const product of placed) {
        if (kept.includes(product)) continue;
        const { order, end, eta } = product;
        const standsBefore = (one: Placed) => one.order.value < order.value;
        const other =
          kept.find((one) => one.end > end && standsBefore(one)) ??
          kept.findLast((one) => one.end < end && !standsBefore(one));
        if (other === undefined) continue;
        const [when, where, size] = standsBefore(other)
          ? ["before", "before", "smaller"]
          : ["after", "behind", "larger"];
        report(order, {
          message: `${eta} comes ${when} ${other.eta}, when ${other.name} is expected, which stands ${where} it.`,
          hint: `Give it a ${size} \`order\` than ${other.order.value}, or mend the ETAs.`,
        });
      }
    },
  },
});

/** A product with its place and the end of its quarter. */
interface Placed {
  name: string;
  order: LocatedValue<number>;
  end: string;
  eta: string;
}

/** As many products as can stay where they are; of two that might be wrong, the first stays. */
function longestInOrder(placed: readonly Placed[]): readonly Placed[] {
  const longest = (rows: Placed[][]) =>
    rows.reduce((best, row) => (row.length > best.length ? row : best), []);
  // For each product, from the last on, the longest row that begins with it.
  let rows: Placed[][] = [];
  for (const product of placed.toReversed()) {
    const later = rows.filter(([next]) => next !== undefined && next.end >= product.end);
    rows = [[product, ...longest(later)], ...rows];
  }
  return longest(rows);
}
