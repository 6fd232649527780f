import type { KeyTable } from "./key-table.ts";
import { firstBehind, linesOf, type TextLine } from "./lines.ts";

const header = /(?:^|[:-] +)[|>][-+\d]{0,2}\s*(?:#.*)?$/;

/** A text of several lines, by the index of the line that opens it, of its first, and behind its last. */
interface BlockText {
  head: number;
  first: number;
  end: number;
}

/** The texts that stand below a sign such as `>-`. */
export function blockTexts(lines: readonly TextLine[]): BlockText[] {
  const found: BlockText[] = [];
  for (let head = 0; head < lines.length; head++) {
    const line = lines[head] as TextLine;
    if (!header.test(line.text)) continue;
    const isFilled = ({ text }: TextLine) => text.trim() !== "";
    const first = firstBehind(lines, head, isFilled);
    const depth = lines[first]?.indent ?? 0;
    if (depth <= (line.key === undefined ? line.indent : line.column)) continue;
    const end = firstBehind(lines, first, (each) => isFilled(each) && each.indent < depth);
    found.push({ head, first, end });
    head = end - 1;
  }
  return found;
}

/** Whether a line stands there as words of a value of several lines. */
export function isWords(texts: readonly string[], index: number): boolean {
  const blocks = blockTexts(linesOf(texts.join("\n")));
  return blocks.some(({ first, end }) => first <= index && index < end);
}

/**
 * Lines that begin with a key of the file and stand inside a text, as words of it: those below a key
 * whose line is gone.
 */
export function swallowedLines(lines: readonly TextLine[], keys: KeyTable): number[] {
  const blocks = blockTexts(lines);
  return blocks.flatMap(({ first, end }) =>
    lines.slice(first, end).flatMap(({ key = "" }, at) => (keys.all.has(key) ? [first + at] : [])),
  );
}

/**
 * The first swallowed line that cannot be the beginning of a line of a wrapped sentence: it stands behind a
 * blank line or deeper than the one above, is a key alone, or stands right above another swallowed line.
 */
export function vanishedLine(
  lines: readonly TextLine[],
  swallowed: readonly number[],
): number | undefined {
  return swallowed.find((index) => {
    const line = lines[index] as TextLine;
    const above = lines.slice(0, index).findLast(({ text }) => !text.trimStart().startsWith("#"));
    const isApart = above?.text.trim() === "" || line.indent > (above?.indent ?? 0) + 2;
    return isApart || line.isBare || swallowed.includes(index + 1);
  });
}
