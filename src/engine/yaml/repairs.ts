import { withChanges } from "../diagnostic.ts";
import { colonRepairs } from "./colon-slip.ts";
import { dashMoves, indentMoves } from "./indentation.ts";
import { keysInRow, keysOnLine } from "./keys-on-line.ts";
import { lineSlips } from "./line-slips.ts";
import {
  type Expected,
  isOdd,
  isUnclosed,
  type Line,
  parseLines,
  type Repair,
  type Suspect,
} from "./lines.ts";
import { missingDashes, missingKeys, missingLines } from "./missing-lines.ts";
import { entryMarks, pastedRowLines } from "./pasted-lines.ts";

/** What can be meant by a line that looks wrong, besides that it begins in another column: each change is tried. */
const trials: readonly ((suspect: Suspect) => Iterable<Repair>)[] = [
  dashMoves,
  missingLines,
  missingDashes,
  missingKeys,
  keysOnLine,
  keysInRow,
  pastedRowLines,
  entryMarks,
  lineSlips,
  colonRepairs,
];

/** How much is tried: changes, characters that are read again, and lines above a mistake. */
const limits = { tries: 250, characters: 1_500_000, lines: 40 };

/** More than any readable file has faults. A file that can be read further than before counts from here. */
export const unread = 1_000_000;

/** So many lines around a mistake are tried first, however sound they look. */
const nearest = 2;

/**
 * The change of a line near an offset that leaves the fewest faults; among equals, the likeliest.
 *
 * @param faultsOf returns the number of faults of a text, infinite if it cannot be read.
 * @param most the most faults that may remain, if the file can be read as it is.
 */
export function bestRepair(
  text: string,
  offset: number,
  faultsOf: (text: string) => number,
  expected: Expected,
  most = Number.MAX_SAFE_INTEGER,
): Repair | undefined {
  let tries = Math.min(limits.tries, limits.characters / text.length);
  if (tries < 20) return undefined;
  const lines = parseLines(text);
  const here = Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= offset),
  );
  const distance = ({ index }: Line) => Math.abs(index - here);
  const isReadable = most < Number.MAX_SAFE_INTEGER;
  const isFar = (line: Line) => distance(line) > nearest && !isOdd(lines, line);
  const suspects = lines
    .slice(0, here + nearest + 1)
    .filter((line) => distance(line) < limits.lines || (!isReadable && isUnclosed(line)))
    .filter((line) => !isReadable || !isFar(line))
    .sort((a, b) => Number(isFar(a)) - Number(isFar(b)) || distance(a) - distance(b));
  let best: Repair | undefined;
  let rank = Number.POSITIVE_INFINITY;
  let fewest = rank;

  function tryRepairs(line: Line, repairs: Iterable<Repair>) {
    for (const repair of repairs) {
      if (tries-- < 0) return;
      const ownRank = (faults: number) => 10 * faults + repair.cost + distance(line) / 20;
      // Even if it left no fault, the best one so far would be likelier: its text need not be read.
      if (ownRank(0) >= rank) continue;
      const faults = faultsOf(withChanges(text, [repair.change]));
      const own = ownRank(faults);
      const mostFaults = repair.mayGoOn ? most : Math.min(most, unread - 1);
      if (faults > mostFaults || own >= rank) continue;
      [rank, best, fewest] = [own, repair, faults];
    }
  }
  for (const line of suspects) {
    if (fewest === 0 && distance(line) > nearest) break;
    const suspect = { text, lines, line, isReadable, expected };
    tryRepairs(line, indentMoves(suspect));
    if (line.textOf !== undefined || isFar(line)) continue;
    for (const changesOf of trials) tryRepairs(line, changesOf(suspect));
  }
  for (const line of suspects.filter((one) => fewest > 0 && distance(one) <= nearest)) {
    const below = lines.slice(line.index + 1, line.index + 7);
    const end = below.findIndex(({ indent }) => indent < line.indent);
    for (const last of end === -1 ? below : below.slice(0, end))
      tryRepairs(line, indentMoves({ text, lines, line, expected }, last));
  }
  return best;
}
