import type { Seen } from "./look.ts";
import type { Deed, Memory } from "./memory.ts";
import { type Place, placeOf, type Target } from "./place.ts";
import { lookAround, type Stage } from "./stage.ts";

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
  /** Finds something to press; undefined where it is not there, or covered. */
  const find = (target: Target) => placeOf(page, target, seen);
  return {
    ...{ stage, seen, memory, find },
    /** Presses something with the mouse; undefined where it is not there, or something came over it. */
    async click(target: Target): Promise<Place | undefined> {
      const place = await find(target);
      if (!place) return undefined;
      await page.evaluate(watchPress, target.selector);
      await page.mouse.click(place.x, place.y);
      // Where another document has come by now, it was pressed.
      const missed = await page.evaluate(() => "missedPress" in window).catch(() => false);
      return missed ? undefined : place;
    },
    /** Watches the page until something holds there, and says whether it came to that. */
    async until(holds: (now: Seen) => boolean, limit = patience): Promise<boolean> {
      for (const start = Date.now(); Date.now() - start < limit; ) {
        const now = await lookAround(stage);
        // Who has left the site waits for nothing.
        if (!now || holds(now)) return true;
        await page.waitForTimeout(25);
      }
      return false;
    },
  };
}

/** Has the page note whether the next press goes to something else than a selector names. */
function watchPress(selector: string): void {
  Reflect.deleteProperty(window, "missedPress");
  const note = ({ target }: PointerEvent) => {
    if (!(target as Element).closest(selector)) Object.assign(window, { missedPress: true });
  };
  addEventListener("pointerdown", note, { capture: true, once: true });
}

/** A button by its words. */
export const button = (...names: string[]): Target => ({ selector: "button", names });

/** What a step has done where the page does not answer it. */
export const unanswered = (text: string): Deed => ({ failed: { law: "answer", text } });
