import type { Page } from "playwright/test";

/** One stop of the keyboard's way through a page. */
type Stop = NonNullable<Awaited<ReturnType<typeof describeFocus>>>;

/** A stop, with its place among the elements of the body, in document order. */
type PlacedStop = Stop & { position: number };

/**
 * Presses a key until the focus has left the page or is back where it began, and gives every stop on the way. What
 * a page embeds is not on it.
 *
 * @param look Is called at each stop.
 * @throws Where that does not happen within 300 stops.
 */
export async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  look: (stop: Stop) => Promise<void> = async () => {},
): Promise<PlacedStop[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("iframe { display: none !important }");
    document.adoptedStyleSheets.push(sheet);
    window.walked = [];
  });
  const stops: Stop[] = [];
  while (stops.length < 300) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    if (!stop) {
      const positions = await page.evaluate(positionsOfWalked);
      const placed = stops.map((one, index) => ({ ...one, position: positions[index] ?? -1 }));
      // A date has a stop for day, month and year each.
      return placed.filter(({ position }, index) => position !== positions[index - 1]);
    }
    stops.push(stop);
    await look(stop);
  }
  throw new Error("The focus does not leave the page.");
}

declare global {
  interface Window {
    /** What had the focus on the way. */
    walked: Element[];
  }
}

/** Runs in the page, which may have become alive on the way, and have other elements than before. */
function positionsOfWalked(): number[] {
  const all = [...document.body.querySelectorAll("*")];
  return window.walked.map((element) => all.indexOf(element));
}

/** Runs in the page: positions of all elements at which the keyboard should stop. */
export function tabbable(): number[] {
  const carriers =
    "a[href], button, input, textarea, select, summary, iframe, video[controls], [tabindex]";
  return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element, position) =>
    element.matches(carriers) && element.tabIndex >= 0 && element.checkVisibility()
      ? [position]
      : [],
  );
}

/** Runs in the page: what has the focus although the open menu covers it; null where it is on nothing. */
export function coveredFocus(): string | null {
  const { activeElement: focused, body } = document;
  const isCovered = focused && focused !== body && !focused.closest(":popover-open");
  return isCovered ? focused.outerHTML : null;
}

/** Runs in the page; undefined where the focus has left it, or is back where it began. */
async function describeFocus() {
  // Chromium sometimes draws no further frame where nothing changes.
  const nextFrame = () =>
    new Promise((painted) => {
      requestAnimationFrame(painted);
      setTimeout(painted, 1000);
    });
  await nextFrame();
  const element = document.activeElement;
  if (!element || element === document.body || !document.hasFocus()) return undefined;
  if (element === window.walked[0]) return undefined;
  window.walked.push(element);

  // In a field with text, the browser brings only the line of the caret into view.
  const needed = element instanceof HTMLTextAreaElement ? 24 : Number.POSITIVE_INFINITY;
  // What is larger than the window, as a table of many rows may be, fills it but for a narrow edge.
  // So does what would fill it, as the browser leaves room for rings.
  const due = (size: number, room: number) =>
    Math.min(needed, size > room - 32 ? Math.min(size, room) * 0.9 : size);
  const visiblePart = () => {
    const box = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [width, height] = [
      Math.min(box.right, innerWidth) - x,
      Math.min(box.bottom, innerHeight) - y,
    ];
    // Scrolling stops at whole pixels, so that a fraction of one may stay outside.
    const inView =
      width + 1 > due(box.width, innerWidth) && height + 1 > due(box.height, innerHeight);
    return { inView, box, middle: [x + width / 2, y + height / 2] as const };
  };
  // The browser scrolls to the focus within its next frames.
  for (let frame = 0; frame < 30 && !visiblePart().inView; frame++) await nextFrame();

  const { inView, box, middle } = visiblePart();
  const style = getComputedStyle(element);
  const words = element.textContent?.trim();
  // A press on the label around a box ticks it.
  const target = element.matches("label > input") ? element.parentElement : undefined;
  const { width, height } = target?.getBoundingClientRect() ?? box;
  const inSentence = style.display === "inline" && element.parentElement?.textContent !== words;
  return {
    /** Tag and words, for messages. */
    name: `${element.localName} ${words?.slice(0, 60) || element.getAttribute("name")}`,
    /** Whether it shows that it has the focus: an outline of at least 2 px, or a shadow as ring. */
    marked:
      (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2) ||
      style.boxShadow !== "none",
    inView,
    /** Whether nothing lies over its middle. */
    uncovered: element.contains(document.elementFromPoint(...middle)),
    /** Whether it measures at least 44 px each way (WCAG 2.5.5), or stands in a sentence. */
    largeEnough: inSentence || Math.min(width, height) >= 44,
  };
}
