import { foreignTree, type Inline, inlineTree, paragraphText } from "../../words/inline.ts";
import { comparableText, literally } from "../protocol/find-texts.ts";
import { whenFree } from "./hydration.ts";
import { type TextOnPage, textNodesBelow, textsInDocument } from "./texts-in-document.ts";

/** What elements held before a preview replaced it. */
const before = new Map<Element, Node[]>();

let found: TextOnPage[] = [];

/** The content texts that the page shows; during a preview, those from before. */
export function textsOnPage(): TextOnPage[] {
  if (before.size === 0) found = textsInDocument();
  return found;
}

/** A point of the window, such as that of a press. */
type Point = Pick<MouseEvent, "clientX" | "clientY">;

/**
 * The texts that an element shows itself, or its nearest ancestor that shows any; around a decorative picture, all.
 * Those at the point are the first, and of these one within another.
 */
export function textsAt(target: Element | null | undefined, point?: Point): TextOnPage[] {
  const texts = target ? textsOnPage() : [];
  const rank = ({ range }: TextOnPage) =>
    point && isAt(range, point) ? `${range}`.length : Number.MAX_SAFE_INTEGER;
  for (let at = target; at; at = at.parentElement) {
    const isIn = ({ element, range }: TextOnPage) =>
      element === at ||
      (element.contains(at) && range.intersectsNode(at)) ||
      (target instanceof HTMLImageElement && at?.contains(element));
    if (texts.some(isIn)) return texts.filter(isIn).sort((one, other) => rank(one) - rank(other));
  }
  return [];
}

const isAt = (where: Range | Element, { clientX, clientY }: Point): boolean =>
  [...where.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
  );

/** The element at the point of an event: below a link that covers its card, what it covers. */
export function elementAt(event: MouseEvent): Element | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (!target.matches("a") || isAt(target, event)) return target;
  return document.elementsFromPoint(event.clientX, event.clientY).find((one) => one !== target);
}

/** Whether what is pressed at a point is still to be written: nobody needs it as a link or button. */
export function isGapAt(target: Element | undefined, point: Point): boolean {
  const [text] = textsAt(target, point);
  return text?.isGap === true && isAt(text.range, point);
}

/** How gaps look; an attribute would reach React. */
const gapStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(gapStyles);

/**
 * Shows pale what is still to be written. No colour is transparent, since letters that join, as Arabic's do, would show
 * through each other. In a highlight, `currentcolor` is not that of the words (Chromium 156).
 */
export function paintGaps(): void {
  const byColour = new Map<string, Range[]>();
  for (const { isGap, range, element } of textsOnPage()) {
    if (!isGap) continue;
    const colour = `color-mix(in oklab, ${getComputedStyle(element).color} 62%, ${groundOf(element)})`;
    byColour.set(colour, [...(byColour.get(colour) ?? []), range]);
  }
  const rules = [...byColour].map(([colour, ranges], index) => {
    CSS.highlights?.set(`gaps-${index}`, new Highlight(...ranges));
    return `::highlight(gaps-${index}) { color: ${colour} }`;
  });
  gapStyles.replaceSync(`@media screen { ${rules.join("")} }`);
}

/** The colour on which an element stands. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const { parentElement } = element;
  if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  return parentElement ? groundOf(parentElement) : "Canvas";
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

/** Place and words of the text that the page shows as it is typed. */
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
  const own = comparableText(paragraphText(written, isParagraph).text);
  for (const { element, range, isGap } of textsOnPage().filter((text) => text.place === place)) {
    const nodes = [...element.childNodes];
    // What else is in the element, such as an icon, stays.
    const parts = nodes.filter((child) => range.intersectsNode(child));
    const [first, ...others] = parts;
    const shown = comparableText(parts.map(({ textContent }) => textContent).join(""));
    const isWhole = shown === comparableText(`${range}`) && (isGap || shown === own);
    if (!first || !isWhole || before.has(element)) continue;
    before.set(element, nodes);
    first.replaceWith(...(isParagraph ? inlineTree(text) : foreignTree(text)).map(renderInline));
    for (const other of others) other.remove();
  }
}

/** Ends the preview. */
export function restoreText(): void {
  stopWaiting();
  preview = undefined;
  if (before.size === 0) return;
  for (const [element, nodes] of before) element.replaceChildren(...nodes);
  before.clear();
  paintGaps();
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
  const nodes = textNodesBelow(element);
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
  const pattern = new RegExp(parts.map(literally).join("\\s+"), "g");
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
