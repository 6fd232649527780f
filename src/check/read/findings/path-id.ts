import type { Path } from "../read.ts";

/** A path as one string, for look-up. */
export function pathId(path: Path): string {
  return path.join("\0");
}
