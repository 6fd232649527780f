import { Lexer, type YAMLParseError } from "yaml";

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
  /** The parser's first error, by place. */
  error: YAMLParseError;
  errors: readonly YAMLParseError[];
  /** The line in which the first error stands. */
  line: Line;
  /** Tokens that begin before the end of that line. */
  lexemes: readonly Lexeme[];
}

/** Gathers what surrounds the first of the parser's errors. */
export function syntaxPlace(text: string, errors: readonly YAMLParseError[]): SyntaxPlace {
  const error = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const line = lineAt(text, error.pos[0]);
  return { text, error, errors, line, lexemes: lexemesUpTo(text, line.end) };
}

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const line = text.slice(start, next === -1 ? text.length : next).trimEnd();
  return {
    text: line,
    start,
    contentStart: start + (/^[ \t]*/.exec(line)?.[0].length ?? 0),
    end: start + line.length,
  };
}

/** The next line that is not blank. */
export function lineBelow(text: string, { end }: Line): Line | undefined {
  for (let at = text.indexOf("\n", end); at !== -1; at = text.indexOf("\n", at + 1)) {
    const line = lineAt(text, at + 1);
    if (line.text.trim() !== "") return line;
  }
  return undefined;
}

/** Puts text in quotes so that YAML reads it as written; for hints. */
export function quoted(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
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
