import { site } from "../support/content.ts";
import { expect, test } from "./test.ts";

test("Tab goes through the first page in its order, and back", async ({ visitor }) => {
  const { visit, evaluate, press } = visitor;
  await visit("/");
  const expected = await evaluate(tabbable);
  expect(expected.length).toBeGreaterThan(10);
  for (const place of expected) {
    await press("Tab");
    expect(await evaluate(focused)).toBe(place);
  }
  for (const place of expected.slice(0, -1).reverse()) {
    await press("Shift", "Tab");
    expect(await evaluate(focused)).toBe(place);
  }
});

test("the skip link is the first stop, and leads past the header", async ({ visitor }) => {
  const { visit, evaluate, press, expectFocus } = visitor;
  await visit("/about");
  await press("Tab");
  await expectFocus("link", site.interface.skipToContent);
  await press("Enter");
  await press("Tab");
  const past = await evaluate(() => !document.activeElement?.closest("header, body > a"));
  expect(past).toBe(true);
  expect(await evaluate(focused)).not.toBe(-1);
});

/** Runs in the page: the place of the focus among the body's elements; -1 where it is on none of them. */
function focused(): number {
  const { activeElement, body } = document;
  return activeElement ? [...body.querySelectorAll("*")].indexOf(activeElement) : -1;
}

/** Runs in the page: places of all elements at which the keyboard should stop. */
function tabbable(): number[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element, place) =>
    element.matches("a[href], button, input, textarea, summary, [tabindex]") &&
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true })
      ? [place]
      : [],
  );
}
