import {
  CST,
  isCollection,
  isNode,
  isPair,
  isScalar,
  Lexer,
  LineCounter,
  type Node,
  Scalar,
} from "yaml";
import type { Position, TextRange } from "../diagnostic.ts";

/** Prepares a text for turning offsets into lines and columns; lines end at LF or CRLF. */
export function rangesIn(text: string): (start: number, end: number) => TextRange {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    lines.addNewLine(at + 1);

  function position(at: number): Position {
    const offset = Math.max(0, Math.min(at, text.length));
    const { line, col: column } = lines.linePos(offset);
    return { line, column, offset };
  }

  return (start, end) => ({ start: position(start), end: position(end) });
}

/**
 * Offsets of a node with its quotes and brackets, without its tag and anchor and the comment and white
 * space after it. An empty value has an empty range, right after its colon or dash.
 */
export function nodeRange(node: Node, text: string): [start: number, end: number] {
  const [start, valueEnd] = node.range ?? [0, 0];
  if (isScalar(node) && start === valueEnd) return emptyRange(text, start);
  if (isScalar(node)) return [start, isBlock(node) ? blockEnd(text, start, valueEnd) : valueEnd];
  if (!isCollection(node) || node.flow) return [start, valueEnd];
  // A block ends with its last entry; the parser counts the white space and comments below it too.
  const last = node.items.at(-1);
  const [value, key] = isPair(last) ? [last.value, last.key] : [last, null];
  const [valueStart, ownEnd] = nodeRange((value ?? key) as Node, text);
  const isEmpty = ownEnd === valueStart && isNode(key);
  const end = isEmpty ? nodeRange(key, text)[1] : ownEnd;
  // A pair of nothing and nothing ends before the colon that begins it.
  return [start, Math.max(start, end)];
}

/** The parser places an empty value after the spaces in which it could be. */
function emptyRange(text: string, start: number): [start: number, end: number] {
  let end = start;
  while (text.charAt(end - 1) === " ") end -= 1;
  return [end, end];
}

/** Whether a scalar is in lines of its own below a sign such as `>-`. */
export function isBlock(node: Scalar): boolean {
  return node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
}

/** The parser counts line ends after a block scalar as its own; a reader does not. */
function blockEnd(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  const header = /^[|>][-+0-9]*/.exec(source)?.[0] ?? "";
  const lineEnd = source.indexOf("\n");
  const isEmpty = lineEnd === -1 || /^[ \t\r\n]*$/.test(source.slice(lineEnd));
  // No-break spaces belong to the text.
  return start + (isEmpty ? header.length : source.replace(/(?<![ \t\r\n])[ \t\r\n]+$/, "").length);
}

/** A lexical token with its place. */
interface Lexeme {
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
