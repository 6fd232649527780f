import { paragraphText } from "../../words/inline.ts";

/** A text that a page may show. */
export interface PageText {
  place: string;
  /** Whether it is written there, and does not come from a language pack. */
  isOwn: boolean;
  text: string;
  isParagraph?: boolean;
  /** Whether it is no text but a fact that pages show as it is, such as an address. */
  isFact?: boolean;
  /** Whether it is still to be written. The page shows what belongs there. */
  isGap?: boolean;
}

/** The words of a page in order, with marks around each text of the content, which can hold others. */
export interface MarkedWords {
  words: string;
  /** The place of each text in the order in which they begin; empty for words of a language pack that nobody writes. */
  places: readonly string[];
}

/** Signs before and after a text. They are for private use (plane 16 of Unicode), and no browser shows them. */
export const marks = { before: "\u{10FFFC}", behind: "\u{10FFFD}" };

/** Where a page shows a text: the index of a text node or attribute, and the offset in it. */
interface FoundText {
  place: string;
  from: readonly [index: number, offset: number];
  to: readonly [index: number, offset: number];
}

/** A text without what rendering changes: white space, hyphens and joiners. */
export const comparableText = (text: string): string =>
  text.normalize().replaceAll(/[\s\u00AD\u200B\u2011\u2060-]/g, "");

/**
 * Finds the texts of the content in what a page shows, by the same page with marks.
 *
 * @param shown The text nodes and attributes of the page in order.
 */
export function findTexts(shown: readonly string[], { words, places }: MarkedWords): FoundText[] {
  const signs = shown.flatMap((text, index) =>
    [...text.matchAll(solid)].map(({ 0: sign, index: offset }) => ({ sign, index, offset })),
  );
  const marked: string[] = [];
  const texts: { place: string; start: number; end: number }[] = [];
  const open: number[] = [];
  for (const [sign] of words.matchAll(solid))
    if (sign === marks.before) {
      const place = places[texts.length] ?? "";
      open.push(texts.push({ place, start: marked.length, end: 0 }) - 1);
    } else if (sign === marks.behind) {
      const text = texts[open.pop() ?? -1];
      if (text) text.end = marked.length;
    } else marked.push(sign);
  const there = alignedIndexes(
    marked,
    signs.map(({ sign }) => sign),
  );
  return texts.flatMap(({ place, start, end }) => {
    const inside = there.slice(start, end).filter((at) => at !== undefined);
    const [from = -1, to = -1] = [inside[0], inside.at(-1)];
    const [first, last] = [signs[from], signs[to]];
    // Something else stands between its words.
    if (!first || !last || to - from >= inside.length) return [];
    const { sign, index, offset } = last;
    return {
      place,
      from: [first.index, first.offset] as const,
      to: [index, offset + sign.length] as const,
    };
  });
}

/** A sign that rendering neither adds nor takes away. */
const solid = /[^\s\u00AD\u200B\u2060]/gu;

/** A hyphen within numbers allows no line break. */
const isSame = (one: string | undefined, other: string | undefined) =>
  one === other || (one === "-" && other === "\u2011");

/** How many signs tell that two lists go on alike, and how many either may have alone before that. */
const [alike, most] = [12, 3000];

/** The index in another list of each sign of a list that has nearly the same; undefined for one that only this has. */
function alignedIndexes(own: readonly string[], other: readonly string[]): (number | undefined)[] {
  const indexes: (number | undefined)[] = own.map(() => undefined);
  let [at, there] = [0, 0];
  const goesOn = (skip: number, pass: number) => {
    for (let step = 0; step < alike; step++)
      if (!isSame(own[at + skip + step], other[there + pass + step])) return false;
    return true;
  };
  while (at < own.length && there < other.length) {
    if (isSame(own[at], other[there])) {
      indexes[at] = there;
      at += 1;
      there += 1;
      continue;
    }
    let [skip, pass] = [0, 1];
    while (skip + pass < most && !goesOn(skip, pass))
      if (pass === 0) [skip, pass] = [0, skip + 1];
      else [skip, pass] = [skip + 1, pass - 1];
    at += skip;
    there += pass;
  }
  return indexes;
}

/** A slot, but for that of a fact, which is filled before a page is rendered. */
const slot = /\{(?!phone\})[a-z]+\}/;

/** Whether a text is little but slots and what joins them, as `{label}: {value}` and `{n} of {m}`. */
export function isBareTemplate(text: string): boolean {
  const parts = text.split(slot);
  return parts.length > 1 && parts.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length < 4;
}

/** A pattern for some words. */
export const literally = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Returns what finds the texts that words without marks may be. A template can have anything in its slots. */
export function finderByWords(texts: readonly PageText[]): (words: string) => PageText[] {
  const known = texts.map((text) => {
    const words = comparableText(paragraphText(text.text, text.isParagraph === true).text);
    const literal = words.split(slot).map(literally);
    const isTemplate = literal.length > 1 && !isBareTemplate(words);
    return { text, words, pattern: isTemplate && new RegExp(`^${literal.join(".+?")}$`, "s") };
  });
  return (shown) => {
    const found = comparableText(shown);
    const isLike = ({ words, pattern }: (typeof known)[number]) =>
      pattern ? pattern.test(found) : words === found;
    return found === "" ? [] : known.filter(isLike).map(({ text }) => text);
  };
}
