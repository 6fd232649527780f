/** A stretch of a text, by offsets. */
export type Stretch = readonly [start: number, end: number];

/** Something wrong in a text; the reader turns it into a diagnostic. */
export interface Fault {
  at: Stretch;
  /** What is wrong, as one sentence. */
  message: string;
  /** What to write instead, as one sentence. */
  hint: string;
}
