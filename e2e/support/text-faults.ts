import type { Page } from "playwright/test";

/** Runs in the page: pixels by which it is wider than its window (WCAG 1.4.10). */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/**
 * Texts that overflow the window, are cut off by a box, or overlap others.
 *
 * @param inWindow Whether only the window is looked at.
 */
export function textFaults(page: Page, inWindow = false): Promise<string[]> {
  return page.evaluate((inWindow) => {
    /** The same line has several texts; only those of different blocks can be in each other's way. */
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith("inline") && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : [];
    // What a style writes has no text.
    for (const drawn of document.querySelectorAll<HTMLElement>("[data-code]")) {
      const { left, right } = drawn.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1 || drawn.scrollWidth > drawn.clientWidth + 1)
        faults.push(`${drawn.dataset["code"]} is cut off.`);
    }
    const shown: { words: string; block: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as HTMLElement;
      const words = texts.currentNode.textContent?.trim() ?? "";
      const seen = { opacityProperty: true, visibilityProperty: true };
      // What is only to be heard stands in a box of one pixel.
      if (!words || parent.offsetWidth <= 1 || !parent.checkVisibility(seen)) continue;
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.left < -1 || box.right > clientWidth + 1)
        faults.push(`${words} is out of the window.`);
      if (inWindow) continue;
      for (
        let cutter = parent;
        cutter !== document.body;
        cutter = cutter.parentElement as HTMLElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(cutter);
        const { left, right, top, bottom } = cutter.getBoundingClientRect();
        const cutX =
          /hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1);
        const cutY =
          /hidden|clip/.test(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1);
        if (cutX || cutY) faults.push(`${words} is cut off.`);
      }
      const block = blockOf(parent);
      for (const line of range.getClientRects()) {
        // A line's box is taller than its letters; where lines are tight, boxes overlap.
        const box = new DOMRect(line.x, line.y + line.height / 4, line.width, line.height / 2);
        const below = shown.find(
          (other) =>
            other.block !== block &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        );
        if (below) faults.push(`${words} lies over ${below.words}.`);
        else shown.push({ words, block, box });
      }
    }
    return faults;
  }, inWindow);
}
