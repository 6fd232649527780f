import { holdChunks, recordChunks } from "../support/assets.ts";
import { contactField } from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import {
  hydrate,
  isHydrated,
  openThemeMenu,
  themeButton,
  themeItem,
  themeMenu,
} from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

for (const [what, named] of [
  ["the app", undefined],
  ["the menu alone", /theme-menu/],
] as const)
  test(`where ${what} is slow to come, nothing opens before who has gone on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/contact");
    const field = contactField(page, "name");
    if (named) {
      await field.focus();
      await expect.poll(() => isHydrated(page)).toBe(true);
    }
    const release = await holdChunks(page, named);
    await themeButton(page).click();
    if (named) await expect(themeButton(page)).toHaveAttribute("aria-expanded", "true");
    await field.focus();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.type("Ada");
    await expect(themeMenu(page)).toBeHidden();
    await expect(field).toHaveValue("Ada");
    await themeButton(page).click();
    await expect(themeItem(page, "light")).toBeFocused();
  });

test("app, page and menu are asked for side by side", async ({ page }) => {
  const release = await holdChunks(page);
  const chunks = recordChunks(page);
  await page.goto("/");
  await themeButton(page).hover();
  const addresses = await page
    .locator("script[data-app]")
    .evaluate(({ dataset }: HTMLElement) => `${dataset["app"]}${dataset["themeMenu"]}`);
  await expect.poll(() => new Set(chunks)).toEqual(new Set(addresses.split(" ")));
  release();
});

test("what came with the app is not asked for again once it is wanted", async ({ page }) => {
  await page.goto("/");
  await openThemeMenu(page);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === "fetch")
      .map(({ name }) => name),
  );
  expect(fetched).toContainEqual(expect.stringContaining("theme-menu"));
  expect(fetched).toEqual([...new Set(fetched)]);
});

test("every link still loads a document once React runs", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.footer.moreLinks?.links[0]?.text ?? "", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageContent("privacy").heading);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});
