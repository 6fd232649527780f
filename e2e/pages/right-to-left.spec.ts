import { hydrate } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test("digits are those of the language", { tag: "@arabic" }, async ({ page, consoleLines }) => {
  await page.clock.setFixedTime(new Date(2041, 5, 15));
  const year = page.getByRole("contentinfo").getByText("٢٠٤١", { exact: true });
  for (const path of ["/privacy", "/products"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(/[٠-٩]/).first()).toBeVisible();
    await expect(year).toBeVisible();
    await hydrate(page);
    await expect(year).toBeVisible();
  }
  expect(consoleLines).toEqual([]);
});
