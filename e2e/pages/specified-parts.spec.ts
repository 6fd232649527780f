import { pageContent, products } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { unknownPath } from "../support/visits.ts";

test("the form asks for a message of six rows", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("textarea[name=message]")).toHaveAttribute("rows", "6");
});

test("an unknown path is logged, and a link leads back to the first page", async ({ page }) => {
  const logged = page.waitForEvent("console", (line) => line.text().endsWith(unknownPath));
  await page.goto(unknownPath);
  expect((await logged).type()).toBe("error");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("products say how far they are, in one, two or three columns", async ({ page }) => {
  await page.goto("/products");
  const cards = page.getByRole("article");
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `Columns at ${width} px`).toBe(columns);
  }
  const progress = { "Fresh Saver": 65, "Edu Manage": 40, "Mana Bazaar": 25 };
  const { comingSoon } = pageContent("products").card;
  for (const { name, badge = comingSoon } of products) {
    const card = page.getByRole("article", { name, exact: true });
    await expect(card.getByRole("listitem").first()).toBeVisible();
    const bar = card.getByRole("progressbar");
    await expect(bar).toHaveAttribute("value", `${progress[name as keyof typeof progress]}`);
    // axe asks no name of a native progress bar.
    await expect(bar).toHaveAccessibleName(new RegExp(name));
    for (const text of new Set([comingSoon, badge])) {
      const pill = card.getByText(text, { exact: true });
      await expect(pill).not.toHaveCSS("border-style", "none");
      expect(await pill.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
    // The marks of a bar stay inside it, between the limb above and the ground below.
    const heights = bar.evaluate((bar) => [bar.clientHeight, bar.parentElement?.clientHeight]);
    const [height, marks] = await heights;
    expect(marks).toBe(height);
  }
});
