import type { Fault } from "../fault.ts";
import { lineAt, type SyntaxPlace } from "./syntax-place.ts";

/** Lists and groups in brackets: one not closed, a comma forgotten, a bracket too many. */
export function flowFault({ text, error, lexemes }: SyntaxPlace): Fault | undefined {
  if (/ end with a [}\]]/.test(error.message)) {
    const open = unclosedBracket(lexemes.filter(({ start }) => start < error.pos[0]));
    if (open === undefined) return undefined;
    return {
      start: open.start,
      end: lineAt(text, open.start).end,
      message: `The closing ${open.source === "[" ? "]" : "}"} is missing.`,
      hint: `Write it at the end; if \`${open.source}\` is part of a text, put the text in quotes.`,
    };
  }
  if (/^Missing ,/.test(error.message))
    return {
      start: error.pos[0],
      end: lineAt(text, error.pos[0]).end,
      message: "A comma is missing between the entries in brackets.",
      hint: "Write a comma before this entry.",
    };
  if (/^Unexpected flow-(map|seq)-end/.test(error.message))
    return {
      start: error.pos[0],
      end: error.pos[0] + 1,
      message: `This \`${text.charAt(error.pos[0])}\` closes nothing.`,
      hint: "Delete it, or put the text in quotes if it is part of one.",
    };
  return undefined;
}

function unclosedBracket(lexemes: SyntaxPlace["lexemes"]) {
  const open: SyntaxPlace["lexemes"][number][] = [];
  for (const lexeme of lexemes) {
    if (lexeme.source === "[" || lexeme.source === "{") open.push(lexeme);
    if (lexeme.source === "]" || lexeme.source === "}") open.pop();
  }
  return open.at(-1);
}
