/** A telephone number as it is shown: its spaces and hyphens end no line. */
export function wholeNumber(words: string): string {
  const between = /(?<=[\p{Nd})])[ -](?=[\p{Nd}(])/gu;
  return words.replace(between, (sign) => (sign === " " ? "\u00a0" : "\u2011"));
}
