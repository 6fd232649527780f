import type { Words } from "../diagnostic.ts";

/** A stretch of a text, by offsets. */
export type Stretch = readonly [start: number, end: number];

/** Something wrong in a text; the reader turns it into a diagnostic. */
export interface Fault extends Words {
  at: Stretch;
  /** What to write in its place, where that cannot be wrong. */
  fix?: string;
}
