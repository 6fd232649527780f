/** The hyphen of a word such as "e-mail", after which browsers break lines. */
const afterLetter = /(?<=(?:^|[\s[])\p{L}-)(?=\p{L})/gu;

/** The last two words of a text, if together they are short. Words do not hold markup or slots. */
const lastTwo = /(?<=\s)(?=.{3,13}$)([^\s[\]{}*]+) ([^\s[\]{}*]+)$/;
/** The last three words, which stay together in large type. */
const lastThree = /(?<=^|\s)(?=.{5,20}$)([^\s[\]{}*]+) ([^\s[\]{}*]+) ([^\s[\]{}*]+)$/;

/** A paragraph in which no line ends with "e-", and the last one never has only one or two short words. */
export function joinLastWords(text: string, isLarge = false): string {
  const end = isLarge && lastThree.test(text) ? lastThree : lastTwo;
  return text
    .replace(afterLetter, "\u2060")
    .replace(end, (words) => words.replaceAll(" ", "\u00a0"));
}
