import { type Inline, inlineTree, inlineWords } from "../content/inline.ts";

/** What elements held before other words were shown in them. */
const before = new Map<Element, Node[]>();

/** The elements that show the words of a place. */
export function elementsOf(place: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-words~="${CSS.escape(place)}"]`)];
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
  const plain = isParagraph ? inlineWords(written).words : written;
  for (const element of elementsOf(place)) {
    const whole = comparable(element.textContent) === comparable(plain);
    const node = [...element.childNodes].find(
      (child): child is Text =>
        child instanceof Text && comparable(child.data) === comparable(plain),
    );
    if (!whole && !node) continue;
    before.set(element, [...element.childNodes]);
    const shown = isParagraph ? inlineTree(words).map(nodeOf) : [words];
    // What else is in the element, such as an icon, stays.
    const nodes = [...element.childNodes];
    element.replaceChildren(
      ...(node ? nodes.flatMap((one) => (one === node ? shown : [one])) : shown),
    );
  }
}

/** Shows the words of the document again. */
export function restoreWords(): void {
  for (const [element, nodes] of before) element.replaceChildren(...nodes);
  before.clear();
}

/** A text without spaces and signs that keep words in one line, which the build adds. */
function comparable(text: string | null): string {
  return (text ?? "").replaceAll(/[\s\u2060]/g, "");
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
  const isFocusable = element.tabIndex >= 0;
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
  element.scrollIntoView({ block: "nearest" });
  return true;
}
