/** A stretch of a paragraph: words as they are shown, or a sign of the inline form. */
export interface InlineToken {
  start: number;
  /** Exclusive. */
  end: number;
  /** What is shown: of a sign nothing, of one that ends the line a line end. */
  shown: string;
  /** The element that begins here, or `end` where the innermost one ends. */
  sign?: "a" | "strong" | "em" | "br" | "end";
  /** Where a link leads; on its `[`. */
  address?: string;
}

const pieces =
  /\\(?:[*[\]\\]|\s+(?=\S))|\*+|!?\[|\](?:\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\))?|[^\\*[\]!]+|[\s\S]/g;
/** In these scripts an asterisk may stand within a word: `Kund*innen`, `5*3`. */
const inWord = /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

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

  function add(start: number, shown: string, end = start + shown.length): number {
    return tokens.push({ start, end, shown }) - 1;
  }

  /** Makes an element of all since a token; elements do not cross, so what is open within it stays as it is. */
  function close(sign: "a" | "strong" | "em", from: number): InlineToken {
    Object.assign(tokens.at(-1) as InlineToken, { sign: "end", shown: "" });
    for (const inner of ["strong", "em"] as const)
      if ((open[inner] ?? -1) >= from) open[inner] = undefined;
    while ((brackets.at(-1) ?? -1) > from) brackets.pop();
    return Object.assign(tokens[from] as InlineToken, { sign, shown: "" });
  }

  function addStars(start: number, count: number): void {
    const [before] = [...text.slice(Math.max(0, start - 2), start)].reverse();
    const [behind = " "] = text.slice(start + count, start + count + 2);
    const mayOpen = !/[\s).,;:!?\]]/.test(behind) && !inWord.test(before ?? "");
    const mayClose = /[^\s([]/.test(before ?? "");
    const isInner = (open.em ?? -1) > (open.strong ?? -1);
    const signs = (["strong", "em"] as const).filter((_, index) => count & (2 - index));
    for (const sign of mayClose && isInner ? signs.reverse() : signs) {
      const index = add(tokens.at(-1)?.end ?? 0, sign === "em" ? "*" : "**");
      const from = open[sign] ?? index;
      if (mayClose && from < index - 1 && !(sign === "em" && inWord.test(behind)))
        close(sign, from);
      else if (mayOpen) open[sign] = index;
    }
  }

  for (const { 0: piece, 1: address, index } of text.matchAll(pieces)) {
    const end = index + piece.length;
    if (/^\*{1,3}$/.test(piece)) addStars(index, piece.length);
    else if (/^\\\s/.test(piece))
      Object.assign(tokens[add(index, "\n", end)] as object, { sign: "br" });
    else if (/^!?\[/.test(piece)) brackets.push(add(index, piece));
    else if (piece.startsWith("]")) {
      add(index, piece);
      const from = brackets.pop() ?? -1;
      const isSound = address && lastWord > from && lastSlot <= from;
      if (!isSound || tokens[from]?.shown !== "[") continue;
      close("a", from).address = address;
      brackets = [];
    } else {
      const last = add(index, /^\\./.test(piece) ? piece.slice(1) : piece, end);
      if (/\S/.test(piece)) lastWord = last;
      if (/\{[a-z]+\}/.test(piece)) lastSlot = last;
    }
  }
  return tokens;
}
