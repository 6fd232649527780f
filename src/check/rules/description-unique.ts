import { defineRule } from "../linting/define-rule.ts";
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
    const seen = new Map<string, string>();
    for (const { root } of everyPage) {
      const { description } = root;
      if (description === undefined) continue;
      const words = description.value.trim();
      const other = seen.get(words);
      if (other !== undefined)
        report(description, {
          message: `${other} has this description too.`,
          hint: "Say what this page holds, and no other.",
        });
      else seen.set(words, description[place].file.file);
    }
  },
});
