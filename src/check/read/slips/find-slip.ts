import type { TextRange } from "../diagnostic.ts";
import { joinedLines } from "./joined-lines.ts";
import type { KeyTable } from "./key-table.ts";
import { linesOf, type TextLine } from "./lines.ts";
import { lostLine } from "./lost-line.ts";
import { movedLines } from "./moved-lines.ts";
import { nestedFile } from "./nested-file.ts";
import { otherLayout } from "./other-layout.ts";
import { pastedFile } from "./pasted-file.ts";
import { shiftedLines } from "./shifted-lines.ts";
import type { Slip, SlipKind } from "./slip.ts";

const kinds: readonly SlipKind[] = [
  nestedFile,
  pastedFile,
  otherLayout,
  joinedLines,
  lostLine,
  shiftedLines,
  movedLines,
];

/** Texts to try, so that a file in which everything is wrong costs no more than a moment. */
const maxTried = 150;

/** Characters beyond which nobody's slip is looked for. */
const longestText = 100_000;

/**
 * The one slip that explains all that is wrong with a text: with it undone, nothing is. None where
 * several things are wrong.
 *
 * @param found where something is found, in any order.
 * @param isSound whether nothing is wrong with the shape of a text in its place.
 */
export function findSlip(
  text: string,
  found: readonly TextRange[],
  keys: KeyTable,
  isSound: (text: string) => boolean,
): Slip | undefined {
  if (text.length > longestText) return undefined;
  const lines = linesOf(text);
  const tried = new Map<string, boolean>();
  const damaged = {
    text,
    lines,
    suspects: suspectsIn(lines, found),
    keys,
    isSound: (other: string) => {
      const known = tried.get(other);
      if (known !== undefined || tried.size >= maxTried) return known ?? false;
      tried.set(other, isSound(other));
      return tried.get(other) ?? false;
    },
  };
  for (const kind of kinds)
    for (const slip of kind(damaged)) if (damaged.isSound(slip.mended)) return slip;
  return undefined;
}

/** Lines at which something is found, then those beside them, then those that hang in the air. */
function suspectsIn(lines: readonly TextLine[], found: readonly TextRange[]): number[] {
  const places = [...new Set(found.map(({ start }) => start.line - 1))].sort((a, b) => a - b);
  const near = places.slice(0, 3);
  const beside = near.flatMap((index) => [index + 1, index - 1]);
  const hanging = lines.flatMap((_, index) => (hangs(lines, index) ? [index] : []));
  const all = new Set([...near, ...beside, ...hanging]);
  return [...all].filter((index) => lines[index]?.isEmpty === false);
}

/** Whether a line with a key or a dash is deeper than the one above, which opens nothing. */
function hangs(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index] as TextLine;
  if (line.key === undefined && !line.isEntry) return false;
  const above = lines.slice(0, index).findLast(({ isEmpty }) => !isEmpty);
  return above !== undefined && line.indent > above.column && !above.isBare;
}
