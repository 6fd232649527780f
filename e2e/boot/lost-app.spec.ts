import type { Page } from "playwright/test";
import { loseChunks } from "../support/assets.ts";
import { companyAddress, contactField, fillIn, submitButton } from "../support/contact.ts";
import { isHydrated, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

for (const [trouble, status] of [
  ["the network is gone", undefined],
  ["the host has other chunks by now", 404],
] as const)
  test(`where ${trouble}, the page stays whole, and a second press works once it is mended`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const mend = await loseChunks(page, { status });
    await page.goto("/contact");
    await pressInVain(page);
    await expect(themeMenu(page)).toBeHidden();

    await fillIn(page);
    const mail = page.waitForRequest(/^mailto:/);
    await submitButton(page).click();
    expect((await mail).url()).toContain(companyAddress);

    mend();
    await themeButton(page).click();
    await expect(themeMenu(page)).toBeVisible();
    await themeItem(page, "dark").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

test("the menu alone can be lost, and comes at the next press", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const mend = await loseChunks(page, { named: /theme-menu/ });
  await page.goto("/");
  await pressInVain(page);
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  mend();
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeVisible();
});

test("a press that was lost takes no effect when something else is wanted later", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const mend = await loseChunks(page);
  await page.goto("/contact");
  await pressInVain(page);
  mend();
  const field = contactField(page, "name");
  await field.focus();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field).toBeFocused();
  await expect(themeMenu(page)).toHaveCount(0);
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
});

/** Presses the theme button, and waits until the browser says that something could not be loaded. */
async function pressInVain(page: Page): Promise<void> {
  const lost = page.waitForEvent("console", (line) => line.type() === "error");
  await themeButton(page).click();
  await lost;
}
