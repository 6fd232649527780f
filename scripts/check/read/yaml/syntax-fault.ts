import type { YAMLParseError } from "yaml";
import type { Fault } from "../diagnostic.ts";
import {
  dashlessFault,
  isBelowEntry,
  noSpaceAfterDash,
  wrongIndentation,
} from "./indentation-fault.ts";
import { openQuote, textBehindQuote, wrongBracket, wrongEscape } from "./quotes-and-brackets.ts";
import {
  inQuotes,
  type Line,
  lineBelow,
  type SyntaxPlace,
  said,
  syntaxPlace,
  valueIn,
} from "./syntax-place.ts";

/** Finds one typical mistake, if that is what an error of the parser comes from. */
type Detector = (place: SyntaxPlace) => Fault | undefined;

/**
 * Finds a pattern in the value in which the error stands.
 *
 * @param pattern its first group is the place of the fault; `$1` and `$2` in the words are what its groups hold.
 */
function inValue(pattern: RegExp, message: string, hint: string): Detector {
  return ({ offset, line }) => {
    const { start, value } = valueIn(line);
    const found = offset >= start && offset <= line.end ? pattern.exec(value) : null;
    if (found === null) return undefined;
    const [from, to] = found.indices?.[1] ?? [0, value.length];
    const filled = (words: string) => words.replace(/\$(\d)/g, (_, group) => found[group] ?? "");
    return { at: [start + from, start + to], message: filled(message), hint: filled(hint) };
  };
}

/**
 * Finds a pattern in the line of an error, behind its indentation.
 *
 * @param hint `$1` in it is what the first group holds.
 * @param words what the parser's own message has; by default that a key has no value.
 */
function inLine(
  pattern: RegExp,
  message: string,
  hint: string,
  words = said.keyWithoutValue,
): Detector {
  return ({ error, line }) => {
    const found = words.test(error.message) && pattern.exec(line.text.trimStart());
    if (!found) return undefined;
    return {
      at: [line.contentStart, line.end],
      message,
      hint: hint.replace("$1", found[1] ?? ""),
    };
  };
}

const writeKey = "Write `$1: ` and then the value.";

// The order matters: a missing quote, for one, also looks like a line without a colon.
const detectors: readonly Detector[] = [
  unfinishedMerge,
  indentingTab,
  openQuote,
  // As other languages have it.
  inValue(
    /^(?:"[^"\\]*"|'[^']*'|\[[^[\]]*\])(,)$/d,
    "A comma stands behind the value.",
    "Delete it.",
  ),
  inValue(
    /^(?:"[^"\\]*"|'[^']*'|\[[^[\]]*\])(;)$/d,
    "A semicolon stands behind the value.",
    "Delete it.",
  ),
  textBehindQuote,
  wrongEscape,
  inValue(
    /^(?=\[.*\]$).*?(?<=[[,]\s*)([-?])(?=\s*[,\]])/d,
    "A `$1` cannot stand alone in brackets.",
    'Write "$1".',
  ),
  inValue(
    /^(?=\[.*\]$).*?,\s*(,)/d,
    "No entry stands between two commas.",
    "Is one missing? If not, delete one of the commas.",
  ),
  slotAtBeginning,
  wrongBracket,
  inLine(/^-[a-z]\w*:(\s|$)/, noSpaceAfterDash.message, noSpaceAfterDash.hint, /^/),
  inValue(
    /^(([|>])(?: +-+|--+| *[–—−]))$/d,
    "No text begins below `$1`.",
    "Write `$2-` in its place.",
  ),
  textBesideBlock,
  unquotedText,
  inLine(/^([\w-]+):\S/, "A space is missing after the colon.", writeKey),
  inLine(/^-[^\s-]/, noSpaceAfterDash.message, noSpaceAfterDash.hint),
  inLine(/^([\w-]+)\s*\uFF1A/, "The colon after this key is one of another script.", writeKey),
  inLine(/^([\w-]+) *=/, "A value follows its key after a colon, not after `=`.", writeKey),
  dashless,
  inLine(
    /^(?!.*:(?:\s|$)|- )/,
    "This line has no colon after its key.",
    "Write `key: value`; indent the line further if it continues the text above.",
  ),
  wrongIndentation,
  inLine(
    /^/,
    "This line cannot be read as YAML.",
    "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
    /^/,
  ),
];

/**
 * Puts the parser's errors into one sentence about the first mistake. What follows a syntax error
 * is mostly its consequence, so nothing else is said about the file.
 *
 * @param errors at least one.
 */
export function syntaxFault(text: string, errors: readonly YAMLParseError[]): Fault {
  const place = syntaxPlace(text, errors);
  for (const detect of detectors) {
    const fault = detect(place);
    if (fault !== undefined) return fault;
  }
  throw new Error("The last detector takes every error.");
}

