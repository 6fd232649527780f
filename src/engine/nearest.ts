/** Longer words are not misspelt keys, and comparing them is slow. */
const longestWord = 40;

/**
 * The most similar candidate: equal except for capitals, hyphens and blanks; the only one within an edit distance of
 * about a third of its letters; or the only one that begins with the word.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  const plainWord = foldWord(word);
  const ranked = [...candidates]
    .filter((candidate) => candidate !== word)
    .flatMap((candidate) => {
      const most = Math.floor(Math.max(plainWord.length, candidate.length) / 3);
      const distance = editDistance([...plainWord], [...foldWord(candidate)], most);
      const isBegun = plainWord.length > 2 && foldWord(candidate).startsWith(plainWord);
      if (distance <= most) return [{ candidate, distance }];
      return isBegun ? [{ candidate, distance: longestWord }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  return first?.distance === second?.distance ? undefined : first?.candidate;
}

/** Whether so many edits at most make one word of another. */
export const isWithinEdits = (one: string, other: string, most: number): boolean =>
  editDistance([...one], [...other], most) <= most;

export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, "");
}

/**
 * Damerau–Levenshtein distance in its restricted form: how many letters to insert, delete, replace or
 * swap with their neighbour to make one word of the other. More than `most` is infinite.
 */
function editDistance(a: readonly string[], b: readonly string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const costAt = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        costAt(row - 1, column) + 1,
        costAt(row, column - 1) + 1,
        costAt(row - 1, column - 1) + cost,
      ];
      current.push(
        Math.min(...steps, isSwap ? costAt(row - 2, column - 2) + 1 : (steps[0] as number)),
      );
    }
  }
  return costAt(a.length, b.length);
}
