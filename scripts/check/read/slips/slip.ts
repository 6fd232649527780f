import type { Fault } from "../diagnostic.ts";
import type { KeyTable } from "./key-table.ts";
import { moved, type TextLine } from "./lines.ts";

/** One slip of the hand that may have made a text what it is, with the lines as they were before. */
export interface Slip extends Fault {
  mended: string[];
}

/** A text in which something is wrong. */
export interface Damaged {
  lines: readonly TextLine[];
  /** The text of each line. */
  texts: readonly string[];
  /** Indexes of the lines at which something is found, each once. */
  places: readonly number[];
  /** Indexes of lines at which the slip may have happened, the likeliest first; none of them is blank. */
  suspects: readonly number[];
  keys: KeyTable;
  /** Whether nothing is wrong with other lines in place of these, whatever their keys. */
  isReadable(lines: readonly string[]): boolean;
  /** Whether nothing is wrong with the shape of other lines in place of these. */
  isSound(lines: readonly string[]): boolean;
}

/** Slips of one kind that a text may show, the likeliest first. */
export type SlipKind = (damaged: Damaged) => Iterable<Slip>;

/** A slip that stands, unless it says otherwise, where the line does at which it is looked for. */
type SlipOfLine = Omit<Slip, "at"> & Partial<Pick<Slip, "at">>;

/** A kind of slip that is looked for at each suspect. */
export function atSuspects(
  slipsAt: (line: TextLine, index: number, damaged: Damaged) => Iterable<SlipOfLine>,
): SlipKind {
  return function* (damaged) {
    for (const index of damaged.suspects) {
      const line = damaged.lines[index] as TextLine;
      for (const slip of slipsAt(line, index, damaged)) yield { at: stretchOf(line), ...slip };
    }
  };
}

/** Where a line stands from its first sign to its last. */
export function stretchOf({ text, start, indent }: TextLine): readonly [number, number] {
  return [start + indent, start + Math.max(indent, text.trimEnd().length)];
}

/**
 * Moves the lines from an index to before another.
 *
 * @param by columns to the right; to the left where it is below 0.
 * @returns how to do so, in words, and all lines as they are then.
 */
export function shift(
  { lines, texts }: Pick<Damaged, "lines" | "texts">,
  first: number,
  end: number,
  by: number,
): { way: string; mended: string[] } {
  const column = (lines[first] as TextLine).indent + by + 1;
  return {
    way:
      end > first + 1
        ? `Move lines ${first + 1} to ${end} by ${columns(by)}`
        : `Begin it in column ${column}`,
    mended: texts.map((text, at) => (at < first || at >= end ? text : moved(text, by))),
  };
}

/** How far lines are to be moved, in words; to the left where the number is below 0. */
export function columns(by: number): string {
  const count = Math.abs(by) === 1 ? "1 column" : `${Math.abs(by)} columns`;
  return `${count} to the ${by < 0 ? "left" : "right"}`;
}
