import { wide } from "../support/modes.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

/** How far above the last words read a heading may stand and still be in a small window, in px. */
const inReach = 300;

/** Faults that Orca 43 was heard to make of good markup: see docs/screen-readers.md. */
test.use({ viewport: wide });

for (const { route, path } of visits) {
  test(`no heading of ${route.key} that names something is out of the window when its turn comes`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(leftOut, inReach)).toEqual([]);
  });

  test(`no two words of ${route.key} run together`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(runTogether)).toEqual([]);
  });
}

/** Headings that name something and stand far above what is read before them, as in a next column. */
function leftOut(inReach: number): string[] {
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
function runTogether(): string[] {
  const found: string[] = [];
  for (const text of document.querySelectorAll("p, a, dt, h1, h2, h3, button")) {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let words = "";
    while (nodes.nextNode()) {
      const piece = piecesOf(nodes.currentNode);
      if (/[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}(]/u.test(piece))
        found.push(`${words}|${piece}`);
      words += piece;
    }
  }
  return found;

  /** What parts words by itself, or the characters that are laid out. */
  function piecesOf(node: Node): string {
    if (node instanceof Element && node.matches("br, a, button")) return "\n";
    if (!(node instanceof Text)) return "";
    const character = document.createRange();
    return [...node.data]
      .filter((_, at) => {
        character.setStart(node, at);
        character.setEnd(node, at + 1);
        return [...character.getClientRects()].some(({ width }) => width > 0);
      })
      .join("");
  }
}
