/** What Windows-1252 has from 0x80 to 0x9F; the five that it leaves free are controls. */
const special = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/**
 * Finds letters of UTF-8 that a program has read as Windows-1252: `CafÃ©` was `Café`. Capitals of other
 * languages before a quotation mark are none.
 */
export const mojibake =
  /(?<!\p{Lu})[ÂÃ][\u0080-\u00BF]|Ã[ŸƒŒ„–œ‰€‡](?=\p{Ll})|â€[\u0080-\u00BF™˜œ“”¦¢]|ðŸ[\u0080-\u00BF\u0152-\u2122]{2}/gu;

/** What such letters stood for; nothing where they are no UTF-8. */
export function unmixed(letters: string): string | undefined {
  const read = [...letters].map((letter) => {
    const place = special.indexOf(letter);
    return place === -1 ? letter.charCodeAt(0) : 0x80 + place;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(read));
  } catch {
    return undefined;
  }
}
