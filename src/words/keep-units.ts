/** Spaces within a number, and between a number that is not long by itself and a unit of up to five letters. */
const within =
  /(?<=\p{Nd}) (?=[\p{Nd}%‰°])|(?<=(?:^|[^\p{L}\p{Nd}.,])[\p{Nd}.,]{1,7}) (?=(?:\p{Sc}|\p{L}{1,5}[²³]?)(?!\p{L}| \p{Nd}))|(?<=(?:^|\s)\p{Sc}) (?=\p{Nd})/gu;
/** A slash between such a number and what it is for. */
const slash = /(?<=\p{Nd}(?:\s\S{1,4})?) \/ (?=\p{L}{1,5}(?!\p{L}))/gu;

/** The dash of a range of numbers. Browsers break lines behind it. */
const range = /(?<=\p{Nd})–(?=\p{Nd})/gu;

/** The hyphen of a postcode such as `17-230`. Browsers break lines behind it too. */
const postcode = /(?<=(?:^|[\s[])\p{Nd}{2,5}-)(?=\p{Nd}{2,4}(?![\p{Nd}-]))/gu;

/** A text with no line breaks within numbers and ranges, and before units: `1 000 g`, `2011–2026`, `13,80 zł / kg`, `17-230`. */
export function keepUnits(text: string): string {
  return text
    .replace(within, "\u00a0")
    .replace(slash, "\u00a0/\u00a0")
    .replace(range, "\u2060–\u2060")
    .replace(postcode, "\u2060");
}

/** A short word between two numbers, other than a unit and the sign between measures. */
const between = /\s(?!(?:[xhmgl]|[kc]m|kg)\s)\p{L}{1,2}\s\p{Nd}/iu;

/**
 * Whether a text says the same in each language: figures with codes of currencies, and behind them minutes or units of
 * one or two letters, such as `38 zł/kg`; not `3 days`.
 */
export function isFigure(text: string): boolean {
  const isSame = (word: string, at: number) => {
    const letters = word.replaceAll(/\P{L}/gu, "");
    const isBehind = at > 0 || /^\p{Nd}/u.test(word);
    return letters.length < (isBehind ? 3 : 1) || /^(?:\p{Lu}{3}|min)$/u.test(letters);
  };
  return /\p{Nd}/u.test(text) && !between.test(text) && text.split(/[\s/]/).every(isSame);
}
