import type { Fault } from "../diagnostic.ts";
import type { Lexeme } from "./lexemes.ts";
import { lineAt, type SyntaxPlace, said } from "./syntax-place.ts";

/** A quote that is not closed. */
export function openQuote({ text, errors, offset, lexemes }: SyntaxPlace): Fault | undefined {
  const last = lexemes.findLast(isQuoted);
  if (last === undefined) return undefined;
  // A quote that closes on a later line, with an error right behind it, closed by accident.
  const isClosedByAccident = last.source.includes("\n") && last.end <= offset;
  const isOpen = !isClosed(last) && errors.some(({ code }) => code === "MISSING_CHAR");
  if (!isOpen && !isClosedByAccident) return undefined;
  const mark = last.source.charAt(0);
  const { end } = lineAt(text, last.start);
  const [closing] = /[\]}]$/.exec(text.slice(last.start, end)) ?? [];
  const isInBrackets = closing !== undefined && openBracket(lexemes, last.start) !== undefined;
  return {
    at: [last.start, end],
    message: `The closing quote ${mark} is missing.`,
    hint: isInBrackets
      ? `Write ${mark} before the \`${closing}\` as well.`
      : /^.(?:true|false|[\d.]+)\s/.test(`${last.source}\n`)
        ? `Is this a text? Then write ${mark} at its end as well; if not, delete the quote.`
        : /^.[a-z]\w*: /.test(last.source)
          ? "Delete the quote before the key; it can stand around the text behind the colon."
          : `Write ${mark} at the end of the text as well.`,
  };
}

/** Words behind the quote that closes a text, or a comment right behind it. */
export function textBehindQuote(place: SyntaxPlace): Fault | undefined {
  const { text, error, offset, line, lexemes } = place;
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

/** A backslash in double quotes before a sign that it gives no meaning to. */
export function wrongEscape({ text, error, offset }: SyntaxPlace): Fault | undefined {
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
export function wrongBracket({ text, error, offset, lexemes }: SyntaxPlace): Fault | undefined {
  const open = said.bracketOpen.test(error.message) && openBracket(lexemes, offset);
  const cut = open && commentIn(text.slice(open.start, open.start + 300));
  if (open && cut) {
    const start = open.start + cut.index;
    return {
      at: [start, start + cut[0].length],
      message: "YAML takes all behind this # for a comment, and the closing ] with it.",
      hint: `Put this entry in quotes: "${cut[0]}".`,
    };
  }
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

/** The entry of a list in brackets in which a comment begins, within the first line. */
function commentIn(list: string): RegExpExecArray | null {
  return /(?<=^\[[^"'\n]*,\s*|^\[\s*)(?:[^\s,[\]"'][^,[\]"']*\s)?#[^,[\]"']*(?<=\S)(?=\s*[,\]])/.exec(
    list,
  );
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
