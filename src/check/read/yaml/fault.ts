/** Something wrong in a text, by offsets; the reader turns it into a diagnostic. */
export interface Fault {
  start: number;
  /** Exclusive. */
  end: number;
  /** What is wrong, as one sentence. */
  message: string;
  /** What to write instead, as one sentence. */
  hint: string;
}
