import type { Page } from "playwright/test";
import { doublePress } from "../../src/site/browser/second-press.ts";
import { wide } from "../support/conditions.ts";
import { holdChunks, loseChunks } from "../support/product/assets.ts";
import { settle } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page, name: RegExp) => page.getByRole("link", { name });
const [first, second] = [/^Hills, .* \(enlarge\)$/, /^A tower .* \(enlarge\)$/];

test.describe("enlarged photographs", { tag: "@everything" }, () => {
  test.beforeEach(({ page }) => page.goto("/photographs"));

  test("a press opens one large, and Escape closes it", { tag: "@daily" }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await link(page, first).focus();
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Large picture" });
    await expect(dialog.getByRole("img", { name: /^Hills/ })).toBeVisible();
    await expect(dialog.getByRole("figure")).toContainText("The first");
    await expect(dialog.getByRole("status")).toHaveText(/^1 of 3\. Hills, .* The first$/);

    await dialog.getByRole("button", { name: "Next" }).press("Enter");
    await expect(dialog.getByRole("img", { name: /^A tower/ })).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(/^2 of 3\. A tower/);
    // A press of the pointer right after the first could be the second of a double press.
    await page.waitForTimeout(doublePress);
    await dialog.getByRole("button", { name: "Previous" }).click();
    await dialog.getByRole("button", { name: "Previous" }).click();
    await expect(dialog.getByRole("status")).toHaveText(/^3 of 3/);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("status")).toHaveText(/^1 of 3\. Hills, .* The first$/);
    // From right to left, what follows is on the left.
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByRole("status")).toHaveText(/^2 of 3/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link(page, first)).toBeFocused();

    await link(page, second).click();
    await expect(dialog.getByRole("status")).toHaveText(/^2 of 3/);
    await dialog.getByRole("button", { name: "Close" }).press("Enter");
    await expect(link(page, second)).toBeFocused();
  });

  test("Back closes a photograph, and Forward shows none", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/photographs#main");
    const dialog = page.getByRole("dialog");
    const one = link(page, first);
    await one.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    // A page that stays is not loaded, for which Playwright would wait.
    const go = (steps: number) => page.evaluate((steps) => history.go(steps), steps);
    const expectClosed = async () => {
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await expect(page).toHaveURL(/photographs#main$/);
    };
    await one.click();
    await expect(dialog).toBeVisible();
    await go(-1);
    await expectClosed();
    await expect(one).toBeFocused();
    await go(1);
    await settle(page);
    await expectClosed();
    for (const close of [() => page.keyboard.press("Escape"), () => page.reload()]) {
      await one.press("Enter");
      await expect(dialog).toBeVisible();
      await close();
      await expectClosed();
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await go(-1);
    await expect(page).toHaveURL(/about$/);
  });

  test("neither a second press nor a key of the browser turns or closes it", async ({ page }) => {
    // To the page, however slow the machine is, no time passes.
    const now = Date.now();
    await page.clock.setFixedTime(now);
    const button = (name: string) => page.getByRole("dialog").getByRole("button", { name });
    const place = page.getByRole("status");
    await link(page, first).click();
    for (const name of ["Next", "Close"]) await button(name).click();
    await expect(button("Previous")).toBeFocused();
    for (const key of ["Alt+ArrowRight", "Control+ArrowRight"]) await page.keyboard.press(key);
    await expect(place).toHaveText(/^1 of 3/);
    await page.clock.setFixedTime(now + doublePress);
    await button("Next").click();
    await expect(place).toHaveText(/^2 of 3/);
    await button("Close").click();
    await link(page, first).focus();
    for (const _ of ["pressed", "held"]) {
      await page.keyboard.down("Enter");
      await expect(button("Previous")).toBeFocused();
    }
    await expect(place).toHaveText(/^1 of 3/);
  });

  for (const [what, lose] of [
    ["slow to come", false],
    ["lost", true],
  ] as const)
    test(`a script that is ${what} moves no visitor`, async ({ page, expectedErrors }) => {
      if (lose) expectedErrors.push(/Failed to load resource/);
      const named = /assets\/enlarge-/;
      if (lose) await loseChunks(page, { named });
      const release = await holdChunks(page, named);
      await link(page, first).click();
      await expect(link(page, first)).toHaveAttribute("aria-busy", "true");
      await link(page, second).focus();
      release();
      await expect(link(page, first)).not.toHaveAttribute("aria-busy");
      await settle(page);
      await expect(page).toHaveURL(/photographs$/);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(link(page, second)).toBeFocused();
    });

  test("a slow photograph is not shown with other words", async ({ page }) => {
    await page.setViewportSize(wide);
    await settle(page);
    await link(page, first).click();
    const image = page.getByRole("dialog").locator("img");
    // Beside the middle, where the first photograph is, and no part of the tower.
    const beside = () => page.screenshot({ clip: { x: 340, y: 300, width: 9, height: 9 } });
    const hide = (isHidden: boolean) =>
      image.evaluate((one, isHidden) => {
        one.style.visibility = isHidden ? "hidden" : "";
      }, isHidden);
    await hide(true);
    const ground = await beside();
    await hide(false);
    // On a busy machine it is drawn some time after it has loaded.
    await expect.poll(async () => ground.equals(await beside())).toBe(false);
    await holdChunks(page, /\.webp$/);
    await page.getByRole("button", { name: "Next" }).press("Enter");
    await settle(page);
    expect(ground.equals(await beside())).toBe(true);
  });

  for (const [what, width, height, least] of [
    ["in a low window", 320, 256, 0.3],
    ["on a phone on its side", 640, 360, 0.6],
    ["with letters of three times the size", 320, 640, 0.2],
  ] as const)
    test(`a photograph is large ${what}, also above a long caption`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (height > width)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "3rem";
        });
      for (const words of ["The first", "The first light, ".repeat(12)]) {
        const caption = link(page, first).locator("xpath=ancestor::figure/figcaption");
        await caption.evaluate((one, words) => {
          one.textContent = words;
        }, words);
        await link(page, first).press("Enter");
        const image = page.getByRole("dialog").locator("img");
        await expect(image).toBeInViewport({ ratio: 1 });
        const box = await image.boundingBox();
        // The photograph is as wide as its box or as high.
        const shown = Math.min(box?.height ?? 0, (box?.width ?? 0) / 1.6);
        expect(shown / height, words).toBeGreaterThan(least);
        await page.keyboard.press("Escape");
      }
    });

  test("without its script, a link leads to the photograph", async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route("**/assets/enlarge-*.js", (route) => route.abort());
    const address = await link(page, first).evaluate((one) => (one as HTMLAnchorElement).href);
    await link(page, first).click();
    await page.waitForURL(address);
  });
});
