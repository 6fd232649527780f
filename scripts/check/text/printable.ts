// Direction marks and overrides, which could make a line read as another, and halves of characters.
const unprintable = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const control = /[\0-\x08\x0A-\x1F\x7F-\x9F]/g;

/**
 * Makes a line of content safe to print: control characters, which terminals obey, and direction
 * marks are shown as signs. Each stays one UTF-16 unit long; tabs stay.
 */
export function printable(line: string): string {
  return line.replaceAll(unprintable, "\uFFFD").replaceAll(control, picture);
}

function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\uFFFD";
}
