import type { Fault } from "../fault.ts";
import { type Lexeme, lineAt, type SyntaxPlace } from "./syntax-place.ts";

/** Quotes that are not closed, closed too early, or hold a wrong backslash. */
export function quoteFault(place: SyntaxPlace): Fault | undefined {
  return unclosed(place) ?? goesOn(place) ?? badEscape(place);
}

function unclosed({ text, errors, error, lexemes }: SyntaxPlace): Fault | undefined {
  const reported = errors.some(({ message }) => message.startsWith("Missing closing"));
  const last = lexemes.findLast(isQuoted);
  if (last === undefined) return undefined;
  const open = reported && !isClosed(last);
  // A quote that closes on a later line, with an error right behind it, closed by accident.
  const byAccident = last.source.includes("\n") && last.end <= error.pos[0];
  if (!open && !byAccident) return undefined;
  const mark = last.source.charAt(0);
  return {
    start: last.start,
    end: lineAt(text, last.start).end,
    message: `The closing quote ${mark} is missing.`,
    hint: `Write ${mark} at the end of the text as well.`,
  };
}

function goesOn({ text, error, line, lexemes }: SyntaxPlace): Fault | undefined {
  const before = lexemes.findLast((lexeme) => isQuoted(lexeme) && lexeme.end <= error.pos[0]);
  if (before === undefined || text.slice(before.end, error.pos[0]).trim() !== "") return undefined;
  if (before.end < line.start || error.message.includes(" between flow ")) return undefined;
  if (text.charAt(error.pos[0]) === "#")
    return {
      start: error.pos[0],
      end: line.end,
      message: "A comment needs a space before its `#`.",
      hint: "Write a space before `#`, or move the closing quote if the text is meant.",
    };
  return {
    start: before.start,
    end: line.end,
    message: "The text goes on after its closing quote.",
    hint:
      before.source.charAt(0) === "'"
        ? "Write an apostrophe inside single quotes twice (''), or put the text in double quotes."
        : 'Write a quote inside double quotes as \\", or put the text in single quotes.',
  };
}

function badEscape({ text, error }: SyntaxPlace): Fault | undefined {
  if (error.code !== "BAD_DQ_ESCAPE") return undefined;
  const start = error.pos[0];
  return {
    start,
    end: start + 2,
    message: `\`${text.slice(start, start + 2).trim()}\` means nothing in double quotes.`,
    hint: "Write a backslash twice (\\\\), or put the text in single quotes.",
  };
}

function isQuoted({ source }: Lexeme): boolean {
  return source.startsWith('"') || source.startsWith("'");
}

function isClosed({ source }: Lexeme): boolean {
  const mark = source.charAt(0);
  if (source.length < 2 || !source.endsWith(mark)) return false;
  if (mark === "'") return true;
  return (/\\*$/.exec(source.slice(0, -1))?.[0].length ?? 0) % 2 === 0;
}
