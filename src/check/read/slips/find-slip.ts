import { addedDash } from "./added-dash.ts";
import { doubledLine } from "./doubled-line.ts";
import { joinedLines } from "./joined-lines.ts";
import type { TextLine } from "./lines.ts";
import { lostDash } from "./lost-dash.ts";
import { lostLine } from "./lost-line.ts";
import { movedLines } from "./moved-lines.ts";
import { nestedFile } from "./nested-file.ts";
import { otherComment } from "./other-comment.ts";
import { otherDash } from "./other-dash.ts";
import { otherLayout } from "./other-layout.ts";
import { pastedFile } from "./pasted-file.ts";
import { pastedList } from "./pasted-list.ts";
import { shiftedLines } from "./shifted-lines.ts";
import type { Damaged, Slip, SlipKind } from "./slip.ts";
import { splitCell } from "./split-cell.ts";
import { sunkenLines } from "./sunken-lines.ts";

const allKinds: readonly SlipKind[] = [
  sunkenLines,
  otherComment,
  nestedFile,
  pastedFile,
  pastedList,
  doubledLine,
  joinedLines,
  addedDash,
  otherDash,
  lostDash,
  splitCell,
  lostLine,
  shiftedLines,
  movedLines,
  otherLayout,
];

/** Texts to try of each kind, and characters in all of them, so that no file costs more than a moment. */
const maxTried = 60;
const maxRead = 300_000;
const maxSuspects = 24;

/** Characters beyond which nobody's slip is looked for; content files have a few thousand. */
const longestText = 50_000;

/** A mark of version control, which says itself what is wrong. */
const merge = /^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m;

/**
 * The one slip that explains all that is wrong with a text: with it undone, nothing is. None where
 * several things are wrong.
 */
export function findSlip(
  damaged: Omit<Damaged, "suspects">,
  kinds: readonly SlipKind[] = allKinds,
): Slip | undefined {
  const { text, lines, places } = damaged;
  if (text.length > longestText || merge.test(text)) return undefined;
  const suspects = suspectsIn(lines, places);
  const times = Math.min(maxTried, maxRead / text.length);
  for (const kind of kinds) {
    const isSound = fewTimes(damaged.isSound, times);
    const isReadable = fewTimes(damaged.isReadable, times);
    let left = times;
    for (const slip of kind({ ...damaged, suspects, isReadable, isSound })) {
      if (isSound(slip.mended)) return slip;
      if (--left < 0) break;
    }
  }
  return undefined;
}

/** A judgement that is made of a few texts only; of more it is no. */
function fewTimes(judge: Damaged["isSound"], times: number): Damaged["isSound"] {
  const known = new Map<string, boolean>();
  return (text) => {
    if (!known.has(text) && known.size < times) known.set(text, judge(text));
    return known.get(text) ?? false;
  };
}

/** Lines at which something is found, then those beside them, then those that hang in the air. */
function suspectsIn(lines: readonly TextLine[], places: readonly number[]): number[] {
  const near = [...new Set(places)].sort((a, b) => a - b).slice(0, 4);
  const isFilled = ({ isEmpty }: TextLine) => !isEmpty;
  const beside = near.flatMap((index) => [
    lines.findIndex((line, at) => at > index && isFilled(line)),
    lines.slice(0, Math.max(0, index)).findLastIndex(isFilled),
  ]);
  const hanging = lines.flatMap((_, index) => (hangs(lines, index) ? [index] : []));
  const all = new Set([...near, ...beside, ...hanging]);
  return [...all].filter((index) => lines[index]?.isEmpty === false).slice(0, maxSuspects);
}

/** Whether a line with a key or a dash is deeper than the one above, which does not open so much. */
function hangs(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index] as TextLine;
  if (line.key === undefined && !line.isEntry) return false;
  const above = lines.slice(Math.max(0, index - 20), index).findLast(({ isEmpty }) => !isEmpty);
  return above !== undefined && line.indent - above.column > (above.isBare ? 2 : 0);
}
