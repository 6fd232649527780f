import type { Page } from "playwright/test";

/** Texts that stick out of the window, are cut off, or lie over others. */
export async function textFaults(page: Page): Promise<string[]> {
  return [...(await overflow(page)), ...(await unreadable(page))];
}

/** Runs in the page: pixels by which it is wider than its window (WCAG 1.4.10). */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Texts that stick out of the window at the side. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      // What is only to be heard stands in a box of one pixel.
      const shown = width > 0 && (texts.currentNode.parentElement?.offsetWidth ?? 0) > 1;
      if (shown && (left < -1 || right > clientWidth + 1)) faults.push(`${range}`.trim());
    }
    return faults;
  });
}

/** Texts of which a box cuts something off, and pairs of texts of which one lies over the other. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The same line has several texts; only those of different blocks can be in each other's way. */
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith("inline") && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const faults: string[] = [];
    const shown: { words: string; block: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as HTMLElement;
      const words = texts.currentNode.textContent?.trim() ?? "";
      const seen = { opacityProperty: true, visibilityProperty: true };
      if (!words || parent.offsetWidth <= 1 || !parent.checkVisibility(seen)) continue;
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
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
  });
}
