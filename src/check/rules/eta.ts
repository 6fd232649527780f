import { quarterEnd } from "../../content/quarter.ts";
import { defineRules } from "../linting/define-rule.ts";
import type { LocatedValue } from "../read/located.ts";

export const etaRules = defineRules({
  "eta-format": {
    severity: "error",
    summary: "An ETA that is no quarter of a year.",
    why: "Only a quarter can be compared with today, so any other ETA goes stale unseen.",
    mend: "Write Q1, Q2, Q3 or Q4, a space and the year; `content fix` mends `q4 2027`. This cannot be suppressed.",
    bad: "eta: «Q5 2027»",
    good: "eta: Q4 2027",
    alsoBad: [
      "eta: «2027 Q4»",
      "eta: «Next spring»",
      "eta: «q4 2027»",
      "eta: «Q4  2027»",
      'eta: «"2027"»',
    ],
  },
  "eta-past": {
    severity: { check: "warning", publish: "error" },
    isDated: true,
    summary: "An ETA whose quarter is over.",
    why: "A promise that has passed tells visitors that nobody looks after the page.",
    mend: "Name a later quarter, or write `status: available` once people can have it.",
    bad: "eta: «Q4 2025»\nprogress: 65",
    good: "eta: Q2 2027\nprogress: 65",
    alsoGood: ["eta: Q1 2026\nprogress: 65"],
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
    alsoGood: ["order: 2\neta: Q2 2027", "order: 0\neta: Q1 2027", "eta: Q1 2027"],
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
