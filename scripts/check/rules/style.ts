import { isEnglish } from "../../../src/content/direction-of.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { Undated } from "../linting/rule-context.ts";

const signs =
  /[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]\uFE0F?|(?<![-=<])(?:-|=){1,2}>|>>+|[★☆✓✔✗✘•]/g;
/** What people press: there an arrow leads from a menu to the next, or is a key. */
const pressed =
  /\b(?:choose|click|go to|head to|navigate|open|press(?:ing)?|select|tap|under|via|keys?|keyboard|menu|options|preferences|settings|shortcuts?|toolbar)\b|[⌘⌥⇧⌃]|\b(?:Alt|Ctrl|Shift)\b/i;
const arrow = /^[→←↑↓➜]$/;
/** What stands around an arrow from one menu to the next: names, which begin with a capital where there are such. */
const namesBefore = /\p{L}\S*\s*$/u;
const nameBehind = /^\s*[\p{Ps}\p{Pi}"*]*[\p{Lu}\p{Lo}]/u;

export function checkSymbols(context: Undated): void {
  // The roadmap's text has its spoken form beside it, as the schema demands.
  const shown = context.pages.products?.roadmap?.text;
  const texts = context.prose.filter((text) => text !== shown);
  const inEnglish = isEnglish(context.site?.language?.value ?? "");
  reportMatches(context, texts, signs, ({ 0: sign, index }, { value }) => {
    const [before, behind] = [value.slice(0, index), value.slice(index + sign.length)];
    const isWay =
      pressed.test(before.slice(-200) + sign + behind.slice(0, 100)) ||
      // The words for what people press are English; in other languages only names tell.
      (!inEnglish && namesBefore.test(before) && nameBehind.test(behind));
    return arrow.test(sign) && isWay
      ? undefined
      : {
          message: `The sign ${sign} stands for words, but is not read aloud.`,
          hint: "Write the words, or give the text a sibling `spoken:` where the site has one.",
        };
  });
}
