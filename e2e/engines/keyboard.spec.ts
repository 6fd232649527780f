import { site } from "../support/content.ts";
import { tabbable } from "../support/focus.ts";
import { expect, test } from "./test.ts";

test("Tab goes through the first page in its order, and back", async ({ visitor }) => {
  await visitor.visit("/");
  const expected = await visitor.evaluate(tabbable);
  expect(expected.length).toBeGreaterThan(10);
  for (const place of expected) {
    await visitor.press("Tab");
    expect(await visitor.evaluate(focused)).toBe(place);
  }
  for (const place of expected.slice(0, -1).reverse()) {
    await visitor.press("Shift", "Tab");
    expect(await visitor.evaluate(focused)).toBe(place);
  }
});

test("the skip link is the first stop, and leads past the header", async ({ visitor }) => {
  await visitor.visit("/about");
  await visitor.press("Tab");
  await visitor.expectFocus("link", site.interface.skipToContent);
  await visitor.press("Enter");
  await visitor.press("Tab");
  const past = await visitor.evaluate(() => !document.activeElement?.closest("header, body > a"));
  expect(past).toBe(true);
  expect(await visitor.evaluate(focused)).not.toBe(-1);
});

/** Runs in the page: the place of the focus among the body's elements; -1 where it is on none of them. */
function focused(): number {
  const { activeElement, body } = document;
  return activeElement ? [...body.querySelectorAll("*")].indexOf(activeElement) : -1;
}
