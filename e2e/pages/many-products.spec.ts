import { expect, test } from "../support/test.ts";

test("cards that are laid out late can be reached", { tag: "@german" }, async ({ page }) => {
  await page.goto("./bausteine");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(40);
  const last = cards.last();
  await expect(last.locator("..")).toHaveCSS("content-visibility", "auto");
  expect(await last.evaluate((card) => card.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(last.getByRole("progressbar")).toHaveAccessibleName(/./);
  const button = last.getByRole("button");
  await expect(button).toHaveAccessibleDescription(/./);
  // The first stop of the keyboard behind the cards, and back.
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});
