import { isCollection, isNode, isPair, isScalar, type Node, Scalar } from "yaml";

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
  return start + (isEmpty ? header.length : source.replace(/[ \t\r\n]+$/, "").length);
}
