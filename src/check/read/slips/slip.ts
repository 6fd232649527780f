import type { Fault } from "../yaml/fault.ts";
import type { KeyTable } from "./key-table.ts";
import type { TextLine } from "./lines.ts";

/** One slip of the hand that may have made a text what it is, with the text as it was before. */
export interface Slip extends Fault {
  mended: string;
}

/** A text in which something is wrong. */
export interface Damaged {
  text: string;
  lines: readonly TextLine[];
  /** Indexes of the lines at which something is found. */
  places: readonly number[];
  /** Indexes of lines at which the slip may have happened, the likeliest first. */
  suspects: readonly number[];
  keys: KeyTable;
  /** Whether nothing is wrong with the lines of a text in its place, whatever its keys. */
  isReadable(text: string): boolean;
  /** Whether nothing is wrong with the shape of a text in its place. */
  isSound(text: string): boolean;
}

/** Slips of one kind that a text may show, the likeliest first. */
export type SlipKind = (damaged: Damaged) => Iterable<Slip>;

/** Where a line stands from its first sign to its last. */
export function stretchOf({ text, start, indent }: TextLine): readonly [number, number] {
  return [start + indent, start + Math.max(indent, text.trimEnd().length)];
}

/** How far lines are to be moved, in words; to the left where the number is below 0. */
export function columns(by: number): string {
  const count = Math.abs(by) === 1 ? "1 column" : `${Math.abs(by)} columns`;
  return `${count} to the ${by < 0 ? "left" : "right"}`;
}
