import type { Position, TextRange } from "../diagnostic.ts";

/** Prepares a text for turning offsets into lines and columns; lines end at LF or CRLF. */
export function rangesIn(text: string): (start: number, end: number) => TextRange {
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    lineStarts.push(at + 1);

  function position(offset: number): Position {
    const clamped = Math.max(0, Math.min(offset, text.length));
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] as number) <= clamped) low = middle;
      else high = middle - 1;
    }
    return {
      line: low + 1,
      column: clamped - (lineStarts[low] as number) + 1,
      offset: clamped,
    };
  }

  return (start, end) => ({ start: position(start), end: position(end) });
}
