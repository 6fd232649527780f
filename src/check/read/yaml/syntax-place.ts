import { Lexer, type YAMLParseError } from "yaml";

/** What the parser says where one of its codes stands for several mistakes; a test pins it. */
export const said = {
  commaMissing: /^Missing , /,
  bracketOpen: / end with a [}\]]$/,
  keyWithoutValue: /^(?:Implicit keys need|Implicit map keys need|All mapping items)/,
};

/** One line of a text, without its line end. */
export interface Line {
  text: string;
  /** Offset of the line. */
  start: number;
  /** Offset of its first character that is neither space nor tab. */
  contentStart: number;
  /** Offset after its last character that is no white space. */
  end: number;
}

/** A lexical token with its place. */
export interface Lexeme {
  source: string;
  start: number;
  end: number;
}

/** All that the detectors of typical mistakes look at. */
export interface SyntaxPlace {
  text: string;
  errors: readonly YAMLParseError[];
  /** The parser's first error, by place. */
  error: YAMLParseError;
  /** Where it begins. */
  offset: number;
  /** The line in which it stands. */
  line: Line;
  /** Tokens that begin before the end of that line. */
  lexemes: readonly Lexeme[];
}

/** Gathers what surrounds the first of the parser's errors. */
export function syntaxPlace(text: string, errors: readonly YAMLParseError[]): SyntaxPlace {
  const error = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const [offset] = error.pos;
  const line = lineAt(text, offset);
  return { text, errors, error, offset, line, lexemes: lexemesUpTo(text, line.end) };
}

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const line = text.slice(start, next === -1 ? text.length : next).trimEnd();
  const indentation = line.search(/[^ \t]|$/);
  return { text: line, start, contentStart: start + indentation, end: start + line.length };
}

/** The next line that is not blank. */
export function lineBelow(text: string, { end }: Line): Line | undefined {
  const next = text.slice(end).search(/\S/);
  return next === -1 ? undefined : lineAt(text, end + next);
}

// Control characters in the lexer's output are its own marks; they take no room in the text.
const marks = new Set(["\u0002", "\u0018", "\u001F"]);

function lexemesUpTo(text: string, end: number): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  for (const source of new Lexer().lex(text)) {
    if (marks.has(source)) continue;
    lexemes.push({ source, start, end: start + source.length });
    start += source.length;
    if (start > end) break;
  }
  return lexemes;
}
