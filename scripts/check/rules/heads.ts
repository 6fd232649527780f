import { fill } from "../../../src/content/template.ts";
import { defineRules } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { code } from "../read/findings/words.ts";
import { type LocatedText, place } from "../read/located.ts";
import { displayWidth } from "../text/display-width.ts";
import { dotted } from "../text/dotted.ts";

/** Columns of Latin letters that each may take; a letter of Chinese, Japanese or Korean takes two. */
const ofTitle = { least: 3, most: 70 };
const ofDescription = { least: 50, most: 160 };

/** Headings that name a part of the page; those of dialogs and errors name none. */
const part =
  /^(?!waitlist\.)[a-z]+\.heading$|^sections\[\d+\](\.items\[\d+\])?\.heading$|^pagesHeading$/i;

const passages = (second: string) =>
  `heading: Who we are\nsections:\n  - kind: passages\n    items:\n      - heading: What we hope for\n        text: Much.\n      - heading: ${second}\n        text: Much.`;

export const headRules = defineRules({
  "title-unique": {
    severity: "error",
    where: "about",
    summary: "A page title that another page has too.",
    why: "Tabs, bookmarks and search results show nothing else of the page.",
    mend: "Say what this page holds, and no other.",
    bad: "# content/pages/home.yaml has the title Tools for teams.\ntitle: «Tools for teams»",
    good: "title: About our firm",
    check({ everyPage, report }) {
      const titles = everyPage.flatMap(({ key, root: { title } }) => (title ? { key, title } : []));
      for (const [again, first] of repeated(titles, ({ title }) =>
        title.value.trim().toLowerCase(),
      ))
        report(again.title, {
          message: `The page ${first.key} has this title too.`,
          hint: "Say what this page holds, and no other.",
        });
    },
  },
  "title-length": {
    severity: "warning",
    where: "about",
    summary: `A page title of less than ${ofTitle.least} letters, or one that with the company's name is wider than ${ofTitle.most}.`,
    why: "Search engines cut a long title, and a short one says nothing in a list of tabs. A letter of Chinese, Japanese or Korean counts as two.",
    mend: "Say in few words what the page holds. A long company name can have a `shortName`, or stay out of `titleTemplate`.",
    bad: "title: «Everything that a small workshop or laundry can learn from bookkeeping software»",
    good: "title: About our firm",
    check({ site, everyPage, report }) {
      const { company, titleTemplate } = site ?? {};
      const name = company?.shortName ?? company?.name;
      const whole = (page: string) =>
        fill(titleTemplate?.value ?? "{page}", { page, company: name?.value ?? "" });
      for (const title of everyPage.flatMap(({ root }) => root.title ?? [])) {
        const own = title.value.trim();
        const width = displayWidth(whole(own));
        if (displayWidth(own) < ofTitle.least)
          report(title, {
            message: `The title has ${[...own].length === 1 ? "one letter" : `${[...own].length} letters`}.`,
            hint: "Say in a word or more what this page holds.",
          });
        else if (width > ofTitle.most)
          report(title, {
            message: `The title is ${width} letters wide in the browser's tab: "${whole(own)}".`,
            hint:
              displayWidth(whole("")) > ofTitle.most / 2
                ? `Give the company a ${code("shortName")}, or leave ${code("{company}")} out of ${code("titleTemplate")}, in site.yaml.`
                : `Write a shorter one: up to ${ofTitle.most} are shown whole, the company's name included.`,
          });
      }
    },
  },
  "heading-unique": {
    severity: { check: "warning", publish: "error" },
    where: "about",
    summary: "Two parts of a page, or two lists of links, with the same heading.",
    why: "Screen readers list parts and lists by their names, and two of one name cannot be told apart.",
    mend: "Say in each heading what stands below it.",
    bad: passages("«What we hope for»"),
    good: passages("What we do for it"),
    check({ site, everyPage, report }) {
      const { header, footer } = site ?? {};
      const lists = [
        header?.navigationLabel,
        footer?.quickLinks?.heading,
        footer?.moreLinks?.heading,
        ...(footer?.lists ?? []).map(({ heading }) => heading),
      ];
      const sameOnPage = everyPage.flatMap(({ root, texts }) => {
        const parts = texts.filter((text) => part.test(dotted(text[place].path)));
        const contents = "contents" in root ? (root.contents as LocatedText) : undefined;
        return [
          [footer?.social?.heading, ...parts],
          [...lists, contents],
        ].flatMap((named) =>
          repeated(
            named.filter((text) => text !== undefined),
            ({ value }) => value.trim(),
          ),
        );
      });
      // What stands on each page is told of once.
      const told = new Set<LocatedText>();
      for (const [text, first] of sameOnPage) {
        if (told.has(text)) continue;
        told.add(text);
        const { file, path } = first[place];
        report(text, {
          message: `\`${dotted(path)}\` in ${file.file} has this heading too, and stands on the same page.`,
          hint: "Say in each what stands below it.",
        });
      }
    },
  },
  "description-length": {
    severity: "warning",
    where: "about",
    summary: "A page description shorter than 50 or longer than 160 characters.",
    why: "Search engines write one of their own instead of a short one, and cut a long one. A letter of Chinese, Japanese or Korean counts as two.",
    mend: "Say in one or two sentences what the page holds.",
    bad: "description: «Who we are.»",
    good: "description: Who we are, what we make and why, and how it came about in the first place.",
    check({ everyPage, report }) {
      const { least, most } = ofDescription;
      for (const description of everyPage.flatMap(({ root }) => root.description ?? [])) {
        const length = displayWidth(description.value.trim());
        if (length < least || length > most)
          report(description, {
            message: `The description has ${length} characters.`,
            hint: `Write ${least} to ${most}: one or two sentences.`,
          });
      }
    },
  },
  "description-unique": {
    severity: { check: "warning", publish: "error" },
    where: "about",
    summary: "A page description that another page has too.",
    why: "Search results show it below the title, and two that are the same say nothing of either page.",
    mend: "Say what this page holds, and no other.",
    bad: "# content/pages/home.yaml has this description too.\ndescription: «What the page home holds, in words enough for a search engine.»",
    good: "description: What the page on us holds, in words enough for a search engine.",
    check({ everyPage, report }) {
      const descriptions = everyPage.flatMap(({ root }) => root.description ?? []);
      for (const [again, first] of repeated(descriptions, ({ value }) => value.trim()))
        report(again, {
          message: `${first[place].file.file} has this description too.`,
          hint: "Say what this page holds, and no other.",
        });
    },
  },
});
