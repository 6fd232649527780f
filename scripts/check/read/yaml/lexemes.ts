import { Lexer } from "yaml";

/** A lexical token with its place. */
export interface Lexeme {
  source: string;
  start: number;
  end: number;
  /** Whether it is the text of a scalar, in which nothing else has a meaning. */
  isScalar: boolean;
}

// The lexer's own signs, which take no room in the text: before a document, a fault, a scalar.
const scalarSign = "\u001F";
const signs = new Set(["\u0002", "\u0018", scalarSign]);

/** Cuts a text into lexical tokens. */
export function* lexemesOf(text: string): Generator<Lexeme> {
  let start = 0;
  let before = "";
  for (const source of new Lexer().lex(text)) {
    const end = start + (signs.has(source) ? 0 : source.length);
    if (end > start) yield { source, start, end, isScalar: before === scalarSign };
    start = end;
    before = source;
  }
}
