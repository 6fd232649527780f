import type { Seen } from "./look.ts";
import type { Deed, Memory } from "./memory.ts";
import { isFair, lookAround, type Stage } from "./stage.ts";

/** What a pointer is to go to. */
export interface Target {
  selector: string;
  /** What it is called, where the selector does not tell: its label or its words. */
  names?: readonly string[];
  /** Which of several, counted from the first; more than there are begins anew. */
  index?: number;
}

/** A button by its words. */
export const button = (...names: string[]): Target => ({ selector: "button", names });

/** How long the page may take to answer a press, in milliseconds. */
export const patience = 8000;

/** Somebody before a page: what they see and remember, and what their eyes and hand can do. */
export type Person = ReturnType<typeof personAt>;

/**
 * Somebody who has seen a page so.
 *
 * @param seen What stood on the page after the step before.
 */
export function personAt(stage: Stage, seen: Seen, memory: Memory) {
  const { page } = stage;
  const fair = isFair(stage);
  const root = seen.dialog ? "[role=dialog]" : seen.sheet ? "nav[popover]" : "body";

  /** Finds something to press, and gives its middle; undefined where it is not there, or covered. */
  const find = (target: Target) => page.evaluate(middleOf, { ...target, root });

  /** Presses something with the mouse; undefined where it is not there, or something came over it. */
  async function click(target: Target, deed: Deed = {}): Promise<Deed | undefined> {
    const place = await find(target);
    if (!place) return undefined;
    await page.evaluate(watchPress, target.selector);
    await page.mouse.click(place.x, place.y);
    // Where another document has come by now, it was pressed.
    const missed = await page.evaluate(() => "missedPress" in window).catch(() => false);
    return missed ? undefined : deed;
  }

  /**
   * Watches the page until something holds there, and says whether it came to that.
   *
   * @param isDue Whether it must come; else it is not waited for as long.
   */
  async function until(holds: (now: Seen) => boolean, isDue = true): Promise<boolean> {
    const end = Date.now() + (isDue ? patience : 300);
    while (Date.now() < end) {
      const now = await lookAround(stage);
      // Who has left the site waits for nothing.
      if (!now || holds(now)) return true;
      await page.waitForTimeout(25);
    }
    return false;
  }

  /** Presses something that must bring something about, unless the world hinders it. */
  async function clickUntil(
    target: Target,
    holds: (now: Seen) => boolean,
    wrong: string,
    isDue = true,
  ): Promise<Deed | undefined> {
    if (!(await click(target))) return undefined;
    const done = await until(holds, isDue);
    return done || !isDue ? {} : unanswered(wrong);
  }

  return { stage, seen, memory, fair, find, click, until, clickUntil };
}

/** What a step has done where the page does not answer it. */
export const unanswered = (text: string): Deed => ({ failed: { law: "answer", text } });

/** Runs in the page: has it note whether the next press goes to something else than a selector names. */
function watchPress(selector: string): void {
  Reflect.deleteProperty(window, "missedPress");
  const note = ({ target }: PointerEvent) => {
    if (!(target as Element).closest(selector)) Object.assign(window, { missedPress: true });
  };
  addEventListener("pointerdown", note, { capture: true, once: true });
}

/** Runs in the page: finds something that a visitor could press, scrolls to it, and gives its middle. */
async function middleOf({ selector, names, index = 0, root }: Target & { root: string }) {
  const isWanted = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const name = (element.getAttribute("aria-label") ?? element.innerText).trim();
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return width > 8 && height > 8 && isShown && (!names || names.includes(name));
  };
  const all = document.querySelectorAll<HTMLElement>(`${root} :is(${selector})`);
  const found = [...all].filter(isWanted);
  const element = found[index % Math.max(found.length, 1)];
  if (!element) return undefined;
  // The first line of a link that is broken over two. It may be gone when the page has been scrolled.
  const boxOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  if (boxOf().top < 0 || boxOf().bottom > innerHeight) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  const box = boxOf();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // Nothing may lie over it.
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}
