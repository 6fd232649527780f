import { statSync } from "node:fs";

/** A text that changes with a file: its size and time. */
export function fileStamp(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}
