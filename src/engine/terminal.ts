import { eastAsianWidth } from "get-east-asian-width";
import { lazy } from "../words/memoize.ts";

/** What begins and ends each look that a terminal gives to text (ECMA-48, 8.3.117). */
const looks = {
  ...{ bold: [1, 22], dim: [2, 22] },
  ...{ red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39] },
} as const;

export type Look = keyof typeof looks;

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals take such a character.
const look = /\x1B\[\d+m/g;

/** Gives text a look. */
export type Paint = (look: Look, text: string) => string;

/** A painter that does so, or one that leaves text as it is. */
export function painter(colour = false): Paint {
  return (look, text) =>
    colour ? `\u001B[${looks[look][0]}m${text}\u001B[${looks[look][1]}m` : text;
}

// Direction marks and overrides, which could make a line read as another, what nobody sees, and halves of characters.
const unprintable =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\p{Surrogate}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const control = /[\0-\x08\x0A-\x1F\x7F-\x9F]/g;

/**
 * Makes a line of content safe to print: control characters, which terminals obey, direction marks and characters
 * that nobody would see are shown as signs. Each stays one UTF-16 unit long; tabs stay.
 */
export function printable(line: string): string {
  return line.replaceAll(unprintable, "\uFFFD").replaceAll(control, picture);
}

/** Makes a sentence safe to print. Marks of direction go: translations need them in the panel alone. */
export const printableSentence = (text: string): string =>
  printable(text.replaceAll(/[\u200E\u200F]/g, ""));

function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\uFFFD";
}

/** The code of a text's first character, as Unicode writes it: `U+200B`. */
export function codePoint(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

// Marks drawn over the letter before them, format characters, and the vowels and tails of Hangul
// syllables. Spacing marks (Mc) of Indic scripts do take a column of their own.
const zeroWidth = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF\uD7B0-\uD7FF]/u;

// Drawn as emoji by themselves, or because a variation selector asks for it.
const emoji = /\p{Emoji_Presentation}|.\uFE0F/u;

// Of Latin script, each a grapheme of one column by itself.
const plain = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u20AC]*$/;

// Made when the first text needs it: it takes as long as reading a few files.
const segmenter = lazy(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** A piece of text that a cursor steps over at once. */
interface Grapheme {
  text: string;
  /** Columns of a terminal: mostly 1, for many emoji and East Asian letters 2. */
  width: number;
}

/** Cuts a text into graphemes with the columns that each takes. */
export function graphemesOf(text: string): Grapheme[] {
  // Most lines are plain, and looking for clusters in them is slow.
  if (plain.test(text)) return Array.from(text, (letter) => ({ text: letter, width: 1 }));
  return Array.from(segmenter().segment(text), ({ segment }) => ({
    text: segment,
    width: graphemeWidth(segment),
  }));
}

/** Columns that a text takes in a terminal. It holds no tabs and no control characters. */
export function displayWidth(text: string): number {
  return graphemesOf(text).reduce((total, { width }) => total + width, 0);
}

function graphemeWidth(grapheme: string): number {
  // Soft hyphens included: they are format characters, but terminals show them.
  if (grapheme.length === 1 && grapheme < "\u0300") return 1;
  if (emoji.test(grapheme)) return 2;
  let width = 0;
  for (const character of grapheme)
    if (!zeroWidth.test(character)) width += eastAsianWidth(character.codePointAt(0) as number);
  return width;
}

/** Where a line can break: between words, and in text without spaces before a letter that no mark goes with. */
const breaks = /(?<= )|(?<=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])(?<!\p{Ps})(?![\p{P}\p{M}\s])/u;

/**
 * Breaks a text into lines that are no longer than a number of columns, if its words allow that. Looks count as nothing.
 *
 * @param room The columns; undefined for one line, as programs read it.
 * @param indent What begins the first line.
 * @param further What begins the others.
 */
export function wrapText(text: string, room?: number, indent = "", further = indent): string {
  if (!room) return indent + text;
  const lines: string[] = [];
  let line = indent;
  for (const piece of text.split(breaks)) {
    const isFull = displayWidth((line + piece).replaceAll(look, "").trimEnd()) > room;
    if (isFull && line.trim()) {
      lines.push(line);
      line = further;
    }
    line += piece;
  }
  return [...lines, line].map((one) => one.trimEnd()).join("\n");
}
