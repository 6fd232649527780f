import { paragraphText } from "../content/inline.ts";

/** A text that a page may show. */
export interface PageText {
  place: string;
  /** Whether it is written there, and does not come from a language pack. */
  isOwn: boolean;
  text: string;
  isParagraph?: boolean;
}

/** What a page shows in one place, such as a text node. */
export interface ShownText {
  text: string;
  /** Whether they repeat a text that the page shows, such as the name of a section in the list of contents. */
  isRepeat?: boolean;
}

/** A text without what rendering changes: white space, hyphens and joiners. */
export const comparableText = (text: string): string =>
  text.normalize().replaceAll(/[\s\u00AD\u200B\u2011\u2060-]/g, "");

/**
 * Finds the content texts in what a page shows.
 *
 * @param shown The text nodes and attributes of the page in order. A content text may be part of one, or span several.
 * @param texts In the order of the page's files.
 */
export function findTexts(shown: readonly ShownText[], texts: readonly PageText[]) {
  const found = matchesIn(shown, texts);
  const files = fileOfEachMatch(found);
  let before = "";
  return found.map((match, index) => {
    const { first, last } = match;
    const alike = match.alike.filter((text) => fileOfText(text) === files[index]);
    const twins = found.filter(
      (other, at) =>
        other.alike === match.alike && files[at] === files[index] && !shown[other.first]?.isRepeat,
    );
    // Where a page shows each once, the order decides; otherwise the text before.
    const inOrder = twins.length === alike.length ? alike[twins.indexOf(match)] : undefined;
    const closeness = ({ place }: PageText) => stepsInCommon(place, before);
    const text =
      inOrder ?? alike.reduce((best, other) => (closeness(other) > closeness(best) ? other : best));
    before = text.place;
    return { text, first, last };
  });
}

/** The file of a text. A translated file and its source are one. */
const fileOfText = ({ place }: PageText) => place.replace(/^languages\/[^/]+\/|#.*$/g, "");

/** The file of each match: of texts in several files, the one of the text before. */
function fileOfEachMatch(found: readonly Match[]): string[] {
  let before = "";
  return found.map(({ alike }) => {
    const files = [...new Set(alike.map(fileOfText))];
    const [first = ""] = files;
    if (files.length === 1) before = first;
    return files.includes(before) ? before : first;
  });
}

/** How many steps two places have in common, but for the last. */
function stepsInCommon(place: string, other: string): number {
  let end = 0;
  while (place[end] === other[end] && end < place.length) end += 1;
  return place.slice(0, end).split("/").length;
}

/** Where a page shows a text. */
interface Match {
  start: number;
  first: number;
  last: number;
  alike: readonly PageText[];
}

const ofWord = /[\p{L}\p{M}\p{N}]/u;

/** The matches in order. The longest are found first, so that a short text is not found in a part of another. */
function matchesIn(shown: readonly ShownText[], texts: readonly PageText[]): Match[] {
  let whole = "";
  /** By UTF-16 unit, the index in `shown`. */
  const indexes: number[] = [];
  const breaks = new Set<number>();
  for (const [index, { text }] of shown.entries())
    for (const word of text.split(/\s/)) {
      breaks.add(whole.length);
      whole += comparableText(word);
      while (indexes.length < whole.length) indexes.push(index);
    }
  const isBreak = (at: number) =>
    breaks.has(at) || !ofWord.test(whole[at - 1] ?? "") || !ofWord.test(whole[at] ?? "");
  const taken = new Uint8Array(whole.length);
  const found: Match[] = [];
  for (const { pattern, isOpen, alike } of patternsOf(texts))
    for (let match = pattern.exec(whole); match; match = pattern.exec(whole)) {
      const parts = (match.indices as [number, number][]).slice(1);
      const [start, end] = [match.index, pattern.lastIndex];
      const isWhole = (isOpen.before || isBreak(start)) && (isOpen.behind || isBreak(end));
      pattern.lastIndex = start + 1;
      if (!isWhole || parts.some((part) => taken.subarray(...part).includes(1))) continue;
      pattern.lastIndex = end;
      for (const part of parts) taken.fill(1, ...part);
      found.push({ start, first: indexes[start] ?? 0, last: indexes[end - 1] ?? 0, alike });
    }
  return found.sort((one, other) => one.start - other.start);
}

/** A slot, with a full stop that is left out where its value has one; and the most that it may be filled with. */
const [slot, filled] = [/\{linked\}|\{[a-z]+\}\.?/, "[^]{0,300}?"];

/** Patterns of the texts, the longest first. A template of slots only, such as `{label}: {value}`, has none. */
function patternsOf(texts: readonly PageText[]) {
  const byWords = new Map<string, PageText[]>();
  for (const text of texts) {
    const pattern = comparableText(text.isParagraph ? textWithoutMarkup(text.text) : text.text);
    byWords.set(pattern, [...(byWords.get(pattern) ?? []), text]);
  }
  return [...byWords]
    .map(([pattern, alike]) => ({ parts: pattern.split(slot), alike }))
    .filter(({ parts }) => (parts.length > 1 ? ofWord.test(parts.join("")) : parts[0]))
    .sort((one, other) => other.parts.join("").length - one.parts.join("").length)
    .map(({ parts, alike }) => {
      // A group for each part.
      const groups = parts
        .filter(Boolean)
        .map((part) => `(${part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")})`);
      const isOpen = { before: parts[0] === "", behind: parts.at(-1) === "" };
      return { pattern: new RegExp(groups.join(filled), "dg"), isOpen, alike };
    });
}

/** A paragraph without markup, with a slot behind each link, where the language of another page is named. */
function textWithoutMarkup(text: string): string {
  const { text: words, links } = paragraphText(text);
  const ends = links.map((link) => link.text[1]).reverse();
  return ends.reduce((all, end) => `${all.slice(0, end)}{linked}${all.slice(end)}`, words);
}
