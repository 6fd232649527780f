import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { LocatedText } from "../read/located.ts";

/** Words that English repeats on purpose. */
const wanted = new Set(
  "had that very so bye no ha hear far much many really knock win do is can her".split(" "),
);
/** Words after a verb that they belong to: `log in in seconds`, `switch it on on Monday`. */
const afterVerb =
  /\b(?:add|book|call|check|clock|come|drop|fill|get|give|go|hand|hold|join|keep|log|look|move|opt|phone|plug|push|put|send|set|sign|stay|switch|take|tap|tune|turn|type|walk|work)(?:e?d|s|ing)?(?: [\p{L}]+)? (?:by|in|off|on|out|over|to|up)$/iu;
const twice =
  /(?<![\p{L}\p{N}'’-])(\p{L}{2,}(?:['’]\p{L}{1,2})?|a)(\s+)(\1)(\s+\1)*(?![\p{L}\p{N}'’-])/giu;

/**
 * A mark between Hebrew letters, which abbreviates (`בע"מ`, `עו"ד`). One after a prefix opens a quotation, as in
 * `ב"הארץ"`, unless a single letter follows it, as in `ש"ח`.
 */
const gershayim =
  /(?<=\p{Script=Hebrew})(?<!(?<!\p{L})[ובהכלמש]{1,2}(?=.\p{L}{2}))["“”](?=\p{Script=Hebrew})/gu;
/** Marks that come in pairs; which opens differs from language to language. */
const kinds = [/"/g, /[“”„‟]/g, /[\u00AB\u00BB]/g];
/** Languages that close „ with ” and not with “. */
const closesHigh = /^(hu|nl|pl|ro)(-|$)/;
/** A mark that may mean inches. */
const inches = /\d["”]$/;

export const slipRules = defineRules({
  "repeated-word": {
    severity: "warning",
    isEnglish: true,
    summary: "The same word twice in a row.",
    why: "It slips in when a line breaks, and nobody sees it again.",
    mend: "Delete one, or leave both where they are meant: `sign in in one tap`. A name that repeats a word belongs under `vocabulary` in site.yaml.",
    bad: "tagline: Counts «the the» items",
    good: "tagline: Counts the items",
    check(context) {
      const names = context.names.map(({ value }) => value.toLowerCase()).join("\n");
      reportMatches(context, context.prose, twice, (match, text) => {
        const [found, word = "", , second = "", more] = match;
        // A word that is written three times is meant so: `la la la`.
        const isSung = more !== undefined && !/^(?:a|an|and|of|the|to)$/i.test(word);
        // A name: `the band The The`, Bora Bora.
        const isNamed = /^\p{Lu}\p{Ll}/u.test(second) || names.includes(found.toLowerCase());
        const end = match.index + word.length;
        const isOfVerb = afterVerb.test(text.value.slice(Math.max(0, end - 60), end));
        if (isSung || isNamed || isOfVerb || wanted.has(word.toLowerCase())) return undefined;
        // There is no fix, because “Log in in seconds”, “Bora Bora” and “turn on on Monday” are right.
        return {
          message: `"${word}" is written twice.`,
          hint: "Is it meant twice? If not, delete one.",
        };
      });
    },
  },
  spaces: {
    severity: "warning",
    summary: "More than one space between two words, a tab, or a space at either end of a line.",
    why: "Browsers show one space, but mail subjects and page titles show all of them.",
    mend: "Leave one space between words; `npx faircopy fix` does.",
    bad: "tagline: Counts«  »the items",
    good: "tagline: Counts the items",
    check(context) {
      const spaces = /^[ \t]+|(?<![ \t])[ \t]+(?=\n|$)|(?<=\S)(?: {2,}| *\t[ \t]*)(?=\S)/g;
      reportMatches(context, context.prose, spaces, ({ 0: found, index }, { value }) => {
        const after = value.charAt(index + found.length);
        if (index === 0 || after === "" || after === "\n")
          return {
            message: `There is white space at the ${index === 0 ? "beginning" : "end"} of this line.`,
            hint: `Delete ${found.length === 1 ? "it" : `the ${found.length} characters`}.`,
            fix: "",
          };
        const isTab = found.includes("\t");
        return {
          message: isTab
            ? "There is a tab between two words."
            : `There are ${found.length} spaces between two words.`,
          hint: isTab ? "Write a space in its place." : "Leave one.",
          fix: " ",
        };
      });
    },
  },
  "unbalanced-quotes": {
    severity: "warning",
    summary: "A quotation mark without its partner.",
    why: "Often the other one was lost to YAML, and words with it.",
    mend: "Add or delete a mark. Apostrophes and single quotes are never touched.",
    bad: "tagline: The «“»good till",
    good: "tagline: The “good” till",
    check({ site, prose, reportIn }) {
      const low = closesHigh.test(site?.language?.value ?? "") ? "”" : "“";
      /** What closes a mark that opens. */
      const closing: Record<string, string> = { "„": low, "“": "”" };
      for (const text of prose) {
        const alone = kinds.map((kind) => lone(text, kind));
        const [straight, curly] = alone;
        const opening = curly === undefined ? "" : text.value.charAt(curly);
        const right = closing[opening];
        // Some keyboards make the first mark of a pair curly and leave the other straight.
        if (right && straight !== undefined && curly !== undefined && curly < straight) {
          reportIn(text, straight, straight + 1, {
            message: `This mark does not close the ${opening} before it.`,
            hint: `Write \`${right}\` in its place.`,
          });
          continue;
        }
        for (const at of alone.filter((one) => one !== undefined))
          reportIn(text, at, at + 1, { message: "This quotation mark has no partner." });
      }
    },
  },
});

/**
 * The last mark if their number is odd. One after a digit closes an open mark or means inches; a text that
 * has both is not reported.
 */
function lone({ value }: LocatedText, kind: RegExp): number | undefined {
  const marks = [...value.replaceAll(gershayim, "״").matchAll(kind)].map(({ index }) => index);
  const sure = marks.filter((at) => !inches.test(value.slice(at - 1, at + 1)));
  const opened = sure[0];
  if (sure.length % 2 === 0 || opened === undefined) return undefined;
  return marks.some((at) => !sure.includes(at) && at > opened) ? undefined : sure.at(-1);
}
