import { CST, Lexer } from "yaml";

/** A lexical token with its place. */
export interface Lexeme {
  source: string;
  start: number;
  end: number;
  /** Whether it is the text of a scalar, in which nothing else has a meaning. */
  isScalar: boolean;
}

/** Cuts a text into lexical tokens. */
export function* lexemesOf(text: string): Generator<Lexeme> {
  let start = 0;
  let isScalar = false;
  for (const source of new Lexer().lex(text)) {
    // The lexer's own signs take no room in the text.
    const isSign = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(source);
    const end = start + source.length;
    if (!isSign) yield { source, start, end, isScalar };
    if (!isSign) start = end;
    isScalar = source === CST.SCALAR;
  }
}
