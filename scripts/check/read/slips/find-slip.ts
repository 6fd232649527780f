import { mergeMark } from "../yaml/syntax-fault.ts";
import { firstBehind, hangs, lastFilled, type TextLine } from "./lines.ts";
import type { Damaged, Slip, SlipKind } from "./slip.ts";
import { nestedFile, otherLayout, pastedFile } from "./slips-of-a-file.ts";
import {
  addedDash,
  doubledLine,
  joinedLines,
  lostBrackets,
  lostDash,
  lostQuote,
  otherComment,
  otherDash,
  otherSpace,
  splitCell,
} from "./slips-of-a-line.ts";
import {
  lostLine,
  movedLines,
  pastedList,
  shiftedLines,
  sunkenLines,
  unfoldedText,
} from "./slips-of-lines.ts";

const allKinds: readonly SlipKind[] = [
  sunkenLines,
  otherComment,
  otherSpace,
  nestedFile,
  pastedFile,
  pastedList,
  doubledLine,
  joinedLines,
  addedDash,
  otherDash,
  lostDash,
  lostQuote,
  lostBrackets,
  splitCell,
  unfoldedText,
  lostLine,
  shiftedLines,
  movedLines,
  otherLayout,
];

/** Slips after which a text may fit its schema all the same. */
const hiddenKinds: readonly SlipKind[] = [sunkenLines, splitCell];

/** Texts to try of each kind, and characters in all of them, so that no file costs more than a moment. */
const maxTried = 60;
const maxRead = 300_000;
const maxSuspects = 24;

/** Characters beyond which nobody's slip is looked for; content files have a few thousand. */
const longestText = 50_000;

/** A text in which something is wrong, and what judges others in its place. */
interface DamagedText extends Pick<Damaged, "lines" | "places" | "keys"> {
  text: string;
  /** Whether it fits its schema all the same. */
  isShapely: boolean;
  isReadable(text: string): boolean;
  isSound(text: string): boolean;
}

/**
 * The one slip that explains all that is wrong with a text: with it undone, nothing is. None where
 * several things are wrong.
 */
export function findSlip(damaged: DamagedText): Slip | undefined {
  const { text, lines, places, isShapely } = damaged;
  // A mark of version control says itself what is wrong.
  if (text.length > longestText || mergeMark.test(text)) return undefined;
  const texts = lines.map((line) => line.text);
  const suspects = suspectsIn(lines, places);
  const times = Math.min(maxTried, maxRead / text.length);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  for (const kind of isShapely ? hiddenKinds : allKinds) {
    const isSound = fewTimes(damaged.isSound, times, newline);
    const isReadable = fewTimes(damaged.isReadable, times, newline);
    let left = times;
    for (const slip of kind({ ...damaged, texts, suspects, isReadable, isSound })) {
      if (isSound(slip.mended)) return slip;
      if (--left < 0) break;
    }
  }
  return undefined;
}

/** A judgement that is made of a few texts only, of which the lines are given; of more it is no. */
function fewTimes(
  judge: DamagedText["isSound"],
  times: number,
  newline: string,
): Damaged["isSound"] {
  const known = new Map<string, boolean>();
  return (lines) => {
    const text = lines.join(newline);
    if (!known.has(text) && known.size < times) known.set(text, judge(text));
    return known.get(text) ?? false;
  };
}

/** Lines at which something is found, then those beside them, then those that hang in the air, with what they hang on. */
function suspectsIn(lines: readonly TextLine[], places: readonly number[]): number[] {
  const near = places.toSorted((a, b) => a - b).slice(0, 4);
  const beside = near.flatMap((index) => [
    firstBehind(lines, index, ({ isEmpty }) => !isEmpty),
    lastFilled(lines, index),
  ]);
  const hanging = lines.flatMap((_, index) =>
    hangs(lines, index) ? [index, lastFilled(lines, index)] : [],
  );
  const all = new Set([...near, ...beside, ...hanging]);
  return [...all].filter((index) => lines[index]?.isEmpty === false).slice(0, maxSuspects);
}
