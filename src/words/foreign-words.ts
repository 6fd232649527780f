/** Words in another language, and its BCP 47 tag: the one markup of texts that are no paragraphs. */
export const foreignWords = /\[([^[\]]+)\]\{([a-z]{2,3}(?:-\w{2,8})*)\}/;

/** A text that is no paragraph, as programs take it. */
export const plainWords = (text: string): string =>
  text.replaceAll(new RegExp(foreignWords, "g"), "$1");
