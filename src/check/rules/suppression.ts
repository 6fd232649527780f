import { defineRule } from "../linting/define-rule.ts";

export const suppression = defineRule({
  id: "suppression",
  severity: "error",
  summary:
    "A content-ignore comment with an unknown rule, without a reason, without effect, or past its day.",
  why: "A suppression that nobody can explain, or that hides nothing any more, hides the next fault.",
  mend: "Write `# content-ignore RULE -- reason`, or delete it. This cannot be suppressed.",
  bad: "«# content-ignore eta-past»\neta: Q3 2025",
  good: "# content-ignore eta-past -- The pilot keeps its first date.\neta: Q3 2025",
  alsoBad: [
    "«# content-ignore eta-pats -- No such rule.»\neta: Q2 2027",
    "eta: Q2 2027 «# content-ignore eta-past -- Nothing is past here.»",
    "«# content-ignore schema -- Cannot be.»\neta: Q2 2027",
    "«# content-ignore eta-past until 2020-02-29 -- The pilot keeps its first date.»\neta: Q3 2025",
    "«# content-ignore-file eta-past -- The pilot keeps its first date.»\neta: Q3 2025",
  ],
  alsoGood: [
    "# Content_Ignore eta-past until 9999-12-31 — The pilot keeps its first date.\neta: Q3 2025",
    "# The words content and ignore in a comment.\neta: Q2 2027",
  ],
});
