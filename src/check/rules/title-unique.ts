import { defineRule } from "../linting/define-rule.ts";

export const titleUnique = defineRule({
  id: "title-unique",
  severity: "error",
  where: "about",
  summary: "A page title that another page has too.",
  why: "Tabs, bookmarks and search results show nothing else of the page.",
  mend: "Say what this page holds, and no other.",
  bad: "# content/pages/home.yaml has the title Tools for teams.\ntitle: «Tools for teams»",
  good: "title: About our firm",
  check({ everyPage, report }) {
    const seen = new Map<string, string>();
    for (const { key, root } of everyPage) {
      const { title } = root;
      if (title === undefined) continue;
      const words = title.value.trim().toLowerCase();
      const other = seen.get(words);
      if (other !== undefined)
        report(title, {
          message: `The page ${other} has this title too.`,
          hint: "Say what this page holds, and no other.",
        });
      seen.set(words, other ?? key);
    }
  },
});
