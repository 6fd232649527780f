/** The hyphen of a word such as "e-mail", after which browsers break lines. */
const afterLetter = /(?<=(?:^|[\s[])\p{L}-)(?=\p{L})/gu;

/** The last three words of a text, if together they are short. Words do not hold markup or slots. */
const lastWords = /(?<=^|\s)(?=.{5,20}$)([^\s[\]{}*]+) ([^\s[\]{}*]+) ([^\s[\]{}*]+)$/;

/** A paragraph in which no line ends with "e-", and the last one never has only one or two short words. */
export function keepEnd(text: string): string {
  return text.replace(afterLetter, "\u2060").replace(lastWords, "$1\u00a0$2\u00a0$3");
}
