import { defineRule } from "../linting/define-rule.ts";

export const schema = defineRule({
  id: "schema",
  severity: "error",
  summary: "A file that cannot be read, or a key or value that the site does not know.",
  why: "The site is built from these values; with one missing or of another kind there is no page.",
  mend: "Follow the hint; docs/content.md lists each file's keys. This cannot be suppressed.",
  bad: "progress: «65%»",
  good: "progress: 65",
  alsoBad: [
    "«progres»: 65",
    "icon: «boook»",
    "status: available\n«eta»: Q4 2027",
    "status: available\n«waitlist»: open",
    "«price»: From 9 pounds a month",
  ],
  alsoGood: [
    "status: planned",
    "status: available",
    "status: available\nprice: From 9 pounds a month\nlink:\n  text: Buy\n  href: https://shop.fixture.internal/",
  ],
});
