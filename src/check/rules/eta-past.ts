import { quarterEnd, quarterStart } from "../dates/quarter.ts";
import { defineRule } from "../linting/define-rule.ts";

export const etaPast = defineRule({
  id: "eta-past",
  severity: { check: "warning", publish: "error" },
  isDated: true,
  summary: "An ETA whose quarter is over, or one still to come for a finished product.",
  why: "A promise that has passed tells visitors that nobody looks after the page.",
  mend: "Name a later quarter, or set progress to 100 once it has shipped.",
  bad: "eta: «Q4 2025»\nprogress: 65",
  good: "eta: Q2 2027\nprogress: 65",
  alsoBad: ["eta: «Q2 2026»\nprogress: 100"],
  alsoGood: [
    "eta: Q1 2026\nprogress: 65",
    "eta: Q4 2025\nprogress: 100",
    "eta: Q1 2026\nprogress: 100",
  ],
  check({ products, today, report }) {
    for (const { eta, progress } of products) {
      if (eta === undefined) continue;
      const end = quarterEnd(eta.value);
      const start = quarterStart(eta.value);
      if (end === undefined || start === undefined) continue;
      const isDone = progress !== undefined && progress.value >= 100;
      if (!isDone && end < today)
        report(eta, {
          message: `${eta.value} ended on ${end}.`,
          hint: "Name a later quarter, or set `progress` to 100 if it has shipped.",
        });
      if (isDone && start > today)
        report(eta, {
          message: `Progress is 100, and yet ${eta.value} lies ahead.`,
          hint: "Name the quarter in which it shipped, or set `progress` to what is done.",
        });
    }
  },
});
