import { displayWidth } from "./display-width.ts";

/** Breaks a text at its spaces into lines of at most so many columns; a longer word stays whole. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const isFull = line !== "" && displayWidth(line) + 1 + displayWidth(word) > columns;
    if (isFull) lines.push(line);
    line = line === "" || isFull ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
