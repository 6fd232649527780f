import { readFileSync } from "node:fs";

/** A sentence of a file in `copy/`, and the rule that is right to find something in it. */
export interface Sentence {
  words: string;
  fault?: string | undefined;
}

/**
 * The sentences of a file in `copy/`: one a line, below headings that begin with `##`. Before one with a
 * fault stands the rule that is to find it, and a bar.
 */
export function sentencesOf(name: string): Sentence[] {
  const text = readFileSync(new URL(`copy/${name}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("## "));
  return lines.map((line) => {
    const [, fault, words = line] = /^([a-z-]+) \| (.*)$/.exec(line) ?? [];
    return { words, fault };
  });
}
