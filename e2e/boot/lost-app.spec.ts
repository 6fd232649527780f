import { loseChunks } from "../support/assets.ts";
import { pageContent, site } from "../support/content.ts";
import { isHydrated, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

const { form: words } = pageContent("contact");

for (const [trouble, status] of [
  ["the network is gone", undefined],
  ["the host answers with an error", 503],
  ["the host has other chunks by now", 404],
] as const)
  test(`where ${trouble}, the page stays whole, and a second press works once it is mended`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const mend = await loseChunks(page, { status });
    await page.goto("/contact");
    const lost = page.waitForEvent("console", (line) => line.type() === "error");
    await themeButton(page).click();
    await lost;
    await expect(themeMenu(page)).toBeHidden();

    await page.getByRole("textbox", { name: words.name, exact: true }).fill("Ada");
    await page.getByRole("textbox", { name: words.email, exact: true }).fill("ada@example.org");
    await page.getByRole("textbox", { name: words.message, exact: true }).fill("Hello");
    const mail = page.waitForRequest(/^mailto:/);
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    expect((await mail).url()).toContain(site.contact.email);

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
  const lost = page.waitForEvent("console", (line) => line.type() === "error");
  await themeButton(page).click();
  await lost;
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
  const lost = page.waitForEvent("console", (line) => line.type() === "error");
  await themeButton(page).click();
  await lost;
  mend();
  const field = page.getByRole("textbox", { name: words.name, exact: true });
  await field.focus();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field).toBeFocused();
  await expect(themeMenu(page)).toHaveCount(0);
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
});
