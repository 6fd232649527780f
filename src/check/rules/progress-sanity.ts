import { defineRule } from "../linting/define-rule.ts";

export const progressSanity = defineRule({
  id: "progress-sanity",
  severity: "error",
  summary: "A fraction where percent is meant.",
  why: "0.65 is shown as less than one percent.",
  mend: "Write percent: 65 for two thirds.",
  bad: "progress: «0.65»",
  good: "progress: 65",
  alsoGood: ["progress: 0", "progress: 1", "progress: 12.5"],
  check({ products, report }) {
    for (const { progress } of products)
      if (progress !== undefined && progress.value > 0 && progress.value < 1)
        report(progress, {
          message: `Progress is percent, and ${progress.value} is less than one.`,
          hint: `Write ${Math.round(progress.value * 100)} if that share of it is done, or 1.`,
        });
  },
});
