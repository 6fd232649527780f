import { expect, test } from "../support/test.ts";

// As wide as it must be for all of it to be one row.
test.use({ viewport: { width: 1920, height: 800 } });

test("the button of the top bar, which has an icon, stands on the line of the links", {
  tag: "@german",
}, async ({ page }) => {
  await page.goto("ueber-uns");
  const middles = await page.locator("header nav[popover] a:visible").evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { top, bottom } = words.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(middles.length).toBeGreaterThan(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
});
