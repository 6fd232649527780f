import { narrow } from "../support/conditions.ts";
import { expect, test } from "../support/test.ts";

test("a small laptop shows the address without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/contact");
  await expect(page.locator(".facts address")).toBeInViewport({ ratio: 1 });
});

test("on a phone all fields have the same space above their labels", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact");
  const gaps = page.locator(".field").evaluateAll((fields) =>
    fields.map((field) => {
      const label = field.querySelector("label")?.getBoundingClientRect().top ?? 0;
      return Math.round(label - field.getBoundingClientRect().top);
    }),
  );
  expect((await gaps).length).toBe(3);
  expect(new Set(await gaps).size, `${await gaps} px`).toBe(1);
});
