/** Spaces within a number, and between a number that is not long by itself and a unit of up to five letters. */
const within =
  /(?<=\p{Nd}) (?=[\p{Nd}%‰°])|(?<=(?:^|[^\p{L}\p{Nd}.,])[\p{Nd}.,]{1,7}) (?=(?:\p{Sc}|\p{L}{1,5}[²³]?)(?!\p{L}| \p{Nd}))|(?<=(?:^|\s)\p{Sc}) (?=\p{Nd})/gu;
/** A slash between such a number and what it is for. */
const slash = /(?<=\p{Nd}(?:\s\S{1,4})?) \/ (?=\p{L}{1,5}(?!\p{L}))/gu;

/** The dash of a range of numbers. Browsers break lines behind it. */
const range = /(?<=\p{Nd})–(?=\p{Nd})/gu;

/** A text with no line breaks within numbers and ranges, and before units: `1 000 g`, `2011–2026`, `13,80 zł / kg`. */
export function keepUnits(text: string): string {
  return text
    .replace(within, "\u00a0")
    .replace(slash, "\u00a0/\u00a0")
    .replace(range, "\u2060–\u2060");
}
