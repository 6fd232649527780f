import type { YAMLParseError } from "yaml";
import type { Fault, Stretch } from "../diagnostic.ts";
import { lexemesOf } from "./lexemes.ts";

type Code = YAMLParseError["code"];

/** A line of a text, without its line end. */
interface Line {
  text: string;
  start: number;
  indent: number;
  end: number;
}

/** A typical mistake in the value of a line; `$1` and `$2` in its words are groups of the pattern. */
interface Mistake {
  /** Codes of the parser's error; by default all. */
  codes?: readonly Code[];
  value: RegExp;
  message: string;
  hint: string;
}

/** The first that is found counts. */
const mistakes: readonly Mistake[] = [
  {
    codes: ["UNEXPECTED_TOKEN"],
    value: /^(["']).*\1.+/,
    message: "The text goes on after its closing quote.",
    hint: "Delete what follows the quote; write a quote inside the text twice ('') in single quotes, and as \\\" in double ones.",
  },
  {
    codes: ["BAD_DQ_ESCAPE"],
    value: /^".*/,
    message: "A backslash in this text has no meaning in double quotes.",
    hint: "Write it twice (\\\\), or put the text in single quotes.",
  },
  {
    value: /^([[{]).*[\]}]$/,
    message: "The text between these brackets cannot be read.",
    hint: "Put each entry with a special character in quotes, and a comma between two entries; if it is a text, put the whole text in quotes.",
  },
  {
    value: /^([|>][-+]?\d?(?=[ \t]+[^\s#])|-(?= |$)).*/,
    message: "Text without quotes cannot begin with `$1`.",
    hint: "Put the whole text in quotes; a list, or a text of several lines, begins on the next line.",
  },
  {
    value: /^(\*{1,2}|`)(\w+)(?:\1:|:\1)(?=\s|$).*/,
    message: "There are signs around this key.",
    hint: "Did you mean `$2:`?",
  },
  {
    value: /^([?*&!{}[\]>|%@`,]).*/,
    message: "Text without quotes cannot begin with `$1`.",
    hint: "Put the whole text in quotes.",
  },
  {
    codes: ["BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW"],
    value: /.*:(?:\s.*|$)/,
    message: "Text without quotes cannot have a colon before a space or at its end.",
    hint: "Put the whole text in quotes; if it is a key, begin a new line before it.",
  },
];

/**
 * Describes the first of the parser's errors. The others are mostly its consequences, so nothing else is
 * reported about the file.
 *
 * @param errors at least one.
 */
export function syntaxFault(text: string, errors: readonly YAMLParseError[]): Fault {
  const error = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const here = lineAt(text, error.pos[0]);
  // The parser reports a blank line where the fault is in the line below it.
  const line = here.text === "" ? (lineBelow(text, here) ?? here) : here;
  return (
    tab(text) ??
    unclosed(text, error, errors) ??
    indented(text, line, error) ??
    typical(line, error) ??
    unreadable(line, error)
  );
}

function typical(line: Line, error: YAMLParseError): Fault | undefined {
  const [, value = ""] =
    /^ *(?:- +)*(?:["']?[A-Za-z_][\w-]*["']?:[ \t]+)?(.*?)(?:[ \t]+#.*)?$/.exec(line.text) ?? [];
  const start = line.start + line.text.indexOf(value, line.indent);
  if (error.pos[0] < start) return undefined;
  for (const { codes, value: pattern, message, hint } of mistakes) {
    const found = pattern.exec(value);
    if (!found || (codes && !codes.includes(error.code))) continue;
    const filled = (words: string) => words.replace(/\$(\d)/, (_, group) => found[group] ?? "");
    const at = [start, start + found[0].length] as const;
    return { at, message: filled(message), hint: filled(hint) };
  }
  return undefined;
}

/** The parser's own message, except for a line that has no key. */
function unreadable({ text, start, indent, end }: Line, { code, message }: YAMLParseError): Fault {
  const isKeyError = ["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY", "UNEXPECTED_TOKEN"].includes(code);
  const hasNoKey = isKeyError && !/^ *- |:(?:\s|$)/.test(text);
  return {
    at: [start + indent, Math.max(end, start + indent)],
    message: hasNoKey
      ? "This line has no key with a colon and a space after it."
      : `This line cannot be read as YAML: ${message.replace(/\.?$/, ".")}`,
    hint: hasNoKey
      ? "Write `key: value`, or `- ` and an entry; indent the line further if it continues the text above."
      : "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
  };
}

/** Indentation with tabs, which YAML forbids because their width is anyone's guess. */
function tab(text: string): Fault | undefined {
  const at = /^[ -]*(\t+)(?=[ \t]*[^\s#])/dm.exec(text)?.indices?.[1];
  const message = "This line is indented with a tab.";
  return at && { at, message, hint: "Write two spaces for each level." };
}

/** A quote or bracket that is not closed, or a quote that closes on a later line by accident. */
function unclosed(
  text: string,
  error: YAMLParseError,
  errors: readonly YAMLParseError[],
): Fault | undefined {
  const missing = (mark: string, start: number, hint: string): Fault => ({
    at: [start, lineAt(text, start).end],
    message: `The closing ${mark} is missing.`,
    hint,
  });
  const lexemes = [...lexemesOf(text)].filter(({ start }) => start <= error.pos[0]);
  const quoted = lexemes.findLast(({ source }) => /^["']/.test(source));
  const isOpen = errors.some(({ message }) => /^Missing closing ["']/.test(message));
  if (quoted && (isOpen || (quoted.source.includes("\n") && quoted.end <= error.pos[0]))) {
    const mark = quoted.source.charAt(0);
    return missing(`quote ${mark}`, quoted.start, `Write ${mark} at the end of the text as well.`);
  }
  const [, bracket] = / end with a ([}\]])$/.exec(error.message) ?? [];
  if (bracket === undefined) return undefined;
  const open: number[] = [];
  for (const { source, start } of lexemes) {
    if (/^[[{]$/.test(source)) open.push(start);
    if (/^[\]}]$/.test(source)) open.pop();
  }
  const hint = `Write it at the end; if the opening bracket or a # is part of a text, put the text in quotes.`;
  return missing(bracket, open.at(-1) ?? error.pos[0], hint);
}

/** A line that begins in a column where nothing can begin. */
function indented(text: string, line: Line, error: YAMLParseError): Fault | undefined {
  const below = lineBelow(text, line);
  // A key with a value cannot have deeper lines below it: one of the two is in the wrong column.
  const isAbove =
    error.code === "BLOCK_AS_IMPLICIT_KEY" &&
    below !== undefined &&
    below.indent > line.indent &&
    !/: .*:(?:\s|$)|^ *-[^\s-]/.test(line.text);
  if (!isAbove && error.code !== "BAD_INDENT") return undefined;
  const previous = line.start === 0 ? undefined : lineAt(text, line.start - 1);
  // At the top of a block, with two deeper lines below it, the line was once as deep as these.
  if (isAbove && previous?.text === "" && linesAsDeep(text, below) > 1)
    return {
      at: [line.start + line.indent, line.end],
      message: "The line above this one is missing.",
      hint: `Write the key of its group there, with a colon, and begin this line in column ${below.indent + 1}.`,
    };
  // Between lines that are as deep as the one below, the line is too far to the left.
  const isShallow = isAbove && previous !== undefined && previous.indent >= below.indent;
  const [wrong, right] = isAbove && !isShallow ? [below, line] : [line, below];
  const at = [wrong.start + wrong.indent, wrong.end] as const;
  const column = isAbove && right ? `column ${right.indent + 1}` : "the column of the others";
  const above = text.slice(0, wrong.start).split("\n");
  const sibling = above.findLast((one) => one.trim() && one.search(/\S/) <= wrong.indent) ?? "";
  if (!/^ *-(?: |$)/.test(wrong.text) && /^ *- /.exec(sibling)?.[0].length === wrong.indent + 2)
    return {
      at,
      message: "This line of a list has no dash.",
      hint: "Write `- ` before it, or indent it further if it belongs to the entry above.",
    };
  return {
    at,
    message: "The indentation of this line does not fit the lines around it.",
    hint: `Begin it in ${column}; if the line of its own key above it is missing, write that.`,
  };
}

/** The line around an offset. */
function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const line = text.slice(start, next === -1 ? text.length : next).trimEnd();
  return { text: line, start, indent: line.search(/\S|$/), end: start + line.length };
}

/** The next line that is neither blank nor a comment. */
function lineBelow(text: string, { end }: Line): Line | undefined {
  const next = text.slice(end).search(/\n\s*[^\s#]/);
  return next === -1 ? undefined : lineAt(text, end + next + text.slice(end + next).search(/\S/));
}

/** How many lines from one on are at least as deep as it. */
function linesAsDeep(text: string, { start, indent }: Line): number {
  const lines = text.slice(start).split("\n");
  const end = lines.findIndex((one) => one.search(/\S/) < indent);
  return end === -1 ? lines.length : end;
}

/** An entry of a list that became part of the plain text above it; the stretch is that of the text. */
export function swallowedEntry(text: string, [start, end]: Stretch): Fault | undefined {
  const source = text.slice(start, end);
  const entry = /\n([ \t]*)(- .*)/d.exec(source);
  if (entry === null) return undefined;
  const first = lineAt(text, start);
  if (start === first.start + first.indent)
    return {
      at: [start, Math.min(first.end, end)],
      message: "The dash of this entry is missing, or the space after it.",
      hint: "Write `- ` before it, in the same column as the other dashes.",
    };
  const [, , words = ""] = entry;
  const from = start + (entry.indices?.[2]?.[0] ?? 0);
  return {
    at: [from, from + words.trimEnd().length],
    message: "This line is indented so far that it belongs to the text above it.",
    hint: "Is the key of its list missing? Write that in the line above, with a colon. If not, begin the dash in the same column as the others, or put the text in quotes.",
  };
}
