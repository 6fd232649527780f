import { parse, Scalar } from "yaml";
import { memoize } from "../../words/memoize.ts";
import { isBlock, nodeRange } from "./places.ts";

/** Finds where a stretch of a decoded text is in the source; `undefined` where it cannot. */
export type ScalarMap = (start: number, end: number) => [start: number, end: number] | undefined;

/**
 * Follows a scalar from its source to its value, unit by unit: folded lines, doubled quotes and
 * escapes. What it reads must be the parser's own value; otherwise it gives no place at all rather
 * than a wrong one.
 */
export function scalarMap(node: Scalar, source: string): ScalarMap {
  if (typeof node.value !== "string") return () => undefined;
  const units = isBlock(node) ? blockUnits(node, node.value, source) : flowUnits(node, source);
  if (units?.text !== node.value) return () => undefined;
  const { starts, ends } = units;
  return (start, end) => {
    if (start < 0 || end > starts.length || start >= end) return undefined;
    return [starts[start] as number, ends[end - 1] as number];
  };
}

/** A decoded text, and where in the source each of its UTF-16 units begins and ends. */
class Units {
  text = "";
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** Adds the text that a part of the source means: unit for unit where both are equally long, otherwise as one. */
  addUnits(text: string, start: number, end: number): void {
    const isEach = text.length === end - start;
    this.text += text;
    for (let unit = 0; unit < text.length; unit++) {
      this.starts.push(isEach ? start + unit : start);
      this.ends.push(isEach ? start + unit + 1 : end);
    }
  }
}

// White space, escapes, doubled quotes, and characters that mean themselves.
const pieces = {
  [Scalar.PLAIN]: /(?:[ \t]|\r?\n)+|[^ \t\r\n]+/g,
  [Scalar.QUOTE_SINGLE]: /(?:[ \t]|\r?\n)+|''|[^ \t\r\n']+/g,
  [Scalar.QUOTE_DOUBLE]:
    /(?:[ \t]|\r?\n)+|\\(?:\r?\n(?:[ \t]|\r?\n)*|x.{2}|u.{4}|U.{8}|.)|[^ \t\r\n\\]+/g,
};

/** Plain and quoted scalars: line ends fold, quotes are doubled or escaped. */
function flowUnits(node: Scalar, source: string): Units {
  const type = node.type as keyof typeof pieces;
  const quote = type === Scalar.PLAIN ? 0 : 1;
  const [start, end] = nodeRange(node, source);
  const inside = source.slice(start + quote, end - quote);
  const units = new Units();
  for (const { 0: piece, index } of inside.matchAll(pieces[type])) {
    const at = start + quote + index;
    units.addUnits(decodeFlow(piece, type), at, at + piece.length);
  }
  return units;
}

function decodeFlow(piece: string, type: string): string {
  const breaks = piece.split("\n").length - 1;
  const isEscape = type === Scalar.QUOTE_DOUBLE && piece.startsWith("\\");
  // One line end becomes a space, n become n − 1; an escaped one leaves nothing (YAML 1.2, 6.5, 7.3.1).
  if (breaks > 0) return breaks === 1 && !isEscape ? " " : "\n".repeat(breaks - 1);
  if (piece === "''" && type === Scalar.QUOTE_SINGLE) return "'";
  return isEscape ? decodeEscape(piece) : piece;
}

/** What an escape such as `\n` stands for (YAML 1.2, 5.7). */
const decodeEscape = memoize((written): string => parse(`"${written}"`));

/** Block scalars have no escapes: source and value differ in white space alone. */
function blockUnits(node: Scalar, value: string, source: string): Units | undefined {
  const [start, valueEnd] = node.range ?? [0, 0];
  const units = new Units();
  let at = source.indexOf("\n", start);
  if (at === -1) return undefined;
  let done = 0;
  for (const { 0: word, index } of value.matchAll(/\S+/g)) {
    while (/\s/.test(source[at] ?? "x")) at += 1;
    const gap = value.slice(done, index);
    // White space before the first word is right before it, after the indentation.
    const first = source.endsWith(gap, at) ? at - gap.length : at;
    addGap(units, gap, units.ends.at(-1) ?? first, at, source);
    if (!source.startsWith(word, at) || at + word.length > valueEnd) return undefined;
    units.addUnits(word, at, at + word.length);
    at += word.length;
    done = index + word.length;
  }
  addGap(units, value.slice(done), at, Math.max(at, valueEnd), source);
  return units;
}

/** White space between words: the same in source and value up to where lines fold or are indented. */
function addGap(units: Units, gap: string, start: number, end: number, source: string): void {
  let same = 0;
  while (same < gap.length && start + same < end && gap[same] === source[start + same]) same += 1;
  units.addUnits(gap.slice(0, same), start, start + same);
  units.addUnits(gap.slice(same), start + same, end);
}
