import { editDistance } from "./edit-distance.ts";

/** Longer words are no misspelling of anything here, and costly to compare. */
const longestWord = 40;

/**
 * The candidate that was most likely meant: the same but for capitals, hyphens and blanks, the only
 * one that the word begins, or the only one within about a third of its letters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  const plainWord = plain(word);
  const others = [...candidates].filter((candidate) => candidate !== word);

  const same = others.filter((candidate) => plain(candidate) === plainWord);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;

  const ranked = others
    .map((candidate) => ({ candidate, distance: editDistance(plainWord, plain(candidate)) }))
    .filter(({ candidate, distance }) => distance <= tolerance(plainWord, candidate))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  if (first !== undefined)
    return second === undefined || second.distance > first.distance ? first.candidate : undefined;

  if (plainWord.length < 3) return undefined;
  const begun = others.filter((candidate) => plain(candidate).startsWith(plainWord));
  return begun.length === 1 ? begun[0] : undefined;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, "");
}

function tolerance(word: string, candidate: string): number {
  return Math.floor(Math.max(word.length, candidate.length) / 3);
}
