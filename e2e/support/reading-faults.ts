import type { Page } from "playwright/test";
import { unspaced } from "../../src/words/long-word.ts";

/** What makes the text of a page, as it stands in its window, hard to read or to hear. */
export async function readingFaults(page: Page): Promise<Record<string, string[]>> {
  return {
    "Headings stand far above what is read before them: put them after it.":
      await page.evaluate(unreadTexts),
    "Words run together: put a space between them.": await page.evaluate(
      runTogether,
      unspaced.source,
    ),
    // Orca 43 does not read its plain value in Firefox.
    "Screen readers leave out values of description lists: write a list or a table.": await page
      .locator("dl, dt, dd")
      .allTextContents(),
  };
}

/** Headings that name something and stand far above what is read before them, as in a next column. */
function unreadTexts(): string[] {
  /** How far above the last words read a heading may stand and still be in a small window, in px. */
  const inReach = 300;
  const main = document.querySelector("main") as HTMLElement;
  const names = [...main.querySelectorAll("[aria-labelledby]")].flatMap((named) => {
    const name = document.getElementById(named.getAttribute("aria-labelledby") ?? "");
    return name?.matches("h1, h2, h3") ? [name] : [];
  });
  return names
    .filter((name) => {
      const before = document.createRange();
      before.setStart(main, 0);
      before.setEndBefore(name);
      const bottoms = [...before.getClientRects()].map(({ bottom }) => bottom);
      return Math.max(...bottoms) - name.getBoundingClientRect().top > inReach;
    })
    .map(({ textContent }) => textContent);
}

/** Pieces of one text that only their boxes part: a reader that joins them hears one word. */
function runTogether(unspaced: string): string[] {
  const found: string[] = [];
  // Scripts without spaces have no space next to their own letters.
  const isSpaced = (letter = "") => !new RegExp(unspaced, "u").test(letter);
  for (const text of document.querySelectorAll("p, a, dt, h1, h2, h3, button")) {
    // A picture is read by its name alone.
    if (text.closest("[role=img]")) continue;
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let words = "";
    while (nodes.nextNode()) {
      const piece = piecesOf(nodes.currentNode);
      const meet = /[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}(]/u.test(piece);
      if (meet && isSpaced([...words].at(-1)) && isSpaced([...piece][0]))
        found.push(`${words}|${piece}`);
      words += piece;
    }
  }
  return found;

  /** What parts words by itself, or the characters that are laid out. */
  function piecesOf(node: Node): string {
    // The voice changes with the language.
    if (node instanceof Element && node.matches("br, a, button, [lang]")) return "\n";
    if (!(node instanceof Text)) return "";
    const character = document.createRange();
    const isVisibleAt = (at: number) => {
      character.setStart(node, at);
      character.setEnd(node, at + 1);
      return [...character.getClientRects()].some(({ width }) => width > 0);
    };
    // Where a line ends, its blank has no width, and parts words all the same.
    const { display } = getComputedStyle(node.parentElement as Element);
    const flows = /\S/.test(node.data) && !/flex|grid/.test(display);
    return [...node.data]
      .filter((sign, at) => (flows && /\s/.test(sign)) || isVisibleAt(at))
      .join("");
  }
}
