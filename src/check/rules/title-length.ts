import { fill } from "../../content/template.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { displayWidth } from "../text/display-width.ts";

/** Columns of Latin letters; a letter of Chinese, Japanese or Korean takes two. */
const [least, most] = [3, 70];

export const titleLength = defineRule({
  id: "title-length",
  severity: "warning",
  where: "about",
  summary: `A page title of less than ${least} letters, or one that with the company's name is wider than ${most}.`,
  why: "Search engines cut a long title, and a short one says nothing in a list of tabs. A letter of Chinese, Japanese or Korean counts as two.",
  mend: "Say in few words what the page holds. A long company name can have a `shortName`, or stay out of `titleTemplate`.",
  bad: "title: «Everything that a small workshop or laundry can learn from bookkeeping software»",
  good: "title: About our firm",
  alsoBad: ["title: «Us»", `title: «${"会社概要".repeat(9)}»`],
  alsoGood: [
    "title: FAQ",
    "title: 概要",
    "title: 关于我们",
    "title: నమస్తే",
    `title: ${"会社概要".repeat(7)}`,
  ],
  check({ site, everyPage, report }) {
    const { company, titleTemplate } = site ?? {};
    const name = company?.shortName ?? company?.name;
    const whole = (page: string) =>
      fill(titleTemplate?.value ?? "{page}", { page, company: name?.value ?? "" });
    for (const { root } of everyPage) {
      const { title } = root;
      if (title === undefined) continue;
      const own = title.value.trim();
      const width = displayWidth(whole(own));
      if (displayWidth(own) < least)
        report(title, {
          message: `The title has ${[...own].length === 1 ? "one letter" : `${[...own].length} letters`}.`,
          hint: "Say in a word or more what this page holds.",
        });
      else if (width > most)
        report(title, {
          message: `The title is ${width} letters wide in the browser's tab: "${whole(own)}".`,
          hint:
            displayWidth(whole("")) > most / 2
              ? `Give the company a ${code("shortName")}, or leave ${code("{company}")} out of ${code("titleTemplate")}, in site.yaml.`
              : `Write a shorter one: up to ${most} are shown whole, the company's name included.`,
        });
    }
  },
});
