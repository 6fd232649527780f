import { expectNoViolations } from "../support/axe.ts";
import { narrow, tablet, wide } from "../support/conditions.ts";
import { tabbable, walk } from "../support/focus.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";

test("cards that are laid out late can be heard and reached before, and fit each window", {
  tag: "@german",
}, async ({ page }) => {
  await page.goto("./bausteine");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(40);
  const last = cards.last();
  await expect(last.locator("..")).toHaveCSS("content-visibility", "auto");
  expect(await last.evaluate((card) => card.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(last.getByRole("progressbar")).toHaveAccessibleName(/./);
  await expect(last.getByRole("button")).toHaveAccessibleDescription(/./);

  const stops = await walk(page, "Tab");
  expect(stops.map(({ position }) => position)).toEqual(await page.evaluate(tabbable));
  expect(stops.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([]);
  for (const size of [wide, tablet, narrow]) {
    await page.setViewportSize(size);
    expect(await textFaults(page), `${size.width} px`).toEqual([]);
  }
  await expectNoViolations(page);
});
