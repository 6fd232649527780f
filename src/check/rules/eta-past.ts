import { quarterEnd } from "../../content/quarter.ts";
import { defineRule } from "../linting/define-rule.ts";

export const etaPast = defineRule({
  id: "eta-past",
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
});
