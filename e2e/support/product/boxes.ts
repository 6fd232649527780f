import type { Locator } from "playwright/test";

/** Where elements are in the window. */
export function boxesOf(elements: Locator): Promise<DOMRect[]> {
  return elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
}
