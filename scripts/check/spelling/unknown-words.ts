import type { Speller } from "./speller.ts";

/** A word with the place where it begins in its text. */
export interface PlacedWord {
  word: string;
  at: number;
}

/** A word alone in small letters or in letters that have no other, with the signs around it. */
const alone =
  /^[^\p{L}]*([\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}]{2,30}(?:['’][\p{Ll}\p{Lo}]+)*)[^\p{L}]*$/u;
/** A code, an address, a slot or markup. */
const forPrograms = /[\d@/\\_{}<>=&#]/;

/** The words of a text that a speller does not know; none where the text is in another language. */
export function unknownWords(text: string, { isKnown }: Speller): PlacedWord[] {
  const words = wordsOf(text);
  const unknown = words.filter(({ word }) => !isKnown(word));
  const isForeign = unknown.length >= 3 && unknown.length * 2 >= words.length;
  return isForeign ? [] : unknown;
}

/** Names, codes, addresses and what is written with a hyphen are left out. */
function wordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(/[^\s—–…]+/gu)].flatMap(({ 0: token, index }) => {
    const word = forPrograms.test(token) ? undefined : alone.exec(token)?.[1];
    return word === undefined ? [] : [{ word, at: index + token.indexOf(word) }];
  });
}
