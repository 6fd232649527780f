import { quarterEnd } from "../dates/quarter.ts";
import { defineRule } from "../linting/define-rule.ts";

export const etaFormat = defineRule({
  id: "eta-format",
  severity: "error",
  summary: "An ETA that is no quarter of a year.",
  why: "Only a quarter can be compared with today, so any other ETA goes stale unseen.",
  mend: "Write Q1, Q2, Q3 or Q4, a space and the year.",
  bad: "eta: «Q5 2027»",
  good: "eta: Q4 2027",
  alsoBad: ["eta: «2027 Q4»", "eta: «Next spring»", "eta: «q4 2027»"],
  check({ products, report }) {
    for (const { eta } of products) {
      if (eta === undefined || quarterEnd(eta.value) !== undefined) continue;
      const meant = meantQuarter(eta.value);
      report(eta, {
        message: `"${eta.value}" is no quarter of a year.`,
        hint: meant ? `Did you mean ${meant}?` : "Write Q1, Q2, Q3 or Q4 and the year: Q4 2027.",
      });
    }
  },
});

/** The quarter that another spelling means for certain. */
function meantQuarter(text: string): string | undefined {
  const match = /^\s*q([1-4])\W*(20\d\d)\s*$|^\s*(20\d\d)\W*q([1-4])\s*$/i.exec(text);
  return match ? `Q${match[1] ?? match[4]} ${match[2] ?? match[3]}` : undefined;
}
