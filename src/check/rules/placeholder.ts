import { defineRule } from "../linting/define-rule.ts";
import { isFictional } from "../linting/fictional-numbers.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import { reportMatches } from "../linting/report-matches.ts";

const dummy = /lorem ipsum|\b(?:TODO|TBD|TBC|FIXME|XXX)\b|\[(?:insert|your) [^\]]{0,60}\]/gi;
const braces = /\{\{?[^{}]*\}?\}/g;
// RFC 2606 and RFC 6761.
const reserved =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))(?![\w-])/gi;
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/g;

export const placeholder = defineRule({
  id: "placeholder",
  severity: { check: "warning", publish: "error" },
  summary: "Sample data: dummy words, braces nobody fills, reserved addresses, numbers of fiction.",
  why: "What stands in for the real thing is easily forgotten, and reaches nobody.",
  mend: "Write the real words, address or number; set `sample: false` once the site is yours.",
  bad: "tagline: «Lorem ipsum» dolor",
  good: "tagline: Counts what is left",
  alsoBad: [
    "tagline: Counts, «TODO»",
    "tagline: Made for «{audience}»",
    "href: https://«www.example.org»/preview",
    "href: «http://localhost»:5173/",
    "tagline: Write to us@«firm.example»",
  ],
  alsoGood: [
    "tagline: For example, this one",
    "tagline: A test. Invalid entries are marked",
    "tagline: Your todo list, tidied",
    "href: https://examples.fixture.internal/example.html",
  ],
  check(context) {
    const { site, prose, texts, report } = context;
    if (site?.sample?.value === true)
      report(site.sample, {
        message: "The site says that its company is made up.",
        hint: "Write your own company's facts, then `sample: false`; `npm run content -- init` helps.",
      });
    const untouched = (match: RegExpExecArray) => ({
      message: `"${match[0]}" stands for something still to be written.`,
      hint: "Write what belongs here.",
    });
    const isOwn = ownWordFinder(context);
    reportMatches(context, prose, dummy, (match, text) =>
      // In small letters, todo is a word.
      /^[a-z]+$/.test(match[0]) || isOwn(text, match.index, match.index + match[0].length)
        ? undefined
        : untouched(match),
    );
    reportMatches(context, prose, braces, ([found], { slots }) =>
      slots.some((slot) => found === `{${slot}}`)
        ? undefined
        : {
            message: `Nothing fills ${found} here; visitors would read it as it is written.`,
            hint: "Write the words themselves; only the texts that docs/content.md names have slots.",
          },
    );
    const nobody = (match: RegExpExecArray) => ({
      message: `${match[0]} is reserved for examples; it reaches nobody.`,
      hint: "Write your own address.",
    });
    reportMatches(context, texts, reserved, nobody);
    reportMatches(context, texts, local, nobody);
    for (const { number } of site?.contact?.phones ?? [])
      if (number !== undefined && isFictional(number.value))
        report(number, {
          message: `${number.value} is reserved for films and books; nobody answers it.`,
          hint: "Write your own number.",
        });
  },
});
