import { site } from "../support/content.ts";
import { tabbable } from "../support/focus.ts";
import { expect, test } from "./test.ts";

test("Tab goes through the first page in its order, and back", async ({ visitor }) => {
  await visitor.visit("/");
  const order = await visitor.evaluate(tabbable);
  expect(order.length).toBeGreaterThan(10);
  for (const [key, stops] of [
    ["Tab", order],
    ["Shift+Tab", order.slice(0, -1).reverse()],
  ] as const)
    for (const stop of stops) {
      await visitor.press(key);
      expect(await visitor.evaluate(focused)).toBe(stop);
    }
});

test("the skip link is the first stop, and leads past the header", async ({ visitor }) => {
  await visitor.visit("/about");
  await visitor.press("Tab");
  await visitor.expectFocus("link", site.interface.skipToContent);
  await visitor.press("Enter");
  await visitor.press("Tab");
  const isPast = () => document.activeElement?.matches("body *:not(header *, body > a)");
  expect(await visitor.evaluate(isPast)).toBe(true);
});

/** Runs in the page: the place of the focus among the body's elements; -1 where it is on none of them. */
function focused(): number {
  const { activeElement, body } = document;
  return activeElement ? [...body.querySelectorAll("*")].indexOf(activeElement) : -1;
}
