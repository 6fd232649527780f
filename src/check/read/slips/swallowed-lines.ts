import type { KeyTable } from "./key-table.ts";
import type { TextLine } from "./lines.ts";

const header = /(?:^|[:-] +)[|>][-+\d]{0,2}\s*(?:#.*)?$/;

/**
 * Lines that begin with a key of the file and stand inside a text, as words of it: those below a key
 * whose line is gone.
 */
export function swallowedLines(lines: readonly TextLine[], keys: KeyTable): number[] {
  const found: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const head = lines[index] as TextLine;
    if (!header.test(head.text)) continue;
    const floor = head.key === undefined ? head.indent : head.column;
    const first = lines.slice(index + 1).find(({ text }) => text.trim() !== "");
    if (first === undefined || first.indent <= floor) continue;
    for (index += 1; index < lines.length; index++) {
      const line = lines[index] as TextLine;
      if (line.text.trim() === "") continue;
      if (line.indent < first.indent) break;
      if (line.key !== undefined && keys.all.has(line.key)) found.push(index);
    }
    index -= 1;
  }
  return found;
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
