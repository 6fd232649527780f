import { defineRule } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { type LocatedText, place } from "../read/located.ts";
import { dotted } from "../text/dotted.ts";

/** Headings that name a part of the page; those of dialogs and errors name none. */
const part =
  /^(?!waitlist\.)[a-z]+\.heading$|^sections\[\d+\](\.items\[\d+\])?\.heading$|^pagesHeading$/i;

const passages = (...headings: string[]) =>
  `heading: Who we are\nsections:\n  - kind: passages\n    items:${headings
    .map((heading) => `\n      - heading: ${heading}\n        text: Much.`)
    .join("")}`;

export const headingUnique = defineRule({
  id: "heading-unique",
  severity: { check: "warning", publish: "error" },
  where: "about",
  summary: "Two parts of a page, or two lists of links, with the same heading.",
  why: "Screen readers list parts and lists by their names, and two of one name cannot be told apart.",
  mend: "Say in each heading what stands below it.",
  bad: passages("What we hope for", "«What we hope for»"),
  good: passages("What we hope for", "What we do for it"),
  alsoGood: [passages("Who we are", "What we do for it")],
  check({ site, everyPage, files, report }) {
    const { header, footer } = site ?? {};
    const lists = [
      header?.navigationLabel,
      footer?.quickLinks?.heading,
      footer?.moreLinks?.heading,
      ...(footer?.lists ?? []).map(({ heading }) => heading),
    ];
    const reported = new Set<LocatedText>();
    const tell = (texts: readonly (LocatedText | undefined)[]) =>
      repeated(
        texts.filter((text) => text !== undefined),
        ({ value }) => value.trim(),
        (text, first) => {
          if (reported.has(text)) return;
          reported.add(text);
          const { file, path } = first[place];
          report(text, {
            message: `\`${dotted(path)}\` in ${file.file} has this heading too, and stands on the same page.`,
            hint: "Say in each what stands below it.",
          });
        },
      );
    for (const { root: page } of everyPage) {
      const texts = files.find(({ root }) => root === page)?.texts ?? [];
      const parts = texts.filter((text) => part.test(dotted(text[place].path)));
      tell([footer?.social?.heading, ...parts]);
      tell([...lists, "contents" in page ? (page.contents as LocatedText) : undefined]);
    }
  },
});
