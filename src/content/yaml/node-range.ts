import { isAlias, isPair, isScalar, type Node, Scalar } from "yaml";

/**
 * Offsets of what a node itself says: quotes and brackets included; tag, anchor, comment and the
 * white space after it not. An empty value gives an empty range.
 */
export function nodeRange(node: Node, text: string): [start: number, end: number] {
  const [start, valueEnd] = node.range ?? [0, 0];
  if (isAlias(node)) return [start, valueEnd];
  if (isScalar(node)) return [start, isBlock(node) ? blockEnd(text, start, valueEnd) : valueEnd];
  if (node.flow) return [start, valueEnd];
  const last = node.items.at(-1);
  const nodes = (isPair(last) ? [last.value, last.key] : [last]) as (Node | null | undefined)[];
  for (const inner of nodes) {
    if (!inner) continue;
    const [innerStart, innerEnd] = nodeRange(inner, text);
    if (innerEnd > innerStart) return [start, innerEnd];
  }
  return [start, Math.max(start, start + text.slice(start, valueEnd).trimEnd().length)];
}

function isBlock(node: Scalar): boolean {
  return node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
}

/** The parser counts line ends after a block scalar as its own; a reader does not. */
function blockEnd(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  const header = /^[|>][-+0-9]*/.exec(source)?.[0] ?? "";
  const lineEnd = source.indexOf("\n");
  const isEmpty = lineEnd === -1 || source.slice(lineEnd).trim() === "";
  return start + (isEmpty ? header.length : source.trimEnd().length);
}
