import { narrow } from "../support/modes.ts";
import { expect, test } from "../support/test.ts";
import { unknownPath } from "../support/visits.ts";

test("the contact page asks for a message of six rows, and names where else to turn", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.getByRole("region", { name: "Send us a message" });
  await expect(form.getByRole("textbox")).toHaveCount(3);
  await expect(form.locator("[name=name]")).toHaveAttribute("required");
  await expect(form.locator("[name=email]")).toHaveAttribute("type", "email");
  await expect(form.locator("textarea[name=message]")).toHaveAttribute("rows", "6");
  await expect(form.locator("form")).toHaveAttribute(
    "action",
    /\?subject=New%20contact%20form%20message$/,
  );
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(main.locator("a[href^='tel:']")).toHaveCount(2);
  await expect(main.locator("address")).toBeVisible();
  await expect(main.locator("iframe")).toHaveCount(1);
});

test("each product says how far it is, and that its waitlist cannot be used", async ({ page }) => {
  await page.goto("/products");
  const progress = { "Fresh Saver": 65, "Edu Manage": 40, "Mana Bazaar": 25 };
  for (const [name, percent] of Object.entries(progress)) {
    const card = page.getByRole("article", { name, exact: true });
    const bar = card.getByRole("progressbar");
    await expect(bar).toHaveAttribute("value", `${percent}`);
    // axe asks no name of a native progress bar.
    await expect(bar).toHaveAccessibleName(new RegExp(name));
    const button = card.getByRole("button", { name: /^Notify me/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/\w/);
    await button.focus();
    await expect(button).toBeFocused();
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

test("the policy says what the app does not do", async ({ page }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  for (const statement of [
    /no[^.]* personal data|not collect or store personal data/,
    /optional/,
    /children under 13/,
  ])
    await expect(main).toContainText(statement);
  await expect(main.locator("a[href^='mailto:']")).toHaveCount(1);
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
  const badges = page.locator("[class*=badge-]");
  expect(await badges.count()).toBeGreaterThan(1);
  for (const badge of await badges.all())
    expect(await badge.evaluate((pill) => pill.getClientRects().length)).toBe(1);
  const bar = page.getByRole("progressbar").first();
  const [height, marks] = await bar.evaluate((bar) => [
    bar.getBoundingClientRect().height,
    bar.parentElement?.getBoundingClientRect().height,
  ]);
  expect(marks).toBe(height);
});
