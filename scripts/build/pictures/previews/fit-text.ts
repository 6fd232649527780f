import { unspaced } from "../../../../src/words/long-word.ts";
import { lettersOf, unitsPerEm } from "./fonts.ts";
import type { Shaped, Shaper } from "./shape-text.ts";

/** A place for text, in pixels, and the sizes of its letters. */
export type TextBox = Record<"width" | "height" | "largest" | "least", number>;

/** Lines of text, in pixels. */
export interface TextBlock {
  lines: Shaped[];
  size: number;
  /** From one baseline to the next. */
  pitch: number;
}

/** The factor from one size to the next smaller one. */
const step = 0.87;
/** Line height, and the least gap between the ink of two lines, as shares of the font size. */
const [leading, gap] = [1.12, 0.05];

/**
 * Sets a text as large as possible, in the first of the rooms that it fits. If it is too long for all of
 * them, words break and it shrinks until it fits the last: no text is cut off.
 */
export function fitText(shaper: Shaper, language: string, rooms: readonly TextBox[]): TextBlock {
  for (const room of rooms) {
    const block = fitWords(shaper, language, room);
    if (block) return block;
  }
  const room = rooms.at(-1) as TextBox;
  const letters = lettersOf(shaper.text);
  for (let size = room.least; ; size *= step) {
    const block = setText(shaper, letters, size, room);
    if (block) return block;
  }
}

/** Sets a text as large as possible in a room, with whole words; undefined if it is too long for that. */
export function fitWords(shaper: Shaper, language: string, room: TextBox): TextBlock | undefined {
  const words = breakText(shaper.text, language);
  for (let size = room.largest; size >= room.least; size *= step) {
    const block = setText(shaper, words, size, room);
    if (block) return balanceLines(shaper, words, block, room);
  }
  return undefined;
}

/** Breaks words into lines of nearly the same length, as many as a block has. */
function balanceLines(shaper: Shaper, words: string[], block: TextBlock, room: TextBox): TextBlock {
  const narrower = { ...room, width: room.width - 20 };
  const next = setText(shaper, words, block.size, narrower);
  const isAsHigh = next?.lines.length === block.lines.length && block.lines.length > 1;
  return isAsHigh ? balanceLines(shaper, words, next, narrower) : block;
}

/** A text in pieces, set in one size; undefined if it does not fit. */
function setText(
  shaper: Shaper,
  pieces: readonly string[],
  size: number,
  room: TextBox,
): TextBlock | undefined {
  const scale = size / unitsPerEm;
  const lines: Shaped[] = [];
  let [start, end] = [0, 0];
  let line: Shaped | undefined;
  for (const piece of pieces) {
    const next = end + piece.length;
    const longer = shaper.shape(start, start + shaper.text.slice(start, next).trimEnd().length);
    if (longer.width * scale <= room.width) line = longer;
    else {
      if (line) lines.push(line);
      start = end;
      line = shaper.shape(start, start + piece.trimEnd().length);
      if (line.width * scale > room.width) return undefined;
    }
    end = next;
  }
  if (line) lines.push(line);
  const touching = lines
    .slice(1)
    .map(({ ascent }, index) => (lines[index] as Shaped).descent + ascent);
  const pitch = Math.max(leading * size, Math.max(0, ...touching) * scale + gap * size);
  const ink = (lines[0]?.ascent ?? 0) + (lines.at(-1)?.descent ?? 0);
  const height = ink * scale + pitch * (lines.length - 1);
  return height <= room.height ? { lines, size, pitch } : undefined;
}

const blank = /[^\S\u00A0\u202F\u2007]$/;
const hyphen = /\p{L}[-\u2010\u2013\u2014\u058A]$/u;
const opening = /[\p{Ps}\p{Pi}¿¡]$/u;
/** Characters that begin no line: closing marks, and small or repeating letters of Japanese. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょァィゥェォッャュョ%]/u;

/**
 * The pieces of a text between which a line may break: after spaces, which are part of the piece before
 * them, after hyphens, and between words if the script has no spaces.
 */
export function breakText(text: string, language: string): string[] {
  const pieces: string[] = [];
  const words = new Intl.Segmenter(language, { granularity: "word" });
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment);
    else pieces.splice(-1, 1, last + segment);
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false;
  if (blank.test(before)) return true;
  if (hyphen.test(before)) return /^\p{L}/u.test(after);
  if (closing.test(after) || opening.test(before)) return false;
  return unspaced.test([...before].at(-1) ?? "") || unspaced.test([...after][0] ?? "");
}
