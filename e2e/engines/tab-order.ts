import { tabbable } from "../support/focus.ts";
import { expect } from "../support/test.ts";

/** What each library does with the page that has the keyboard. */
interface Keyboard {
  evaluate<Result>(say: () => Result): Promise<Result>;
  press(keys: string): Promise<unknown>;
}

/** Expects that Tab goes through the page in its order, and back. */
export async function expectTabOrder({ evaluate, press }: Keyboard): Promise<void> {
  const order = await evaluate(tabbable);
  expect(order.length).toBeGreaterThan(10);
  const focusedElement = () =>
    [...document.body.querySelectorAll("*")].indexOf(document.activeElement as Element);
  for (const [key, stops] of [
    ["Tab", order],
    ["Shift+Tab", order.slice(0, -1).reverse()],
  ] as const)
    for (const stop of stops) {
      await press(key);
      expect(await evaluate(focusedElement)).toBe(stop);
    }
}
