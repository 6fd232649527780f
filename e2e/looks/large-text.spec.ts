import { launchOptions } from "../support/browser.ts";
import { narrow, spaceWidely, wide } from "../support/conditions.ts";
import { openReady, submitByKeyboard, toastButton } from "../support/contact.ts";
import { mainNavigation, menuButton, openThemeMenu, themeMenu } from "../support/controls.ts";
import { startedWith } from "../support/product/started-with.ts";
import { expect, test as pageTest } from "../support/test.ts";
import { sidewaysScroll, textFaults } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

/** Twice the size with which browsers come, in px (WCAG 1.4.4). */
const large = 32;

// The browser's own setting, as in a visitor's preferences. What they ask for are letters alone.
const test = startedWith(pageTest, {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${large}`],
});

test("each page can be read with letters of twice the size", async ({ page }) => {
  for (const { path } of visits) {
    await page.goto(path);
    const letters = page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(Number.parseFloat(await letters)).toBeGreaterThanOrEqual(large);
    for (const width of [wide.width, wide.width / 2, narrow.width]) {
      await page.setViewportSize({ ...wide, width });
      expect.soft(await textFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const [what, path, tag] of [
  ["a form with a day", "/about", "@everything"],
  ["a letter that the window cuts", "/products", "@arabic"],
] as const)
  test(`${what} is no wider than a phone`, { tag }, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
  });

test("hours with long days stay in the window", { tag: "@arabic" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact");
  await page
    .locator(".hours-week tr")
    .first()
    .evaluate((row) => {
      const [day, times] = row.children as unknown as HTMLElement[];
      if (day) day.textContent = "Donnerstagabend";
      if (times) times.textContent = "10:00\u202fAM\u2009–\u200912:30\u202fPM";
    });
  await spaceWidely(page);
  expect(
    await page
      .locator(".hours-week")
      .evaluate(
        ({ scrollWidth, parentElement }) => scrollWidth - Number(parentElement?.clientWidth),
      ),
  ).toBeLessThan(1);
});

test("a mail address breaks before its signs alone", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact");
  const address = page.getByRole("main").getByRole("link", { name: "@" });
  const lines = await address.evaluate((link) => {
    const range = document.createRange();
    const tops = new Map<number, string>();
    for (const node of link.childNodes)
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        tops.set(top, (tops.get(top) ?? "") + range);
      }
    return [...tops.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !/^[@.]/.test(line))).toEqual([]);
});

test("the drawings of the roadmap stay in the window", async ({ page }) => {
  await page.goto("/products");
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({ ...narrow, width });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${width} px`).toBe(width);
  }
});

test("toasts and menus show whole with large letters", async ({ page }) => {
  for (const viewport of [{ ...wide, width: wide.width / 2 }, narrow]) {
    await page.setViewportSize(viewport);
    await openReady(page);
    await submitByKeyboard(page);
    await expect(toastButton(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await openThemeMenu(page);
    await expect(themeMenu(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await menuButton(page).click();
    for (const link of await mainNavigation(page).getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      // All of it but a fraction of a pixel.
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  }
});
