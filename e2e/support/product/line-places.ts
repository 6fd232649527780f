import type { Locator } from "playwright/test";

/** Where the first line of each element's words begins, in px from the top and from the left of the window. */
export function firstLines(elements: Locator): Promise<{ top: number; left: number }[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
      const range = document.createRange();
      range.selectNodeContents(words);
      const { top = Number.NaN, left = Number.NaN } = range.getClientRects()[0] ?? {};
      return { top, left };
    }),
  );
}

/** Where the first lines of elements stand, in px from the top of the window. */
export function baselinesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      // An empty box stands on the baseline of the line that it begins.
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      element.prepend(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
}

/** How far apart the least and the most of some values are. */
export const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
