import type { KeyTable } from "./key-table.ts";
import type { TextLine } from "./lines.ts";

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
    const first = nextLine(lines, head + 1, 0);
    const depth = lines[first]?.indent ?? 0;
    if (depth <= (line.key === undefined ? line.indent : line.column)) continue;
    const end = nextLine(lines, first, depth);
    found.push({ head, first, end });
    head = end - 1;
  }
  return found;
}

/** The index of the next line that is not blank and, but for a depth of 0, begins before a depth. */
function nextLine(lines: readonly TextLine[], from: number, depth: number): number {
  for (let index = from; index < lines.length; index++) {
    const { text, indent } = lines[index] as TextLine;
    if (text.trim() !== "" && (depth === 0 || indent < depth)) return index;
  }
  return lines.length;
}

/**
 * Lines that begin with a key of the file and stand inside a text, as words of it: those below a key
 * whose line is gone.
 */
export function swallowedLines(lines: readonly TextLine[], keys: KeyTable): number[] {
  return blockTexts(lines).flatMap(({ first, end }) => {
    const found: number[] = [];
    for (let index = first; index < end; index++) {
      const key = lines[index]?.key;
      if (key !== undefined && keys.all.has(key)) found.push(index);
    }
    return found;
  });
}

/**
 * The first of these that no wrapped sentence begins with: behind a blank line, deeper, a key alone, or
 * right above another.
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
