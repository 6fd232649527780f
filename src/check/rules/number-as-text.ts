import { defineRule } from "../linting/define-rule.ts";

export const numberAsText = defineRule({
  id: "number-as-text",
  severity: "error",
  summary: "A bare number, meant as text, that YAML changes.",
  why: "YAML reads 012 as 12, 1.10 as 1.1, and drops the plus sign of a telephone number.",
  mend: "Put it in quotes; `content fix` does. This cannot be suppressed.",
  bad: "badge: «1.10»",
  good: 'badge: "1.10"',
  alsoBad: ["tagline: «012»", "tagline: «+1e3»"],
  alsoGood: ["badge: v1.10", "tagline: Since 012"],
});
