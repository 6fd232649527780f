import { type InlineToken, inlineTokens } from "./inline-tokens.ts";

/** A stretch of a text, by offsets; the end is exclusive. */
type Stretch = readonly [start: number, end: number];

export interface InlineLink {
  address: string;
  /** Where the address stands in the paragraph as it is written. */
  at: Stretch;
  /** Where its words stand in the paragraph's words, and as they are written. */
  words: Stretch;
  wordsAt: Stretch;
}

/** A paragraph as it is read: its words without the signs of the inline form. */
export interface InlineWords {
  words: string;
  /** Where each unit of the words begins and ends in the paragraph as it is written. */
  starts: number[];
  ends: number[];
  links: InlineLink[];
}

export function inlineWords(text: string): InlineWords {
  const read: InlineWords = { words: "", starts: [], ends: [], links: [] };
  const around: [opener: InlineToken, wordsStart: number][] = [];
  for (const token of inlineTokens(text)) {
    const { start, end, shown, sign } = token;
    // What is written with a backslash, or ends a line, stands for one unit.
    const isEach = shown.length === end - start;
    for (let unit = 0; unit < shown.length; unit++) {
      read.starts.push(isEach ? start + unit : start);
      read.ends.push(isEach ? start + unit + 1 : end);
    }
    read.words += shown;
    if (sign === "end") {
      const [{ address, end: opened }, wordsStart] = around.pop() as (typeof around)[number];
      if (address !== undefined)
        read.links.push({
          address,
          at: [end - 1 - address.length, end - 1],
          words: [wordsStart, read.words.length],
          wordsAt: [opened, start],
        });
    } else if (sign && sign !== "br") around.push([token, read.words.length]);
  }
  return read;
}
