import { foreignWords } from "./foreign-words.ts";

/** A range of a text, by offsets; the end is exclusive. */
type Stretch = readonly [start: number, end: number];

/** Words of a paragraph. An escape such as `\*` shows one character less than its source has. */
interface TextPiece {
  text: string;
  start: number;
  end: number;
}

/** A link, stress, passage in another language or line break of a paragraph, with its children. */
interface ElementPiece {
  tag: "a" | "strong" | "em" | "span" | "br";
  /** Where a link leads. */
  address?: string | undefined;
  /** Language (BCP 47), if it differs from the text around it; for a link, also the language of its target. */
  language?: string | undefined;
  inside: InlinePiece[];
  start: number;
  end: number;
}

export type InlinePiece = TextPiece | ElementPiece;

const signs =
  /\\(?:[*[\]\\]|\s+(?=\S))|\*+|!?\[|\](?:\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\))?(?:\{([a-z]{2,3}(?:-\w{2,8})*)\})?|[^\\*[\]!]+|[\s\S]/g;
/** An asterisk next to these is part of a word, as in `Kund*innen` and `5*3`. */
const [wordBefore, wordBehind] = [
  /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u,
  /^[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u,
];

/**
 * Parses a paragraph. Its markup is a small part of Markdown: `[words](address)`, `**strong**`, `*emphasis*`, and
 * for words in another language `[words]{fr}`, also behind a link (as in Pandoc's bracketed spans).
 * A backslash escapes `*`, `[`, `]` and itself, and before white space it breaks the line: it survives when
 * YAML folds lines, and nobody writes it by accident.
 *
 * Anything else is shown as it is written: an asterisk next to a space (`5 * 3`), an asterisk that is never
 * closed, brackets without an address, a link without words or with a slot in them.
 */
export function inlinePieces(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  // Indexes of pieces that can open an element, and offsets of the last words and the last slot.
  const open: { strong?: number | undefined; em?: number | undefined } = {};
  let brackets: number[] = [];
  let [lastWord, lastSlot] = [-1, -1];

  function addText(start: number, text: string, end = start + text.length): number {
    return pieces.push({ text, start, end }) - 1;
  }

  /** Makes an element of all pieces from an index on. Elements never overlap: unclosed markup in it stays as text. */
  function close(
    tag: "a" | "strong" | "em" | "span",
    from: number,
    address?: string,
    language?: string,
  ): void {
    const inside = pieces.splice(from);
    const [first, last] = [inside.shift(), inside.pop()];
    if (!first || !last) return;
    pieces.push({ tag, address, language, inside, start: first.start, end: last.end });
    if ((open.strong ?? -1) >= from) open.strong = undefined;
    if ((open.em ?? -1) >= from) open.em = undefined;
    while ((brackets.at(-1) ?? -1) > from) brackets.pop();
  }

  function addStars(start: number, count: number): void {
    const before = text.slice(Math.max(0, start - 2), start);
    const behind = text.slice(start + count, start + count + 2);
    const mayOpen = /^[^\s).,;:!?\]]/.test(behind) && !wordBefore.test(before);
    const mayClose = /[^\s([]$/.test(before);
    const isInWord = wordBehind.test(behind);
    const isInner = (open.em ?? -1) > (open.strong ?? -1);
    const stars = (["strong", "em"] as const).filter((_, index) => count & (2 - index));
    for (const tag of mayClose && isInner ? stars.reverse() : stars) {
      const index = addText(pieces.at(-1)?.end ?? 0, tag === "em" ? "*" : "**");
      const from = open[tag] ?? index;
      if (mayClose && from < index - 1 && !(tag === "em" && isInWord)) close(tag, from);
      else if (mayOpen) open[tag] = index;
    }
  }

  for (const { 0: sign, 1: address, 2: language, index: start } of text.matchAll(signs)) {
    const end = start + sign.length;
    if (/^\*{1,3}$/.test(sign)) addStars(start, sign.length);
    else if (/^\\\s/.test(sign)) pieces.push({ tag: "br", inside: [], start, end });
    else if (/^!?\[/.test(sign)) brackets.push(addText(start, sign));
    else if (sign.startsWith("]")) {
      addText(start, sign);
      const from = brackets.pop() ?? -1;
      const opener = pieces[from];
      const isOpen = opener && "text" in opener && opener.text === "[";
      if (!isOpen || !(address || language) || lastWord < opener.start || lastSlot > opener.start)
        continue;
      close(address ? "a" : "span", from, address, language);
      if (address) brackets = [];
    } else {
      addText(start, /^\\./.test(sign) ? sign.slice(1) : sign, end);
      if (/\S/.test(sign)) lastWord = start;
      // The slot of a fact is filled before a page is rendered.
      if (/\{(?!phone)[a-z]+\}/.test(sign)) lastSlot = start;
    }
  }
  return pieces;
}

/** Parses a text that is no paragraph. Its only markup is for words in another language. */
function foreignPieces(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  const addText = (to: number) =>
    to > end && pieces.push({ text: text.slice(end, to), start: end, end: to });
  for (const { 0: whole, 1: words = "", 2: language, index: start } of text.matchAll(
    new RegExp(foreignWords, "g"),
  )) {
    addText(start);
    end = start + whole.length;
    const inside = [{ text: words, start: start + 1, end: start + 1 + words.length }];
    pieces.push({ tag: "span", language, inside, start, end });
  }
  addText(text.length);
  return pieces;
}

/** A paragraph as it is rendered: words, and elements with their children. */
export type Inline = string | InlineElement;

interface InlineElement extends Pick<ElementPiece, "tag" | "address" | "language"> {
  inside: Inline[];
}

/** A paragraph as words and elements, with adjacent words joined. */
export function inlineTree(text: string): Inline[] {
  return treeOf(inlinePieces(text));
}

/** The tree of a text that is no paragraph: words, and words in another language. */
export const foreignTree = (text: string): Inline[] => treeOf(foreignPieces(text));

function treeOf(pieces: readonly InlinePiece[]): Inline[] {
  const tree: Inline[] = [];
  for (const piece of pieces) {
    const last = tree.at(-1);
    if ("tag" in piece)
      tree.push({
        ...{ tag: piece.tag, address: piece.address, language: piece.language },
        inside: treeOf(piece.inside),
      });
    else if (typeof last === "string") tree[tree.length - 1] = last + piece.text;
    else tree.push(piece.text);
  }
  return tree;
}

interface InlineLink {
  address: string;
  /** Language, where that is not the one around it. */
  language: string | undefined;
  /** Range of the address in the source of the paragraph. */
  at: Stretch;
  /** Ranges of the link's words in the words of the paragraph, and in its source. */
  text: Stretch;
  wordsAt: Stretch;
  /** Range of all of it in the source. */
  whole: Stretch;
}

/** A paragraph as it is read: its words without markup. */
interface ParagraphText {
  text: string;
  /** Where each UTF-16 unit of the words begins and ends in the source of the paragraph. */
  starts: number[];
  ends: number[];
  links: InlineLink[];
  /** Ranges of the words in other languages. */
  foreign: Stretch[];
}

/** The words and links of a paragraph, with their ranges in its source. */
export function paragraphText(text: string, isParagraph = true): ParagraphText {
  const read: ParagraphText = { text: "", starts: [], ends: [], links: [], foreign: [] };
  function addText(added: string, start: number, end: number): void {
    // An escape or a line break has several characters in the source.
    const isEach = added.length === end - start;
    for (let unit = 0; unit < added.length; unit++) {
      read.starts.push(isEach ? start + unit : start);
      read.ends.push(isEach ? start + unit + 1 : end);
    }
    read.text += added;
  }
  function addPieces(pieces: readonly InlinePiece[]): void {
    for (const piece of pieces) {
      const { start, end } = piece;
      if ("text" in piece) addText(piece.text, start, end);
      else if (piece.tag === "br") addText("\n", start, end);
      else {
        const { address, language, inside } = piece;
        const from = read.text.length;
        addPieces(inside);
        if (language) read.foreign.push([from, read.text.length]);
        if (address === undefined) continue;
        const last = end - 1 - (language ? language.length + 2 : 0);
        const at = [last - address.length, last] as const;
        const words = [from, read.text.length] as const;
        read.links.push({
          ...{ address, language },
          at,
          text: words,
          wordsAt: [start + 1, at[0] - 2],
          whole: [start, end],
        });
      }
    }
  }
  addPieces(isParagraph ? inlinePieces(text) : foreignPieces(text));
  return read;
}
