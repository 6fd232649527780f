/**
 * What may have happened to a word while it was typed, the surest first: an accent or a ligature that is another, neighbours
 * swapped, equal letters that are too many or too few, another letter left out or added, and one that is
 * mistaken for another.
 */
const slips = ["accent", "swapped", "doubled", "missing", "extra", "alike"] as const;
type Slip = (typeof slips)[number];

/** From how many letters on each is believed: the shorter words are, the more of them lie side by side. */
const shortest: Readonly<Record<Slip, number>> = {
  accent: 4,
  swapped: 3,
  doubled: 4,
  missing: 4,
  extra: 5,
  alike: 6,
};

/** Letters that are mistaken for each other, by the ear or by the finger. */
const alike = [
  "aeiouy",
  "cksz",
  "bv",
  "dt",
  ...pairsIn("qwertyuiop"),
  ...pairsIn("asdfghjkl"),
  ...pairsIn("zxcvbnm"),
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
  const believed = slips.filter(
    (slip) => word.length >= shortest[slip] && !(isCompound && slip === "extra"),
  );
  return believed.map((slip) => ways[slip](word, letters));
}

/** The keys side by side in a row of a keyboard. */
function pairsIn(row: string): string[] {
  return [...row].slice(1).map((key, at) => row.charAt(at) + key);
}

/** A word without its accents. */
export function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

type Way = (word: string, letters: readonly string[]) => string[];

const ways: Readonly<Record<Slip, Way>> = {
  accent: (word, letters) => [
    word.replace("oe", "œ"),
    ...replaced(word, letters, (was, is) => was !== is && bare(was) === bare(is)),
  ],
  swapped: (word) =>
    places(word).map((at) => put(word, at - 1, 2, word.charAt(at) + word.charAt(at - 1))),
  // Who doubles one letter wrongly often does so with the next.
  doubled: (word) => {
    const once = doubledOtherwise(word);
    return [...once, ...once.flatMap(doubledOtherwise)];
  },
  missing: (word, letters) =>
    letters.flatMap((letter) =>
      [...places(word), word.length].map((at) => put(word, at, 0, letter)),
    ),
  extra: (word) => places(word).map((at) => put(word, at, 1, "")),
  alike: (word, letters) =>
    replaced(
      word,
      letters,
      (was, is) => was !== is && alike.some((all) => all.includes(was) && all.includes(is)),
    ),
};

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
      .filter((at) => isMeant(word.charAt(at), letter))
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
