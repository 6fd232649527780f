import type { Path } from "../read.ts";

/** A mistake in a file's values, by path. */
export interface Finding {
  path: Path;
  /** Whether the key or the value at the path is to be mended. */
  at: "key" | "value";
  message: string;
  hint: string;
}
