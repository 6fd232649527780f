/** A stretch of a paragraph: words as they are shown, or a sign of the inline form. */
export interface InlineToken {
  start: number;
  /** Exclusive. */
  end: number;
  /** What is shown: of a sign nothing, of one that ends the line a line end. */
  shown: string;
  /** The element that begins here, or `end` where the innermost one ends. */
  sign: "a" | "strong" | "em" | "br" | "end" | undefined;
  /** Where a link leads; on its `[`. */
  address: string | undefined;
}

const pieces =
  /\\(?:[*[\]\\]|\s+(?=\S))|\*+|!?\[|\](?:\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\))?|[^\\*[\]!]+|[\s\S]/g;
/** Where an asterisk is one within a word, as some scripts have it: `Kund*innen`, `5*3`. */
const [wordBefore, wordBehind] = [
  /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u,
  /^[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u,
];

/**
 * Cuts a paragraph at the signs of the inline form, which is all of Markdown that there is:
 * `[words](address)`, `**strong**`, `*emphasis*`; a backslash before `*`, `[`, `]` or another shows that sign
 * itself, and before white space ends the line. That one stays at the end of a line when YAML folds lines, and
 * nobody writes it by accident, as one does an empty line.
 *
 * Whatever does not fit is shown as it is written: an asterisk beside a space (`5 * 3`), one that opens
 * and never closes, brackets without an address, a link without words or with a slot in them.
 */
export function inlineTokens(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  // Indexes of tokens that may open an element, and of the last ones with words and with slots.
  const open: { strong?: number | undefined; em?: number | undefined } = {};
  let brackets: number[] = [];
  let [lastWord, lastSlot] = [-1, -1];

  function add(start: number, shown: string, end = start + shown.length, sign?: "br"): number {
    return tokens.push({ start, end, shown, sign, address: undefined }) - 1;
  }

  /** Makes an element of all since a token; elements do not cross, so what is open within it stays as it is. */
  function close(sign: "a" | "strong" | "em", from: number, address?: string): void {
    const [first, last] = [tokens[from], tokens.at(-1)];
    if (!first || !last) return;
    [first.sign, first.shown, first.address] = [sign, "", address];
    [last.sign, last.shown] = ["end", ""];
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
    const signs = (["strong", "em"] as const).filter((_, index) => count & (2 - index));
    for (const sign of mayClose && isInner ? signs.reverse() : signs) {
      const index = add(tokens.at(-1)?.end ?? 0, sign === "em" ? "*" : "**");
      const from = open[sign] ?? index;
      if (mayClose && from < index - 1 && !(sign === "em" && isInWord)) close(sign, from);
      else if (mayOpen) open[sign] = index;
    }
  }

  for (const { 0: piece, 1: address, index } of text.matchAll(pieces)) {
    const end = index + piece.length;
    if (/^\*{1,3}$/.test(piece)) addStars(index, piece.length);
    else if (/^\\\s/.test(piece)) add(index, "\n", end, "br");
    else if (/^!?\[/.test(piece)) brackets.push(add(index, piece));
    else if (piece.startsWith("]")) {
      add(index, piece);
      const from = brackets.pop() ?? -1;
      const isSound = address && lastWord > from && lastSlot <= from;
      if (!isSound || tokens[from]?.shown !== "[") continue;
      close("a", from, address);
      brackets = [];
    } else {
      const last = add(index, /^\\./.test(piece) ? piece.slice(1) : piece, end);
      if (/\S/.test(piece)) lastWord = last;
      if (/\{[a-z]+\}/.test(piece)) lastSlot = last;
    }
  }
  return tokens;
}
