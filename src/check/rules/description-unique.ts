import { defineRule } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { place } from "../read/located.ts";

export const descriptionUnique = defineRule({
  id: "description-unique",
  severity: { check: "warning", publish: "error" },
  where: "about",
  summary: "A page description that another page has too.",
  why: "Search results show it below the title, and two that are the same say nothing of either page.",
  mend: "Say what this page holds, and no other.",
  bad: "# content/pages/home.yaml has this description too.\ndescription: «What the page home holds, in words enough for a search engine.»",
  good: "description: What the page on us holds, in words enough for a search engine.",
  check({ everyPage, report }) {
    repeated(
      everyPage.flatMap(({ root }) => root.description ?? []),
      ({ value }) => value.trim(),
      (description, first) =>
        report(description, {
          message: `${first[place].file.file} has this description too.`,
          hint: "Say what this page holds, and no other.",
        }),
    );
  },
});
