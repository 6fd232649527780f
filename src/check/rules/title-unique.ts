import { defineRule } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";

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
    const titles = everyPage.flatMap(({ key, root: { title } }) => (title ? { key, title } : []));
    repeated(
      titles,
      ({ title }) => title.value.trim().toLowerCase(),
      ({ title }, { key }) =>
        report(title, {
          message: `The page ${key} has this title too.`,
          hint: "Say what this page holds, and no other.",
        }),
    );
  },
});
