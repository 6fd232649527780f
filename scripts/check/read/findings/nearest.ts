/** Longer words are no misspelling of anything here, and costly to compare. */
const longestWord = 40;

/**
 * The candidate that was most likely meant: the same but for capitals, hyphens and blanks, the only
 * one that the word begins, or the only one within about a third of its letters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  const plainWord = plain(word);
  const letters = [...plainWord].length;
  const others = [...candidates].filter((candidate) => candidate !== word);

  const same = others.filter((candidate) => plain(candidate) === plainWord);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;

  const ranked = others
    .flatMap((candidate) => {
      const most = Math.floor(Math.max(plainWord.length, candidate.length) / 3);
      const other = plain(candidate);
      // So many letters at least are to be inserted or deleted; comparing would take long to find more.
      if (Math.abs([...other].length - letters) > most) return [];
      const distance = editDistance(plainWord, other);
      return distance <= most ? [{ candidate, distance }] : [];
    })
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

/**
 * Damerau–Levenshtein distance in its restricted form: how many letters to insert, delete, replace
 * or swap with their neighbour to make one word of the other.
 */
function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwap) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
