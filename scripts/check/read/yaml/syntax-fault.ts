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

/** What a mistake is in words; `$1` in them is the first group of the pattern, `$&` all that it finds. */
interface Mistake {
  /** Codes of the parser's error; by default all. */
  codes?: readonly Code[];
  /** Found in the value of the line, or else in the whole line behind its indentation. */
  value?: RegExp;
  line?: RegExp;
  message: string;
  hint: string;
}

const keyCodes: readonly Code[] = ["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY", "UNEXPECTED_TOKEN"];
const noSpaceAfterDash = {
  message: "A space is missing after the dash.",
  hint: "Write a space after the dash of each entry.",
};

/** Typical mistakes by the parser's error; the first that is found counts. */
const mistakes: readonly Mistake[] = [
  {
    value: /^([|>][-+]?\d?)[ \t]+[^\s#].*/,
    message: "After `$1` a text begins in the next line.",
    hint: "Leave out `$1`; if it is to be seen, put the whole text in quotes.",
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    value: /^(["']).*\1.+/,
    message: "The text goes on after its closing quote.",
    hint: "Delete what stands behind it; a quote inside the text is written twice ('') in single quotes, and as \\\" in double ones.",
  },
  {
    codes: ["BAD_DQ_ESCAPE"],
    value: /^".*/,
    message: "A backslash in this text has no meaning in double quotes.",
    hint: "Write it twice (\\\\), or put the text in single quotes.",
  },
  {
    codes: ["UNEXPECTED_TOKEN"],
    value: /^-(?: .*|$)/,
    message: "A dash cannot stand behind its key.",
    hint: "Is this an entry of a list? Then begin a line with its dash; if it is a text, put it in quotes.",
  },
  {
    value: /^([[{]).*[\]}]$/,
    message: "What stands between these brackets cannot be read.",
    hint: "Put each entry with a special character in quotes, and a comma between two entries; if it is a text, put the whole text in quotes.",
  },
  {
    value: /^([?*&!{}[\]>|%@`,]).*/,
    message: "Text without quotes cannot begin with `$1`.",
    hint: "Put the whole text in quotes.",
  },
  {
    codes: ["BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW"],
    value: /.*:(?:\s.*|$)/,
    message: "Text without quotes cannot hold a colon before a space or at its end.",
    hint: "Put the whole text in quotes; if it is a key, begin a new line before it.",
  },
  { line: /^-[^\s-].*/, codes: keyCodes, ...noSpaceAfterDash },
  {
    codes: keyCodes,
    line: /^([\w-]+)(?::\S| *=| *\uFF1A).*/,
    message: "A colon and a space are missing after the key.",
    hint: "Write `$1: ` and then the value.",
  },
  {
    codes: keyCodes,
    line: /^(?!- )(?!.*:(?:\s|$)).*/,
    message: "This line has no colon after its key.",
    hint: "Write `key: value`, or `- ` and an entry; indent the line further if it continues the text above.",
  },
];

/** Marks of version control that an unfinished merge leaves behind. */
const mergeMark = /^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m;

/**
 * Puts the parser's errors into one sentence about the first of them. The others are mostly its
 * consequences, so nothing else is reported about the file.
 *
 * @param errors at least one.
 */
export function syntaxFault(text: string, errors: readonly YAMLParseError[]): Fault {
  const merge = mergeMark.exec(text);
  if (merge)
    return {
      at: [merge.index, merge.index + merge[0].length],
      message: "The file has an unfinished merge.",
      hint: "Keep one of the two versions and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
    };
  const error = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const [offset] = error.pos;
  const here = lineAt(text, offset);
  // The parser reports a line behind a blank one there.
  const line = here.text === "" ? (lineBelow(text, here) ?? here) : here;
  return (
    tab(text, line, error) ??
    unclosed(text, error, errors) ??
    indented(text, line, error) ??
    typical(line, error) ?? {
      at: [line.start + line.indent, Math.max(line.end, line.start + line.indent)],
      message: `This line cannot be read as YAML: ${error.message.replace(/\.?$/, ".")}`,
      hint: "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
    }
  );
}

function typical(line: Line, error: YAMLParseError): Fault | undefined {
  const content = line.text.slice(line.indent);
  const [, value = ""] =
    /^(?:- +)*(?:["']?[A-Za-z_][\w-]*["']?:[ \t]+)?(.*?)(?:[ \t]+#.*)?$/.exec(content) ?? [];
  const valueStart = line.start + line.indent + content.indexOf(value);
  for (const { codes, value: inValue, line: inLine, message, hint } of mistakes) {
    const isHere = inValue === undefined || error.pos[0] >= valueStart;
    const found = isHere && (inValue?.exec(value) ?? inLine?.exec(content));
    if (!found || (codes && !codes.includes(error.code))) continue;
    const start = inValue ? valueStart : line.start + line.indent;
    const filled = (words: string) => words.replaceAll("$1", found[1] ?? "");
    return { at: [start, start + found[0].length], message: filled(message), hint: filled(hint) };
  }
  return undefined;
}

/** Indentation with tabs, which YAML forbids because their width is anyone's guess. */
function tab(text: string, line: Line, error: YAMLParseError): Fault | undefined {
  const below = error.code === "BLOCK_AS_IMPLICIT_KEY" ? lineBelow(text, line) : undefined;
  const found = [line, below].find((one) => one && /^ *\t/.test(one.text));
  if (!found && error.code !== "TAB_AS_INDENT") return undefined;
  const start = found ? found.start + found.text.indexOf("\t") : error.pos[0];
  return {
    at: [start, start + Math.max(1, text.slice(start, start + 100).search(/[^\t]|$/))],
    message: "This line is indented with a tab.",
    hint: "Write two spaces for each level.",
  };
}

/** A quote or bracket that is not closed; one that closes on a later line closed by accident. */
function unclosed(
  text: string,
  error: YAMLParseError,
  errors: readonly YAMLParseError[],
): Fault | undefined {
  const lexemes = [...lexemesOf(text)].filter(({ start }) => start <= error.pos[0]);
  const quoted = lexemes.findLast(({ source }) => /^["']/.test(source));
  const isOpen = errors.some(({ message }) => /^Missing closing ["']/.test(message));
  const missing = (mark: string, start: number, hint: string): Fault => ({
    at: [start, lineAt(text, start).end],
    message: `The closing ${mark} is missing.`,
    hint,
  });
  if (quoted && (isOpen || (quoted.source.includes("\n") && quoted.end <= error.pos[0]))) {
    const mark = quoted.source.charAt(0);
    return missing(`quote ${mark}`, quoted.start, `Write ${mark} at the end of the text as well.`);
  }
  const [, closing] = / end with a ([}\]])$/.exec(error.message) ?? [];
  if (closing === undefined) return undefined;
  const open: number[] = [];
  for (const { source, start } of lexemes) {
    if (/^[[{]$/.test(source)) open.push(start);
    if (/^[\]}]$/.test(source)) open.pop();
  }
  const hint = `Write it at the end; if the opening bracket or a # is part of a text, put the text in quotes.`;
  return missing(closing, open.at(-1) ?? error.pos[0], hint);
}

/** A line that begins in a column where nothing can begin. */
function indented(text: string, line: Line, error: YAMLParseError): Fault | undefined {
  const below = lineBelow(text, line);
  // A key with a value cannot have deeper lines below it: the deeper line is the one to mend.
  const isAbove =
    error.code === "BLOCK_AS_IMPLICIT_KEY" &&
    below !== undefined &&
    below.indent > line.indent &&
    !/: .*:(?:\s|$)|^ *-[^\s-]/.test(line.text);
  if (!isAbove && error.code !== "BAD_INDENT") return undefined;
  const previous = line.start === 0 ? undefined : lineAt(text, line.start - 1);
  // Between lines that are as deep as the one below, the line is too far to the left.
  const isShallow = isAbove && previous !== undefined && previous.indent >= below.indent;
  const wrong = isAbove && !isShallow ? below : line;
  const isEntry = (one: Line) => /^ *-(?: |$)/.test(one.text);
  let above = wrong;
  while (above.start > 0 && (above === wrong || above.indent > wrong.indent || above.text === ""))
    above = lineAt(text, above.start - 1);
  const at = [wrong.start + wrong.indent, wrong.end] as const;
  if (!isEntry(wrong) && isEntry(above) && above.indent === wrong.indent)
    return {
      at,
      message: "This line stands in a list without a dash.",
      hint: "Write `- ` before it, or indent it further if it belongs to the entry above.",
    };
  const message = "The indentation of this line does not fit the lines around it.";
  if (isShallow) return { at, message, hint: `Begin it in column ${below.indent + 1}.` };
  const hint = isAbove
    ? `Begin it in column ${line.indent + 1}, like the line above, or write the key that it belongs to between the two.`
    : "Begin it in the same column as the keys or entries that it belongs with.";
  return { at, message, hint };
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

/** An entry of a list that became part of the text above it, as the stretch of a plain text. */
export function swallowedEntry(text: string, [start, end]: Stretch): Fault | undefined {
  const source = text.slice(start, end);
  const found = /\n[ \t]*(- .*)/.exec(source);
  if (found === null) return undefined;
  const first = lineAt(text, start);
  const at = [start, Math.min(first.end, end)] as const;
  if (/^-\S/.test(source)) return { at, ...noSpaceAfterDash };
  const [all, entry = ""] = found;
  const column = all.length - entry.length - 1;
  if (first.indent === start - first.start && first.indent === column)
    return {
      at,
      message: "The dash of this entry is missing.",
      hint: "Write `- ` before it, in the same column as the other dashes.",
    };
  const entryStart = start + found.index + all.length - entry.length;
  return {
    at: [entryStart, entryStart + entry.trimEnd().length],
    message: "This line is indented so far that it belongs to the text above it.",
    hint: "Is the key of its list missing? Write that in the line above, with a colon. If not, begin the dash in the same column as the others, or put the text in quotes.",
  };
}
