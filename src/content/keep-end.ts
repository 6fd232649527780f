/** The last three words of a text, if together they are short. Words do not hold markup or slots. */
const lastWords = /(?<=^|\s)(?=.{5,15}$)([^\s[\]{}*]+) ([^\s[\]{}*]+) ([^\s[\]{}*]+)$/;

/** A paragraph whose last line never has only one or two short words. */
export function keepEnd(text: string): string {
  return text.replace(lastWords, "$1\u00a0$2\u00a0$3");
}
