import { currentMemory } from "../state/memory.ts";
import { visibleElementAt } from "./page-texts.ts";

/** Changes the page, and scrolls so that the text that is written, or what is in view, stays where it is in the window. */
export function keepInPlace(change: () => void): void {
  const { view, places, focus = "" } = currentMemory();
  const written = visibleElementAt((view === "text" ? places[0] : focus) ?? "");
  const [anchor] = [written, ...elementsInView()].filter((one) => one && isInView(one));
  const topBefore = anchor?.getBoundingClientRect().top;
  change();
  if (topBefore !== undefined && anchor?.isConnected)
    scrollBy({ top: anchor.getBoundingClientRect().top - topBefore, behavior: "instant" });
}

/** Whether some of an element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Elements of the page that are in view, the lowest boxes first. */
function elementsInView(): HTMLElement[] {
  const heights = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) => part * innerHeight);
  const found = heights.flatMap((y) => document.elementFromPoint(innerWidth * 0.3, y) ?? []);
  const ofPage = found.filter(
    (one): one is HTMLElement => one.matches("main *, footer *") && !isSticky(one),
  );
  return ofPage.sort((one, other) => one.offsetHeight - other.offsetHeight);
}

/** Whether an element stays in the window while the page scrolls, such as the contents of a long page. */
const isSticky = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).position === "sticky" || isSticky(element.parentElement));
