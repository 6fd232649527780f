import { defineRule } from "../linting/define-rule.ts";

const [least, most] = [5, 60];

export const titleUnique = defineRule({
  id: "title-unique",
  severity: "error",
  where: "about",
  summary:
    "A page title that another page has too, or that is shorter than 5 or longer than 60 characters.",
  why: "Tabs, bookmarks and search results show nothing else of the page.",
  mend: "Say what this page holds, in 5 to 60 characters.",
  bad: "# content/pages/home.yaml has the title Tools for teams.\ntitle: «Tools for teams»",
  good: "title: About our firm",
  alsoBad: ["title: «Us»", `title: «${"Long words ".repeat(6).trim()}»`],
  alsoGood: ["title: About", "title: నమస్తే"],
  check({ pages, report }) {
    const seen = new Map<string, string>();
    for (const [key, page] of Object.entries(pages)) {
      const title = page.title;
      if (title === undefined) continue;
      const words = title.value.trim().toLowerCase();
      const other = seen.get(words);
      const length = [...title.value.trim()].length;
      if (other !== undefined)
        report(title, {
          message: `The page ${other} has this title too.`,
          hint: "Say what this page holds, and no other.",
        });
      else if (length < least || length > most)
        report(title, {
          message: `The title has ${length} ${length === 1 ? "character" : "characters"}.`,
          hint: `Write ${least} to ${most}; search engines cut longer ones.`,
        });
      seen.set(words, other ?? key);
    }
  },
});
