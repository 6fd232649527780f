import { type Inline, inlineTree, inlineWords } from "../content/inline.ts";
import { start } from "./ask.ts";
import { findTexts, plain, type ShownWords } from "./find-texts.ts";

/** What elements held before other words were shown in them. */
const before = new Map<Element, Node[]>();

/** Words of the document. */
interface Words extends ShownWords {
  /** The element that holds them. */
  holder: HTMLElement;
  /** The node that has them; none where they are those of an attribute. */
  node?: Text;
}

/** A text on the page. */
export interface TextOnPage {
  place: string;
  /** The element around all its words. */
  element: HTMLElement;
  range: Range;
}

let found: TextOnPage[] = [];

/** The texts of content files that the page shows; while it shows other words, those from before. */
export function textsOnPage(): TextOnPage[] {
  if (before.size > 0) return found;
  const shown = wordsOfPage();
  found = findTexts(shown, start.texts).flatMap(({ text, first, last }): TextOnPage[] => {
    const words = shown.slice(first, last + 1);
    if (!text.isOwn || !words.every(({ node }) => node)) return [];
    const range = new Range();
    range.setStartBefore(words[0]?.node as Text);
    range.setEndAfter(words.at(-1)?.node as Text);
    const around = range.commonAncestorContainer as HTMLElement;
    // Not a link or stress that is a whole paragraph.
    const element = text.isParagraph ? around.closest<HTMLElement>(":not(a, em, strong)") : around;
    return element ? [{ place: text.place, element, range }] : [];
  });
  return found;
}

/** The words of the page in the order of its files: title and description, the main part, and what all pages have. */
function wordsOfPage(): Words[] {
  const { body, head, title } = document;
  const description = head.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
  const words = wordsIn(body);
  return [
    ...[title, description ?? ""].map((words) => ({ words, holder: head })),
    ...words.filter(({ holder }) => holder.closest("main")),
    ...words.filter(({ holder }) => !holder.closest("main")),
  ];
}

function wordsIn(element: Element): Words[] {
  if (element.matches("script, style")) return [];
  const holder = element as HTMLElement;
  const isRepeat = holder.closest(".contents-link, .cell-label") !== null;
  return [
    ...["alt", "placeholder", "aria-label"].flatMap((name): Words[] => {
      const words = element.getAttribute(name);
      return words ? [{ words, holder, isRepeat: name === "aria-label" }] : [];
    }),
    ...[...element.childNodes].flatMap((node): Words[] => {
      if (node instanceof Text) return [{ words: node.data, holder, node, isRepeat }];
      return node instanceof Element ? wordsIn(node) : [];
    }),
  ];
}

/** The texts whose words an element shows itself; otherwise those of the next one around it. */
export function textsAt(target: Element | null | undefined): TextOnPage[] {
  const texts = target ? textsOnPage() : [];
  for (let at = target; at; at = at.parentElement) {
    const isIn = ({ element, range }: TextOnPage) =>
      element === at || (element.contains(at) && range.intersectsNode(at));
    if (texts.some(isIn)) return texts.filter(isIn);
  }
  return [];
}

/** The elements that show the words of a place. */
export function elementsOf(place: string): HTMLElement[] {
  return textsOnPage().flatMap((text) => (text.place === place ? text.element : []));
}

/**
 * Shows other words in place of those of the document, until `restoreWords`. Where they stand among other words, as
 * in a sentence with a year, they are shown once they are saved.
 */
export function showWords(
  place: string,
  written: string,
  words: string,
  isParagraph: boolean,
): void {
  restoreWords();
  const own = plain(isParagraph ? inlineWords(written).words : written);
  for (const { element, range } of textsOnPage().filter((text) => text.place === place)) {
    if (plain(`${range}`) !== own || before.has(element)) continue;
    const nodes = [...element.childNodes];
    // What else is in the element, such as an icon, stays.
    const [first, ...others] = nodes.filter((child) => range.intersectsNode(child));
    before.set(element, nodes);
    first?.replaceWith(...(isParagraph ? inlineTree(words).map(nodeOf) : [words]));
    for (const other of others) other.remove();
  }
}

/** Shows the words of the document again. */
export function restoreWords(): void {
  for (const [element, nodes] of before) element.replaceChildren(...nodes);
  before.clear();
}

/** A piece of a paragraph as the page would have it. */
function nodeOf(piece: Inline): Node | string {
  if (typeof piece === "string") return piece;
  const { tag, address, language, inside } = piece;
  const element = document.createElement(tag);
  if (address !== undefined) element.setAttribute("href", address);
  if (tag === "a") element.className = "text-link";
  if (language) element.lang = language;
  element.append(...inside.map(nodeOf));
  return element;
}

/** Takes the focus to a text on the page, and the page to it. Returns whether the page shows it. */
export function focusWords(place: string): boolean {
  const element = elementsOf(place).find((one) => one.checkVisibility());
  if (!element) return false;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
  element.scrollIntoView({ block: "nearest" });
  return true;
}
