import type { YAMLParseError } from "yaml";
import type { Fault } from "./fault.ts";
import {
  dashlessFault,
  isBelowEntry,
  noSpaceAfterDash,
  wrongIndentation,
} from "./indentation-fault.ts";
import type { Lexeme } from "./lexemes.ts";
import { inQuotes, signBehindValue, slotAtBeginning, valueIn, wrongEntry } from "./line-fault.ts";
import {
  type Line,
  lineAt,
  lineBelow,
  type SyntaxPlace,
  said,
  syntaxPlace,
} from "./syntax-place.ts";

/**
 * Puts the parser's errors into one sentence about the first mistake. What follows a syntax error
 * is mostly its consequence, so nothing else is said about the file.
 *
 * @param errors at least one.
 */
export function syntaxFault(text: string, errors: readonly YAMLParseError[]): Fault {
  const place = syntaxPlace(text, errors);
  // The order matters: a missing quote, for one, also looks like a line without a colon.
  return (
    unfinishedMerge(place) ??
    indentingTab(place) ??
    openQuote(place) ??
    signBehindValue(place) ??
    textBehindQuote(place) ??
    wrongEscape(place) ??
    wrongEntry(place) ??
    slotAtBeginning(place) ??
    wrongBracket(place) ??
    gluedDash(place) ??
    textBesideBlock(place) ??
    unquotedText(place) ??
    noColon(place) ??
    wrongIndentation(place) ?? {
      at: [place.line.contentStart, place.line.end],
      message: "This line cannot be read as YAML.",
      hint: "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
    }
  );
}

/** Marks of version control that an unfinished merge leaves behind. */
function unfinishedMerge({ text }: SyntaxPlace): Fault | undefined {
  const [mark] = /^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m.exec(text) ?? [];
  if (mark === undefined) return undefined;
  const start = text.search(/^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m);
  if (!mark.startsWith("<"))
    return {
      at: [start, start + 7],
      message: "This line is left over from a merge.",
      hint: "Delete the line.",
    };
  return {
    at: [start, start + 7],
    message: "The file holds an unfinished merge.",
    hint: "Keep one of the two versions and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
  };
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

function openQuote({ text, errors, offset, lexemes }: SyntaxPlace): Fault | undefined {
  const last = lexemes.findLast(isQuoted);
  if (last === undefined) return undefined;
  // A quote that closes on a later line, with an error right behind it, closed by accident.
  const isClosedByAccident = last.source.includes("\n") && last.end <= offset;
  const isOpen = !isClosed(last) && errors.some(({ code }) => code === "MISSING_CHAR");
  if (!isOpen && !isClosedByAccident) return undefined;
  const mark = last.source.charAt(0);
  const { end } = lineAt(text, last.start);
  const [closing] = /[\]}]$/.exec(text.slice(last.start, end)) ?? [];
  if (closing !== undefined && openBracket(lexemes, last.start) !== undefined)
    return {
      at: [last.start, end],
      message: `The closing quote ${mark} is missing.`,
      hint: `Write ${mark} before the \`${closing}\` as well.`,
    };
  return {
    at: [last.start, end],
    message: `The closing quote ${mark} is missing.`,
    hint: /^.(?:true|false|[\d.]+)\s/.test(`${last.source}\n`)
      ? `Is this a text? Then write ${mark} at its end as well; if not, delete the quote.`
      : /^.[a-z]\w*: /.test(last.source)
        ? "Delete the quote before the key; it can stand around the text behind the colon."
        : `Write ${mark} at the end of the text as well.`,
  };
}

function textBehindQuote({ text, error, offset, line, lexemes }: SyntaxPlace): Fault | undefined {
  const quoted = lexemes.findLast((lexeme) => isQuoted(lexeme) && lexeme.end <= offset);
  if (quoted === undefined || text.slice(quoted.end, offset).trim() !== "") return undefined;
  if (quoted.end < line.start || said.commaMissing.test(error.message)) return undefined;
  if (text.charAt(offset) === "#")
    return {
      at: [offset, line.end],
      message: "A comment needs a space before its `#`.",
      hint: "Write a space before `#`, or move the closing quote if the text is meant.",
    };
  return {
    at: [quoted.start, line.end],
    message: "The text goes on after its closing quote.",
    hint: quoted.source.startsWith("'")
      ? "Write an apostrophe inside single quotes twice (''), or put the text in double quotes."
      : 'Write a quote inside double quotes as \\", or put the text in single quotes.',
  };
}

function wrongEscape({ text, error, offset }: SyntaxPlace): Fault | undefined {
  if (error.code !== "BAD_DQ_ESCAPE") return undefined;
  return {
    at: [offset, offset + 2],
    message: `\`${text.slice(offset, offset + 2).trim()}\` means nothing in double quotes.`,
    hint: "Write a backslash twice (\\\\), or put the text in single quotes.",
  };
}

