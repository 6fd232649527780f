import { inlineTokens } from "../../content/inline-tokens.ts";
import { defineRule } from "../linting/define-rule.ts";
import { markupPatterns } from "../linting/markup-patterns.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { asWritten, type LocatedText, place } from "../read/located.ts";

/** What stands in place of a sign that has been dealt with. */
const done = "\0";

export const markup = defineRule({
  id: "markup",
  severity: { check: "warning", publish: "error" },
  summary:
    "Markup that visitors would read: HTML, Markdown, links and stress in a text that takes none, or not closed.",
  why: "Texts are shown letter for letter; a paragraph knows links, strong words and stress, and nothing else.",
  mend: "Write the words alone, or the form that [paragraphs take](#links-and-stress). A backslash before an asterisk or bracket shows it.",
  bad: "bullets:\n  - Counts «<b>all</b>» boxes",
  good: "bullets:\n  - Counts **all** boxes",
  alsoBad: [
    "bullets:\n  - Counts all «<br />»boxes",
    'bullets:\n  - Read «<a href="/about">this</a>» first',
    "bullets:\n  - Boxes «&amp;» bags",
    "bullets:\n  - A price of 5«&nbsp;»pounds",
    'bullets:\n  - "«# B»oxes"',
    'bullets:\n  - "«- »Boxes"',
    "bullets:\n  - >-\n    It counts«:\n    - boxes\n    - »bags",
    "bullets:\n  - Type «`count boxes`» and wait",
    "bullets:\n  - Counts «__all__» boxes",
    'bullets:\n  - "«![A box](/about)»"',
    'bullets:\n  - "«| Box |» Bag |"',
    "tagline: >-\n  Counts all boxes\n  «# content-ignore shouting -- Why not?»",
    "bullets:\n  - Counts «**»all boxes",
    "bullets:\n  - Counts «** all **» boxes",
    "bullets:\n  - Counts boxes, as «[we say]()»",
    "bullets:\n  - Counts boxes, as «[](/about)» says",
    "bullets:\n  - Counts boxes, as «[we say](/about us)»",
    "bullets:\n  - Counts boxes, as «[we say] (/about)»",
    "bullets:\n  - Counts boxes, as «(we say)[/about]»",
    "bullets:\n  - Counts boxes«[^1]»",
    "bullets:\n  - Counts boxes«【4†source】»",
    'bullets:\n  - "Counts boxes« [cite: 3, 12]»"',
    "bullets:\n  - See «<https://preview.fixture.internal/>»",
    "tagline: Counts «**all**» boxes",
    'tagline: "«[All boxes](/about)» counted"',
    "tagline: Five «\\*» boxes",
  ],
  alsoGood: [
    'bullets:\n  - 5 * 3 boxes, a * b, 2*3*4, and *.pdf\n  - In C#, for AT&T, R&D and Q&As; we <3 boxes\n  - "2 < 3, a <b and c> d, List<b>"',
    'bullets:\n  - Boxes [sic] and bags (see [2])\n  - Free* for all Kund*innen\n  - "* Not on Sundays"\n  - "*Not on Sundays"',
    'bullets:\n  - Free** for all\n  - "**Not on Sundays"',
    "bullets:\n  - '- 20 % on boxes'\n  - \"#7 of ten, open Mon - Fri: 9 - 5\"\n  - rock `n` roll and ____ and snake_case_words",
    "bullets:\n  - Boxes (small) [see 2] and 【bags】, as [cite] says",
    "bullets:\n  - Written \\*so\\*, \\[so](here) and \\\\*so*",
    "bullets:\n  - '[All **boxes**](/about), and *[bags](/products)*'\n  - |-\n    One line\\\n    and the next",
    'tagline: "5 * 3 boxes* [sic], C:\\\\ and (see [2])"',
  ],
  check({ prose, reportIn }) {
    const left = prose.map((text) => ({ text, signs: leftSigns(text, reportIn) }));
    // Where one text has a note `Free**`, another may be that note: `**Not on Sundays`.
    const noted = left.filter(({ signs }) => /[\p{L}\p{N}]\*\*(?!\S)/u.test(signs));
    const files = new Set(noted.map(({ text }) => text[place].file));
    for (const { text, signs } of left) {
      let rest = signs;
      for (const { pattern, mayBeNote, ...words } of markupPatterns)
        if (!mayBeNote || !files.has(text[place].file))
          rest = rest.replace(pattern, (found, ...more) => {
            const at = more.find((one) => typeof one === "number") as number;
            reportIn(text, at, at + found.length, words);
            return done.repeat(found.length);
          });
    }
  },
});

/** A text without what is no mistake in a paragraph, and is told of here in any other text. */
function leftSigns(text: LocatedText, reportIn: RuleContext["reportIn"]): string {
  const { value } = text;
  if (text.isInline)
    return value.replaceAll(/[*[\]\\]/g, (sign, at: number) => {
      const [start, end] = asWritten(text, at, at + 1);
      return end - start > 1 ? done : sign;
    });
  let left = "";
  let depth = 0;
  let first = 0;
  for (const { start, end, sign } of inlineTokens(value)) {
    const written = value.slice(start, end);
    const isEscape = depth === 0 && /^\\[*[\]]$/.test(written);
    if (isEscape || (sign !== undefined && sign !== "br" && sign !== "end" && depth++ === 0))
      first = start;
    const isTold = isEscape || (sign === "end" && --depth === 0);
    left += depth > 0 || isTold ? done.repeat(end - start) : written;
    if (isTold)
      reportIn(text, first, end, {
        message:
          "This text takes no links and no stress, and shows their signs as they are written.",
        hint: "Write the words alone; docs/content.md says which texts take more.",
      });
  }
  return left;
}
