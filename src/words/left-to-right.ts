import { letterFromRight } from "./direction-of.ts";
import { lazy } from "./memoize.ts";

const arabicDigit = "[\\u0660-\\u0669]";

/**
 * Patterns of groups that run from left to right, and of those among them that browsers show as they are written: numbers,
 * and what begins with a letter and does not end in a sign. Other sites do not carry them.
 */
const patterns = /* @__PURE__ */ lazy(() => {
  // With marks of their direction.
  const fromRight = `${letterFromRight.source.slice(1, -1)}\\u061c\\u200f`;
  // Digits with the direction of the words around them. Arabic ones also reverse their groups.
  const digit = "[\\d\\u06f0-\\u06f9]";
  const letter = `(?![${fromRight}])[\\p{L}\\p{M}]`;
  const sign = `(?:${digit}|${letter})`;
  // Hyphens and dots belong to what they are before, unless they follow a word.
  const before = `(?:[+#@*]|\\p{Sc}|(?<![\\p{L}\\p{N}])(?:[-−±](?=\\p{Sc}?${digit})|[./](?=${letter})))`;
  const end = `(?:${sign}|[+#!*%‰°™®′″/\\p{Sc}]|\\([^()\\s]*\\))`;
  const inWord = `(?:${digit}|[^\\s${fromRight}]|[\\u00a0\\u202f](?=${sign}))`;
  const number = `${before}{0,2}${digit}(?:${inWord}*${end})?`;
  const units =
    "(?:[KMGT]i?B|[kKMG]bps|[kMG]?Hz|[kMG]?Wh?|[cmkµ]?m[²³]?|[mkµ]?g|[mcd]?[lL]|°[CF]|px|USD|EUR|GBP|ILS|AED|SAR|EGP|IRR|PKR)";
  const next = `\\s[–—×=+−/-]\\s(?=${before}?${digit})|(?<=(?<!${digit})${digit}{1,3})\\s(?=${digit}{3}(?!${digit}))`;
  const gaps = "[ \\u00a0\\u2011./()-]{0,2}";
  // Six digits or more, from a plus, bracket or zero on.
  const telephone = (one: string, zero: string) =>
    `(?=(?:[+(]|${zero}[)-]?${one})(?:${gaps}${one}){5})\\+?(?:${gaps}${one})+(?!${one})`;
  const groups = [
    telephone(digit, "[0\\u06f0]"),
    telephone(arabicDigit, "\\u0660"),
    // From its first letter on, all of a text runs from left to right, up to a letter from the right.
    `${before}{0,2}${letter}(?:(?:${inWord}|\\s)*${end})?`,
    `${number}(?:(?:${next})${number})*(?:\\s${units}(?!\\p{L}))?`,
  ];
  const safe = `${digit}+(?:[.,:/]${digit}+)*(?:${letter})*|${letter}(?:.*(?:${sign}|\\)))?`;
  return { groups: new RegExp(groups.join("|"), "gu"), safe: new RegExp(`^(?:${safe})$`, "su") };
});

/** Whoever sets these knows what they do. */
const controls = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * A text in parts, every second of which would be scrambled between words from right to left: a telephone number, a
 * range, a code, a name with a sign such as `C++`.
 */
export function scrambledParts(text: string): string[] {
  const { groups, safe } = patterns();
  const parts: string[] = [];
  let from = 0;
  if (!controls.test(text))
    for (const { 0: group, index } of text.matchAll(groups)) {
      if (safe.test(group)) continue;
      parts.push(text.slice(from, index), group);
      from = index + group.length;
    }
  return [...parts, text.slice(from)];
}

/** Whether a text has letters from the right; some digits count as such too. */
export const hasLettersFromRight = (text: string): boolean =>
  letterFromRight.test(text.replaceAll(/\p{N}/gu, ""));

/** Whether digits of a group run from right to left even in text from left to right. */
export const reverses = (group: string): boolean => new RegExp(arabicDigit).test(group);

/** A text where no elements can be, with what would be scrambled between isolates (UAX 9). */
export function withIsolates(text: string): string {
  if (!hasLettersFromRight(text)) return text;
  return scrambledParts(text)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      return reverses(part) ? `\u2066\u202d${part}\u202c\u2069` : `\u2066${part}\u2069`;
    })
    .join("");
}
