import { defineRule } from "../linting/define-rule.ts";

export const progressDone = defineRule({
  id: "progress-done",
  severity: "warning",
  summary: "A planned product that is all done.",
  why: "With a full bar and the words for what is to come, visitors cannot tell whether they can have it.",
  mend: "Write `status: available` and delete eta, progress and waitlist; or set progress to what is done.",
  bad: "progress: «100»",
  good: "status: available",
  alsoBad: ["status: planned\nprogress: «100»\neta: Q4 2025"],
  alsoGood: ["progress: 99.5"],
  check({ products, report }) {
    for (const { progress } of products)
      if (progress !== undefined && progress.value >= 100)
        report(progress, {
          message: "Progress is 100, and yet the product is planned.",
          hint: "Can people have it? Then write `status: available`, and delete `eta`, `progress` and `waitlist`. If not, set `progress` to what is done.",
        });
  },
});
