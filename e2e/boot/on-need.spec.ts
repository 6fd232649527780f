import {
  companyAddress,
  contactField,
  expectForm,
  fillIn,
  message,
  submitButton,
} from "../support/contact.ts";
import { site } from "../support/content.ts";
import { isHydrated, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { holdChunks, loseChunks, recordChunks } from "../support/product/assets.ts";
import { settle } from "../support/product/time.ts";
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

test("a press loads app, page and menu side by side", { tag: "@daily" }, async ({ page }) => {
  const release = await holdChunks(page);
  const chunks = recordChunks(page);
  await page.goto("/");
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAttribute("aria-busy", "true");
  const addresses = await page
    .locator("script[data-app]")
    .evaluate(({ dataset }: HTMLElement) => `${dataset["app"]}${dataset["themeMenu"]}`);
  await expect.poll(() => new Set(chunks)).toEqual(new Set(addresses.split(" ")));
  release();
  await expect(themeItem(page, "light")).toBeFocused();
  await expect(themeButton(page)).not.toHaveAttribute("aria-busy");
});

test("after a network failure, a second press works", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const repair = await loseChunks(page);
  await page.goto("/contact");
  const lost = page.waitForEvent("console", (line) => line.type() === "error");
  await themeButton(page).click();
  await lost;
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");

  await fillIn(page);
  const mail = page.waitForRequest(/^mailto:/);
  await submitButton(page).click();
  expect((await mail).url()).toContain(companyAddress);

  repair();
  const field = contactField(page, "name");
  await field.focus();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field, "The lost press takes no effect now.").toBeFocused();
  await expect(themeMenu(page)).toHaveCount(0);
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
});

test("in a tab older than the build, a press reloads once", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const repair = await loseChunks(page, { status: 404 });
  await page.goto("/contact");
  await fillIn(page);
  const loaded = page.waitForEvent("load");
  await themeButton(page).click();
  await loaded;
  await expectForm(page, message);

  let documents = 0;
  page.on("framenavigated", () => documents++);
  const { reload } = site.words.interface.applicationError;
  const way = page.getByRole("status").getByRole("link", { name: reload, exact: true });
  await expect(way).toBeHidden();
  await themeButton(page).click();
  await expect(way).toBeVisible();
  await expect(themeButton(page)).not.toHaveAttribute("aria-busy");
  expect(documents).toBe(0);

  const chunks = recordChunks(page);
  await contactField(page, "name").focus();
  await contactField(page, "name").hover();
  await settle(page);
  expect(chunks, "Only a press asks again for what is missing.").toEqual([]);
  repair();
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeVisible();
  await expect(way).toBeHidden();
});

test("a chunk that the cache holds as missing is fetched anew", async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      options?.cache === "reload" ? fetch(address, options) : new Response(null, { status: 404 });
  });
  await page.goto("/");
  let documents = 0;
  page.on("framenavigated", () => documents++);
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  expect(documents).toBe(0);
});
