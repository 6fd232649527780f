import { defineRule } from "../linting/define-rule.ts";

export const etaFormat = defineRule({
  id: "eta-format",
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
});
