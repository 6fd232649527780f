import { recordChunks } from "../support/assets.ts";
import { pageContent, products } from "../support/content.ts";
import { isHydrated } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";
import { notifyButton, productCard } from "../support/waitlist.ts";

const { card } = pageContent("products");

test("a waitlist that is closed says so", async ({ page, consoleLines }) => {
  const chunks = recordChunks(page);
  await page.goto("/products");
  for (const { name } of products.filter(({ waitlist }) => waitlist === "closed")) {
    const button = notifyButton(page, name);
    await button.focus();
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(card.notify);
    await expect(button).toHaveAccessibleDescription(card.closedReason);
    await expect(productCard(page, name).getByText(card.closedReason)).toBeVisible();
    for (const key of ["Enter", "Space"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(await isHydrated(page)).toBe(false);
  expect(chunks).toEqual([]);
  expect(consoleLines).toEqual([]);
});
