import { isEnglish } from "../../../src/content/direction-of.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { Undated } from "../linting/rule-context.ts";

/** Words that English repeats on purpose. */
const wanted = new Set(
  "had that very so bye no ha hear far much many really knock win do is can her".split(" "),
);
/** Words after a verb that they belong to: `log in in seconds`, `switch it on on Monday`. */
const afterVerb =
  /\b(?:add|book|call|check|clock|come|drop|fill|get|give|go|hand|hold|join|keep|log|look|move|opt|phone|plug|push|put|send|set|sign|stay|switch|take|tap|tune|turn|type|walk|work)(?:e?d|s|ing)?(?: [\p{L}]+)? (?:by|in|off|on|out|over|to|up)$/iu;
const twice =
  /(?<![\p{L}\p{N}'’-])(\p{L}{2,}(?:['’]\p{L}{1,2})?|a)(\s+)(\1)(\s+\1)*(?![\p{L}\p{N}'’-])/giu;

export function checkSpaces(context: Undated): void {
  reportSpaces(context);
  if (isEnglish(context.site?.language?.value ?? "")) reportWordsTwice(context);
}

function reportSpaces(context: Undated): void {
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
}

function reportWordsTwice(context: Undated): void {
  const names = context.names.map(({ value }) => value.toLowerCase()).join("\n");
  reportMatches(context, context.ownProse, twice, (match, text) => {
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
}
