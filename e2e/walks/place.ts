import type { Page } from "playwright/test";
import type { Seen } from "./look.ts";

/** What a pointer is to go to. */
export interface Target {
  selector: string;
  /** What it is called, where the selector does not tell: its label or its words. */
  names?: readonly string[];
  /** Whether its name only begins so. */
  beginning?: boolean;
  /** Which of several, counted from the first; more than there are begins anew. */
  index?: number;
}

/** A place in the window, and what is called there. */
export interface Place {
  x: number;
  y: number;
  name: string;
}

/**
 * Finds something that a visitor could press, scrolls to it, and gives its middle. Undefined where
 * there is none, or something lies over it.
 */
export function placeOf(page: Page, target: Target, seen: Seen): Promise<Place | undefined> {
  const root = seen.dialog ? "[role=dialog]" : seen.sheet ? "nav[popover]" : "body";
  return page.evaluate(find, { ...target, root });
}

async function find({
  selector,
  names,
  beginning,
  index = 0,
  root,
}: Target & { root: string }): Promise<Place | undefined> {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const found = [...document.querySelectorAll<HTMLElement>(`${root} :is(${selector})`)].filter(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = nameOf(element);
      return (
        width > 8 &&
        height > 8 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (!names || names.some((one) => (beginning ? name.startsWith(one) : name === one)))
      );
    },
  );
  const element = found[index % Math.max(found.length, 1)];
  if (!element) return undefined;
  const isIn = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  // The first line of a link that is broken over two. It may be gone when the page has been scrolled.
  const boxOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  if (!isIn(boxOf())) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  const box = boxOf();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!element.contains(document.elementFromPoint(x, y))) return undefined;
  return { x, y, name: nameOf(element) };
}
