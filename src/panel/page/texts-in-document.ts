import { finderByWords, findTexts, type PageText } from "../protocol/find-texts.ts";
import { panelStart } from "../state/panel-start.ts";

/** A text node or attribute of the document. */
interface DocumentText {
  text: string;
  /** The element that holds it. */
  holder: HTMLElement;
  /** The text node; none for an attribute. */
  node?: Text;
}

/** A text on the page. */
export interface TextOnPage extends Partial<PageText> {
  place: string;
  /** The element around all of it. */
  element: HTMLElement;
  range: Range;
  /** Whether others have the same words, and nothing tells which of them the page shows. */
  isOneOfSeveral?: boolean;
}

/** A text with which the document came: its ends, in text nodes or around an image, and its words. */
interface MarkedText extends Partial<PageText> {
  place: string;
  from: readonly [Node, number];
  to: readonly [Node, number];
  words: string;
}

let findByWords = finderByWords([]);
let marked: MarkedText[] = [];
/** Texts that may stand between no marks: facts, such as an address, and what has lost its marks. */
let unmarked: ReadonlySet<PageText> = new Set();
/** Text nodes with which the document came, and their words. */
let original: ReadonlyMap<Text, string> = new Map();
findMarks();

/** Finds the texts of the document again, which is as the server has sent it. */
export function findMarks(): void {
  findByWords = finderByWords(panelStart.texts);
  marked = findMarked();
  const places = new Set(marked.map(({ place }) => place));
  unmarked = new Set(panelStart.texts.filter(({ place, isFact }) => isFact || !places.has(place)));
  const texts = textsInElement(document.body);
  original = new Map(texts.flatMap(({ node, text }) => (node ? [[node, text]] : [])));
}

/** The texts with which the document came, by the marks of the second rendering. */
function findMarked(): MarkedText[] {
  const known = new Map(panelStart.texts.map((text) => [text.place, text]));
  const shown = textsInElement(document.body);
  const words = shown.map(({ text }) => text);
  return findTexts(words, panelStart.shown).flatMap(({ place, from, to }): MarkedText[] => {
    const [first, last] = [shown[from[0]], shown[to[0]]];
    const text = { ...known.get(place), place };
    const image = first?.holder instanceof HTMLImageElement && first.holder;
    if (image) return [{ ...text, from: [image, 0], to: [image, 0], words: "" }];
    if (!first?.node || !last?.node) return [];
    const ends = { from: [first.node, from[1]], to: [last.node, to[1]] } as const;
    return [{ ...text, ...ends, words: `${rangeOf(ends)}` }];
  });
}

function rangeOf({
  from: [first, start],
  to: [last, end],
}: Pick<MarkedText, "from" | "to">): Range {
  const range = new Range();
  if (first instanceof Element) range.selectNode(first);
  else {
    range.setStart(first, Math.min(start, first.nodeValue?.length ?? 0));
    range.setEnd(last, Math.min(end, last.nodeValue?.length ?? 0));
  }
  return range;
}

/** The content texts that the document shows. What came later, such as a dialog, is found by its words. */
export function textsInDocument(): TextOnPage[] {
  const valid = marked.flatMap((text) => {
    const range = rangeOf(text);
    return text.from[0].isConnected && `${range}` === text.words ? [{ ...text, range }] : [];
  });
  const known = new Set(valid.flatMap(({ range }) => textNodesIn(range)));
  const others = textsInElement(document.body).filter(({ node }) => node && !known.has(node));
  const bare = new Map(others.map(({ holder, node, text }) => [holder, { node, text }]));
  return [
    ...valid.flatMap(({ range, ...text }): TextOnPage[] => {
      const around = range.commonAncestorContainer;
      const parent = around instanceof Text ? around.parentElement : (around as HTMLElement);
      const image = text.from[0] instanceof HTMLImageElement && text.from[0];
      // Not a link or stress that is a whole paragraph.
      const element =
        image || (text.isParagraph ? parent?.closest<HTMLElement>(":not(a, em, strong)") : parent);
      return text.place && element ? [{ ...text, range, element }] : [];
    }),
    ...[...bare].flatMap(([element, { node, text }]): TextOnPage[] => {
      const isOriginal = node && original.get(node) === text;
      const alike = findByWords(element.textContent ?? "").filter(
        (one) => !isOriginal || unmarked.has(one),
      );
      const range = new Range();
      range.selectNodeContents(element);
      const isOneOfSeveral = alike.length > 1;
      return alike
        .filter(({ isOwn }) => isOwn)
        .map((text) => ({ ...text, element, range, isOneOfSeveral }));
    }),
  ];
}

function textsInElement(element: Element): DocumentText[] {
  if (element.matches("script, style, noscript")) return [];
  const holder = element as HTMLElement;
  return [
    ...["alt", "placeholder", "aria-label"].flatMap((name): DocumentText[] => {
      const text = element.getAttribute(name);
      return text ? [{ text, holder }] : [];
    }),
    ...[...element.childNodes].flatMap((node): DocumentText[] => {
      if (node instanceof Text) return [{ text: node.data, holder, node }];
      return node instanceof Element ? textsInElement(node) : [];
    }),
  ];
}

export function textNodesBelow(node: Node): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function textNodesIn(range: Range): Text[] {
  const around = range.commonAncestorContainer;
  if (around instanceof Text) return [around];
  return textNodesBelow(around).filter((node) => range.intersectsNode(node));
}
