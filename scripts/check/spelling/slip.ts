/** The words, or none, that a slip may have made this one of; letters are the language's, the commonest first. */
type Undo = (word: string, letters: readonly string[]) => string[];

/**
 * What may have happened to a word while it was typed, the surest first, and from how many letters on it is
 * believed: the shorter words are, the more of them lie side by side.
 */
const slips: Readonly<Record<string, readonly [from: number, undo: Undo]>> = {
  accent: [
    4,
    (word, letters) => [
      word.replace("oe", "œ"),
      ...replaced(word, letters, (was, is) => bare(was) === bare(is)),
    ],
  ],
  // Neighbours.
  swapped: [
    3,
    (word) => places(word).map((at) => put(word, at - 1, 2, word.charAt(at) + word.charAt(at - 1))),
  ],
  // Equal letters that are too many or too few. Who doubles one wrongly often does so with the next.
  doubled: [
    4,
    (word) => {
      const once = doubledOtherwise(word);
      return [...once, ...once.flatMap(doubledOtherwise)];
    },
  ],
  missing: [
    4,
    (word, letters) =>
      letters.flatMap((letter) =>
        [...places(word), word.length].map((at) => put(word, at, 0, letter)),
      ),
  ],
  extra: [5, (word) => places(word).map((at) => put(word, at, 1, ""))],
  alike: [
    6,
    (word, letters) =>
      replaced(word, letters, (was, is) =>
        alike.some((all) => all.includes(was) && all.includes(is)),
      ),
  ],
};

/** Letters that are mistaken for each other, by the ear or by the finger. */
const alike = [
  ...["aeiouy", "cksz", "bv", "dt"],
  ...["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap(pairsIn),
];

/**
 * What may have been meant by a word, words or not: a list for each slip, the surest first. The first letter stays, but where
 * two are swapped: hardly anybody gets it wrong.
 *
 * @param letters those of the language, the commonest first.
 * @param isCompound whether it is two words in one; a letter more makes such a word of another too often.
 */
export function unslipped(
  word: string,
  letters: readonly string[],
  isCompound: boolean,
): string[][] {
  const believed = Object.entries(slips).filter(
    ([slip, [from]]) => word.length >= from && !(isCompound && slip === "extra"),
  );
  return believed.map(([, [, undo]]) => undo(word, letters));
}

/** A word without its accents. */
export function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The keys side by side in a row of a keyboard. */
function pairsIn(row: string): string[] {
  return [...row].slice(1).map((key, at) => row.charAt(at) + key);
}

/** The words that come of one letter more beside its like, or one less. */
function doubledOtherwise(word: string): string[] {
  return places(word).map((at) => {
    const letter = word.charAt(at);
    return letter === word.charAt(at - 1) ? put(word, at, 1, "") : put(word, at, 0, letter);
  });
}

/** The words that come of another letter in the place of one. */
function replaced(
  word: string,
  letters: readonly string[],
  isMeant: (was: string, is: string) => boolean,
): string[] {
  return letters.flatMap((letter) =>
    places(word)
      .filter((at) => word.charAt(at) !== letter && isMeant(word.charAt(at), letter))
      .map((at) => put(word, at, 1, letter)),
  );
}

/** The places of a word's letters but the first. */
function places(word: string): number[] {
  return Array.from({ length: word.length - 1 }, (_, index) => index + 1);
}

function put(word: string, at: number, count: number, letters: string): string {
  return word.slice(0, at) + letters + word.slice(at + count);
}
