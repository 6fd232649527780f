import { codePoint } from "../../text/code-point.ts";

/** Characters that look like others or like nothing: their name, a pattern, and what was meant. */
const kinds: readonly [name: string, signs: RegExp, meant: (sign: string) => string][] = [
  ["A no-break space", /[\u00A0\u2007\u202F]/gu, () => " "],
  ["A space of another width", /[\u2000-\u2006\u2008-\u200A\u205F\u3000]/gu, () => " "],
  ["A hyphen that does not break", /[\u2010\u2011]/gu, () => "-"],
  ["A dash in place of a hyphen", /[\u2012-\u2015\u2212]/gu, () => "-"],
  ["A character without width", /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, () => ""],
  ["A mark of direction", /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, () => ""],
  [
    "A full-width sign",
    /[\uFF01-\uFF5E]/gu,
    (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  ],
  [
    "A letter of another alphabet",
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => alike.get(letter) ?? letter,
  ],
];

/** Letters of Cyrillic and Greek script by which of Latin script they look like. */
const alike = new Map(
  [
    ["АВЕКМНОРСТХаеорсухіјѕԁһ", "ABEKMHOPCTXaeopcyxijsdh"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧουν", "ABEZHIKMNOPTYXouv"],
  ].flatMap(([others = "", latin = ""]) =>
    [...others].map((letter, index) => [letter, latin.charAt(index)] as const),
  ),
);

/** What cannot be seen in a text, with its code, and the text as it looks; nothing in most texts. */
export function unseenIn(text: string): { what: string; seen: string } | undefined {
  let seen = text;
  let what: string | undefined;
  for (const [name, signs, meant] of kinds) {
    const [sign] = seen.match(signs) ?? [];
    const after = seen.replace(signs, meant);
    // A word with letters that look like no others is what it is.
    if (sign === undefined || after.search(signs) !== -1) continue;
    what ??= `${name} (${codePoint(sign)})`;
    seen = after;
  }
  return what === undefined ? undefined : { what, seen };
}

/** A text with the digits 0 to 9 in place of those of other scripts; undefined where it has none of those. */
export function inPlainDigits(text: string): string | undefined {
  const plain = text.replace(/\p{Nd}/gu, (digit) => String(worthOf(digit)));
  // The Arabic signs for decimals and percent.
  return plain === text ? undefined : plain.replaceAll("\u066B", ".").replaceAll(/\s*\u066A/g, "");
}

/** What a digit counts: those of a script stand in a row from zero on (Unicode Standard, 4.6). */
function worthOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (point - zero) % 10;
}
