/**
 * Characters that nobody sees: zero-width space, word joiner, invisible operators, bidirectional marks and overrides,
 * byte order mark, fillers. Soft hyphens have their use.
 */
export const hidden =
  /[\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/gu;
/** Joiners shape letters of Indic and Arabic script, and emoji; between others they do nothing. */
export const joiner =
  /(?<![\p{Script_Extensions=Deva}\p{Script=Beng}\p{Script=Gujr}\p{Script=Guru}\p{Script=Knda}\p{Script=Mlym}\p{Script=Orya}\p{Script=Sinh}\p{Script=Taml}\p{Script=Telu}\p{Script=Arab}\p{Script=Mong}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
/** What a text that runs from right to left may need. */
export const directionMark = /[\u061C\u200E\u200F]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
export const control = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029]/g;
/** Line ends of other programs: without them the words on both sides would run together. */
export const lineEnd = /[\v\f\r\x85\u2028\u2029]/;

/** How a word processor or a web page begins the points of a list. */
const bullet = /^[\s\u200B]*(?:[•‣▪▫◦●○■□·⁃\uF0A7\uF0B7]\s*|(?:[o§*–-]|\d{1,2}[.)])\s*\t\s*)/u;

/** A line without what comes along with copied words: characters that nobody sees, the sign of a list, spaces too many. */
export function cleanLine(line: string, isRightToLeft: boolean): string {
  return line
    .replace(bullet, "")
    .replaceAll(control, (sign) => (lineEnd.test(sign) ? " " : ""))
    .replaceAll(hidden, (sign) => (isRightToLeft && directionMark.test(sign) ? sign : ""))
    .replaceAll(joiner, "")
    .replaceAll("\u00AD", "")
    .replaceAll(/\s{2,}|\t/g, " ")
    .trim();
}
