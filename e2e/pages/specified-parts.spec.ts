import { narrow } from "../support/conditions.ts";
import { pageContent, products } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { unknownPath } from "../support/visits.ts";

test("the form asks for a message of six rows", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("textarea[name=message]")).toHaveAttribute("rows", "6");
});

test("each product says how far it is, and what it does", async ({ page }) => {
  await page.goto("/products");
  const progress = { "Fresh Saver": 65, "Edu Manage": 40, "Mana Bazaar": 25 };
  for (const [name, percent] of Object.entries(progress)) {
    const card = page.getByRole("article", { name, exact: true });
    const bar = card.getByRole("progressbar");
    await expect(bar).toHaveAttribute("value", `${percent}`);
    // axe asks no name of a native progress bar.
    await expect(bar).toHaveAccessibleName(new RegExp(name));
    await expect(card.getByRole("listitem").first()).toBeVisible();
  }
});

test("the products stand in one, two or three columns", async ({ page }) => {
  await page.goto("/products");
  for (const [width, columns] of [
    [320, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `Columns at ${width} px`).toBe(columns);
  }
});

test("an unknown path is logged, and a link leads back to the first page", async ({ page }) => {
  const logged = page.waitForEvent("console", (line) => line.text().endsWith(unknownPath));
  await page.goto(unknownPath);
  expect((await logged).type()).toBe("error");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("a badge is one pill, and the marks of a bar stay inside it", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/products");
  const { comingSoon } = pageContent("products").card;
  for (const { name, badge = comingSoon } of products) {
    const card = page.getByRole("article", { name, exact: true });
    for (const text of new Set([comingSoon, badge])) {
      const pill = card.getByText(text, { exact: true });
      await expect(pill).not.toHaveCSS("border-style", "none");
      expect(await pill.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
  }
  const bar = page.getByRole("progressbar").first();
  const [height, marks] = await bar.evaluate((bar) => [
    bar.clientHeight,
    // Between the limb above and the ground below.
    bar.parentElement?.clientHeight,
  ]);
  expect(marks).toBe(height);
});