/** A mark of version control that an unfinished merge leaves behind. */
export const mergeMark = /^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m;

function unfinishedMerge({ text }: SyntaxPlace): Fault | undefined {
  const found = mergeMark.exec(text);
  if (found === null) return undefined;
  const at = [found.index, found.index + 7] as const;
  return found[0].startsWith("<")
    ? {
        at,
        message: "The file holds an unfinished merge.",
        hint: "Keep one of the two versions and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
      }
    : { at, message: "This line is left over from a merge.", hint: "Delete the line." };
}

/** Indentation with tabs, which YAML forbids because their width is anyone's guess. */
function indentingTab({ text, error, offset, line }: SyntaxPlace): Fault | undefined {
  const start =
    tabIn(line) ??
    (error.code === "TAB_AS_INDENT" ? offset : undefined) ??
    // An indented line makes the parser complain about the line above it.
    (error.code === "BLOCK_AS_IMPLICIT_KEY" ? tabIn(lineBelow(text, line)) : undefined);
  if (start === undefined) return undefined;
  const [tabs] = /^\t*/.exec(text.slice(start, start + 100)) ?? [""];
  return {
    at: [start, start + Math.max(1, tabs.length)],
    message: "This line is indented with a tab.",
    hint: "Write two spaces for each level.",
  };
}

function tabIn(line: Line | undefined): number | undefined {
  if (line === undefined) return undefined;
  const tab = line.text.slice(0, line.contentStart - line.start).indexOf("\t");
  return tab === -1 ? undefined : line.start + tab;
}

/** A text that begins with a slot and goes on, which YAML takes for a group in braces. */
function slotAtBeginning({ error, offset, line }: SyntaxPlace): Fault | undefined {
  const { start, value } = valueIn(line);
  const isHere = said.commaMissing.test(error.message) && offset >= start && offset <= line.end;
  if (!isHere || !/^\{\w+\}\s*[^\s,\]}]/.test(value)) return undefined;
  return {
    at: [start, start + value.length],
    message: "Text without quotes cannot begin with `{`.",
    hint: `Write ${inQuotes(value)}.`,
  };
}

/** Text in the line of the sign that lets it begin in the next one. */
function textBesideBlock({ offset, line }: SyntaxPlace): Fault | undefined {
  const [, before = "", sign] = /^(.*?(?:[:-] +))([|>][-+]?\d?)[ \t]+[^\s#]/.exec(line.text) ?? [];
  const start = line.start + before.length;
  if (sign === undefined || offset < start || offset > line.end) return undefined;
  return {
    at: [start, line.end],
    message: `After \`${sign}\` a text begins in the next line.`,
    hint: `Leave out \`${sign}\`; if it is to be seen, put the whole text in quotes.`,
  };
}

/** Text that only quotes can hold: it begins with a sign of YAML, or has a colon in it. */
function unquotedText({ error, offset, line }: SyntaxPlace): Fault | undefined {
  const { start, value } = valueIn(line);
  if (offset < start || offset > line.end) return undefined;
  const isColon = error.code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(value);
  const sign = /^(?:[-?](?= |$)|[*&!{}[\]>|%@`,])/.exec(value)?.[0];
  if (sign === undefined && !isColon) return undefined;
  const at = [start, start + value.length] as const;
  if (sign === "-")
    return {
      at,
      message: "A dash cannot stand behind its key.",
      hint: "Is this an entry of a list? Then begin a line with its dash; if it is a text, put it in quotes.",
    };
  const isGroup = value.endsWith("}") && /^\{.*\w["']?:\s/.test(value);
  if (isGroup || (sign === "[" && value.endsWith("]")))
    return {
      at,
      message: `What stands between \`${value.charAt(0)}\` and \`${value.slice(-1)}\` cannot be read.`,
      hint: isGroup
        ? "Are these keys? Then write each with its value on a line of its own below, indented; if it is a text, put the whole text in quotes."
        : "Is this a list? Then put each entry with special characters in quotes; if it is a text, put the whole text in quotes.",
    };
  return {
    at,
    message: sign
      ? `Text without quotes cannot begin with \`${sign}\`.`
      : "Text without quotes cannot hold a colon before a space or at its end.",
    hint: value.length > 80 ? "Put the whole text in quotes." : `Write ${inQuotes(value)}.`,
  };
}

/** A line in a list that has neither a dash nor a key. */
function dashless({ text, error, line }: SyntaxPlace): Fault | undefined {
  const hasKey = /:(\s|$)|^\s*- /.test(line.text);
  if (hasKey || !said.keyWithoutValue.test(error.message)) return undefined;
  return isBelowEntry(text, line) ? dashlessFault(line) : undefined;
}
