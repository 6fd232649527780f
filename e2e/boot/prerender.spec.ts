import { basePath } from "../../scripts/disk/base-path.ts";
import { themeCookie } from "../../src/site/browser/contract.ts";
import { bubble } from "../support/bubble.ts";
import { isHydrated } from "../support/controls.ts";
import { recordChunks } from "../support/product/assets.ts";
import { expect, test } from "../support/test.ts";

test("a prerendered page asks for nothing until shown", async ({ page, context, baseURL }) => {
  // With a debugger attached, as Playwright's is, Chromium prerenders nothing. What it prerenders has no frames.
  await page.addInitScript(() => {
    const { requestAnimationFrame: ask } = window;
    window.requestAnimationFrame = (run) => {
      addEventListener("shown", () => ask(run), { once: true });
      return 0;
    };
    addEventListener("shown", () => {
      window.requestAnimationFrame = ask;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const chunks = recordChunks(page);
  await page.goto("/contact");
  await bubble(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState();
  expect(chunks).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});

  await context.addCookies([{ url: `${baseURL}`, name: themeCookie(basePath()), value: "dark" }]);
  await page.evaluate(() => void dispatchEvent(new Event("shown")));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => isHydrated(page)).toBe(true);
});