function isQuoted({ source }: Lexeme): boolean {
  return source.startsWith('"') || source.startsWith("'");
}

function isClosed({ source }: Lexeme): boolean {
  const mark = source.charAt(0);
  if (source.length < 2 || !source.endsWith(mark)) return false;
  const [backslashes] = /\\*$/.exec(source.slice(0, -1)) ?? [""];
  return mark === "'" || backslashes.length % 2 === 0;
}

/** Lists and groups in brackets: one not closed, a comma forgotten, a bracket too many. */
function wrongBracket({ text, error, offset, lexemes }: SyntaxPlace): Fault | undefined {
  const open = said.bracketOpen.test(error.message) && openBracket(lexemes, offset);
  if (open)
    return {
      at: [open.start, lineAt(text, open.start).end],
      message: `The closing ${open.source === "[" ? "]" : "}"} is missing.`,
      hint: `Write it at the end; if \`${open.source}\` is part of a text, put the text in quotes.`,
    };
  if (said.commaMissing.test(error.message))
    return {
      at: [offset, lineAt(text, offset).end],
      message: "A comma is missing between the entries in brackets.",
      hint: "Write a comma before this entry.",
    };
  if (said.bracketStray.test(error.message))
    return {
      at: [offset, offset + 1],
      message: `This \`${text.charAt(offset)}\` closes nothing.`,
      hint: "Delete it, or put the text in quotes if it is part of one.",
    };
  return undefined;
}

/** The last bracket before an offset that is not closed there. */
function openBracket(lexemes: readonly Lexeme[], offset: number): Lexeme | undefined {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (lexeme.start >= offset) break;
    if (/^[[{]$/.test(lexeme.source)) open.push(lexeme);
    if (/^[\]}]$/.test(lexeme.source)) open.pop();
  }
  return open.at(-1);
}

/** An entry of a list whose dash stands right before its first key. */
function gluedDash({ line }: SyntaxPlace): Fault | undefined {
  if (!/^\s*-[a-z]\w*:(\s|$)/.test(line.text)) return undefined;
  return { at: [line.contentStart, line.end], ...noSpaceAfterDash };
}

/** Text in the line of the sign that lets it begin in the next one. */
function textBesideBlock({ offset, line }: SyntaxPlace): Fault | undefined {
  const [, before = "", sign] = /^(.*?(?:[:-] +))([|>][-+]?\d?)[ \t]+[^\s#]/.exec(line.text) ?? [];
  const { start: behind, value } = valueIn(line);
  const [, written] = /^([|>])(?: +-+|--+)$/.exec(value) ?? [];
  if (written && offset >= behind && offset <= line.end)
    return {
      at: [behind, behind + value.length],
      message: `No text begins below ${`\`${value}\``}.`,
      hint: `Write \`${written}-\` in its place.`,
    };
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
  if (sign === "-")
    return {
      at: [start, start + value.length],
      message: "A dash cannot stand behind its key.",
      hint: "Is this an entry of a list? Then begin a line with its dash; if it is a text, put it in quotes.",
    };
  return {
    at: [start, start + value.length],
    message: sign
      ? `Text without quotes cannot begin with \`${sign}\`.`
      : "Text without quotes cannot hold a colon before a space or at its end.",
    hint: value.length > 80 ? "Put the whole text in quotes." : `Write ${inQuotes(value)}.`,
  };
}

/** A line that should be `key: value` or `- entry` and lacks the colon, the dash or the space. */
function noColon({ text, error, line }: SyntaxPlace): Fault | undefined {
  if (!said.keyWithoutValue.test(error.message)) return undefined;
  const content = line.text.trimStart();
  const fault = (message: string, hint: string): Fault => ({
    at: [line.contentStart, line.end],
    message,
    hint,
  });

  const glued = /^([\w-]+):\S/.exec(content);
  if (glued)
    return fault(
      "A space is missing after the colon.",
      `Write \`${glued[1]}: \` and then the value.`,
    );
  if (/^-[^\s-]/.test(content)) return fault(noSpaceAfterDash.message, noSpaceAfterDash.hint);
  const wide = /^([\w-]+)\s*\uFF1A/.exec(content);
  if (wide)
    return fault(
      "The colon after this key is one of another script.",
      `Write \`${wide[1]}: \` and then the value.`,
    );
  const equals = /^([\w-]+) *=/.exec(content);
  if (equals)
    return fault(
      "A value follows its key after a colon, not after `=`.",
      `Write \`${equals[1]}: \` and then the value.`,
    );
  if (/:(\s|$)/.test(content) || content.startsWith("- ")) return undefined;
  if (isBelowEntry(text, line)) return dashlessFault(line);
  return fault(
    "This line has no colon after its key.",
    "Write `key: value`; indent the line further if it continues the text above.",
  );
}
