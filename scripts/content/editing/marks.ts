import { escapeAttribute } from "../../check/text/escape.ts";

/**
 * A mark before a text says where it is written: a number in three variation selectors (U+E0100 to U+E01EF). It is in
 * texts only while a page is rendered a second time. What visitors get is rendered without marks, because components
 * measure texts.
 */
const first = 0xe0100;
const base = 0xf0;
const mark = /(?:\udb40[\udd00-\uddef]){3}/g;

const places: string[] = [];
const numbers = new Map<string, number>();

/** A text with the mark of its place. */
export function marked(text: string, place: string): string {
  let number = numbers.get(place);
  if (number === undefined) {
    number = places.push(place) - 1;
    numbers.set(place, number);
  }
  const digits = [number / base ** 2, number / base, number];
  return String.fromCodePoint(...digits.map((digit) => first + (Math.floor(digit) % base))) + text;
}

function placeOf(mark: string): string | undefined {
  const number = [...mark].reduce(
    (sum, sign) => sum * base + (sign.codePointAt(0) ?? 0) - first,
    0,
  );
  return places[number];
}

/** Elements without an end tag (HTML, 13.1.2). */
const voidElements = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b/;

/**
 * A rendered page whose elements say in `data-words` where their words are written, as places with a blank between
 * them.
 *
 * @param page The page as visitors get it.
 * @param withMarks The same with marks. Where it has other elements, the page gets no places.
 */
export function placed(page: string, withMarks: string): string {
  const pieces = piecesOf(page);
  const starts = pieces.flatMap((piece, index) => (isStart(piece) ? [index] : []));
  const { names, words } = placesIn(withMarks);
  const isSame = (at: number, other: number) =>
    nameOf(pieces[starts[at] ?? -1]) === names[other] && names[other] !== undefined;
  let same = 0;
  while (isSame(same, same)) same += 1;
  let sameBehind = 0;
  while (isSame(starts.length - 1 - sameBehind, names.length - 1 - sameBehind)) sameBehind += 1;
  for (const [index, places] of words) {
    const fromEnd = names.length - index;
    const at = index < same ? index : fromEnd <= sameBehind ? starts.length - fromEnd : -1;
    const start = starts[at];
    if (start === undefined) continue;
    const attribute = ` data-words="${escapeAttribute([...places].join(" "))}"`;
    pieces[start] = `${pieces[start]}`.replace(/\/?>$/, (end) => attribute + end);
  }
  return pieces.join("");
}

/** Names of all elements of a page, and the places of words by the index of the element that holds them. */
function placesIn(html: string) {
  const names: string[] = [];
  const words = new Map<number, Set<string>>();
  const open: number[] = [];
  for (const piece of piecesOf(html)) {
    if (isStart(piece)) {
      const index = names.push(nameOf(piece)) - 1;
      if (!voidElements.test(piece) && !piece.endsWith("/>")) open.push(index);
    } else if (piece.startsWith("</")) open.pop();
    else if (!piece.startsWith("<"))
      for (const [signs] of piece.matchAll(mark)) {
        const [place, home = 0] = [placeOf(signs), open.at(-1)];
        // A title is in no one's reach.
        if (place === undefined || names[home] === "title") continue;
        words.set(home, (words.get(home) ?? new Set()).add(place));
      }
  }
  return { names, words };
}

/** Tags, comments and the texts between them. React escapes `<` and `>` everywhere else. */
const piecesOf = (html: string) => html.match(/<[^>]*>|[^<]+/g) ?? [];
const isStart = (piece: string) => /^<[a-z]/i.test(piece);
const nameOf = (piece = "") => /^<([\w-]+)/.exec(piece)?.[1] ?? "";
