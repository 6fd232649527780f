import { type Inline, inlineTree, paragraphText } from "../content/inline.ts";
import { comparableText, findTexts, type ShownText } from "./find-texts.ts";
import { whenFree } from "./hydration.ts";
import { start } from "./say.ts";

/** What elements held before a preview replaced it. */
const before = new Map<Element, Node[]>();

/** A text node or attribute of the document. */
interface DocumentText extends ShownText {
  /** The element that holds it. */
  holder: HTMLElement;
  /** The text node; none for an attribute. */
  node?: Text;
}

/** A text on the page. */
export interface TextOnPage {
  place: string;
  /** The element around all of it. */
  element: HTMLElement;
  range: Range;
}

let found: TextOnPage[] = [];

/** The content texts that the page shows; during a preview, those from before. */
export function textsOnPage(): TextOnPage[] {
  if (before.size > 0) return found;
  const shown = textsInDocument();
  found = findTexts(shown, start.texts).flatMap(({ text, first, last }): TextOnPage[] => {
    const parts = shown.slice(first, last + 1);
    const [{ holder } = {}] = parts;
    if (holder instanceof HTMLImageElement && text.isOwn) {
      const range = new Range();
      range.selectNode(holder);
      return [{ place: text.place, element: holder, range }];
    }
    if (!text.isOwn || !parts.every(({ node }) => node)) return [];
    const range = new Range();
    range.setStartBefore(parts[0]?.node as Text);
    range.setEndAfter(parts.at(-1)?.node as Text);
    const around = range.commonAncestorContainer as HTMLElement;
    // Not a link or stress that is a whole paragraph.
    const element = text.isParagraph ? around.closest<HTMLElement>(":not(a, em, strong)") : around;
    return element ? [{ place: text.place, element, range }] : [];
  });
  return found;
}

/** The texts of the page in the order of its files: title and description, the main part, and what all pages have. */
function textsInDocument(): DocumentText[] {
  const { body, head, title } = document;
  const description = head.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
  const texts = textsInElement(body);
  return [
    ...[title, description ?? ""].map((text) => ({ text, holder: head })),
    ...texts.filter(({ holder }) => holder.closest("main")),
    ...texts.filter(({ holder }) => !holder.closest("main")),
  ];
}

function textsInElement(element: Element): DocumentText[] {
  if (element.matches("script, style")) return [];
  const holder = element as HTMLElement;
  const isRepeat = holder.closest(".contents-link, .cell-label") !== null;
  return [
    ...["alt", "placeholder", "aria-label"].flatMap((name): DocumentText[] => {
      const text = element.getAttribute(name);
      return text ? [{ text, holder, isRepeat: name === "aria-label" }] : [];
    }),
    ...[...element.childNodes].flatMap((node): DocumentText[] => {
      if (node instanceof Text) return [{ text: node.data, holder, node, isRepeat }];
      return node instanceof Element ? textsInElement(node) : [];
    }),
  ];
}

/** The texts that an element shows itself, or its nearest ancestor that shows any; around a decorative picture, all. */
export function textsAt(target: Element | null | undefined): TextOnPage[] {
  const texts = target ? textsOnPage() : [];
  for (let at = target; at; at = at.parentElement) {
    const isIn = ({ element, range }: TextOnPage) =>
      element === at ||
      (element.contains(at) && range.intersectsNode(at)) ||
      (target instanceof HTMLImageElement && at?.contains(element));
    if (texts.some(isIn)) return texts.filter(isIn);
  }
  return [];
}

/** The elements that show the text at a place. */
function elementsAt(place: string): HTMLElement[] {
  return textsOnPage().flatMap((text) => (text.place === place ? text.element : []));
}

/** The first element that shows the text at a place, and is visible itself. */
export const visibleElementAt = (place: string): HTMLElement | undefined =>
  elementsAt(place).find((one) => one.checkVisibility());

/** Ends the waiting of a preview. */
let stopWaiting = () => {};

/** What is previewed. */
let preview: Parameters<typeof showText> | undefined;

export const currentPreview = (): typeof preview => preview;

/**
 * Shows a typed text in place of the one in the document, as soon as it may, until `restoreText`. A text that is part
 * of a sentence, such as one with a year, is shown only once it is saved.
 */
export function previewText(...shown: Parameters<typeof showText>): void {
  restoreText();
  preview = shown;
  stopWaiting = whenFree(() => showText(...shown));
}

function showText(place: string, written: string, text: string, isParagraph: boolean): void {
  const own = comparableText(isParagraph ? paragraphText(written).text : written);
  for (const { element, range } of textsOnPage().filter((text) => text.place === place)) {
    if (comparableText(`${range}`) !== own || before.has(element)) continue;
    const nodes = [...element.childNodes];
    // What else is in the element, such as an icon, stays.
    const [first, ...others] = nodes.filter((child) => range.intersectsNode(child));
    before.set(element, nodes);
    first?.replaceWith(...(isParagraph ? inlineTree(text).map(renderInline) : [text]));
    for (const other of others) other.remove();
  }
}

/** Ends the preview. */
export function restoreText(): void {
  stopWaiting();
  for (const [element, nodes] of before) element.replaceChildren(...nodes);
  before.clear();
  preview = undefined;
}

/** Waves a line under words of a text on the page; returns what ends that. */
export function markWords(place: string, words: readonly string[]): () => void {
  const ranges = elementsAt(place).flatMap((element) =>
    words.flatMap((one) => rangesOf(element, one)),
  );
  CSS.highlights?.set("doubts", new Highlight(...ranges));
  return () => CSS.highlights?.delete("doubts");
}

/** Where words are in an element, whose texts have other spaces than the file. */
function rangesOf(element: Element, words: string): Range[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  /** The text node at an offset of all of them, and the offset in it. */
  const boundaryAt = (offset: number): [Text, number] => {
    let rest = offset;
    for (const node of nodes) {
      if (rest <= node.length) return [node, rest];
      rest -= node.length;
    }
    throw new RangeError("There is no such text.");
  };
  const whole = nodes.map(({ data }) => data).join("");
  const parts = whole.includes(words) ? [words] : words.split(/\s+/);
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const pattern = new RegExp(literal.join("\\s+"), "g");
  return [...whole.matchAll(pattern)].map((match) => {
    const range = new Range();
    range.setStart(...boundaryAt(match.index));
    range.setEnd(...boundaryAt(match.index + match[0].length));
    return range;
  });
}

/** A piece of a paragraph as the page would have it. */
function renderInline(piece: Inline): Node | string {
  if (typeof piece === "string") return piece;
  const { tag, address, language, inside } = piece;
  const element = document.createElement(tag);
  if (address !== undefined) element.setAttribute("href", address);
  if (tag === "a") element.className = "text-link";
  if (language) element.lang = language;
  element.append(...inside.map(renderInline));
  return element;
}

/** Takes the focus to a text on the page, and the page to it, as soon as it may. Returns whether the page shows it. */
export function focusText(place: string): boolean {
  const element = visibleElementAt(place);
  if (element) whenFree(() => focusElement(element));
  return element !== undefined;
}

/** Takes the focus to an element that need not be a control, and the page to it. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
