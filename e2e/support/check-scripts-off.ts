import { expect, type Page } from "playwright/test";

/**
 * Expects of an open page every word and every link that it has without scripts, but for what has the class
 * needs-scripts. Where scripts run, motion is unwanted: else a copy of the bubble's lines is typed, for the eye alone.
 *
 * @param plain The same page without scripts.
 */
export async function expectSameWithout(page: Page, plain: Page, path: string): Promise<void> {
  const [all, own] = await Promise.all([
    shownIn(page, ".needs-scripts"),
    shownIn(plain, "noscript"),
  ]);
  expect(all.links.length).toBeGreaterThan(0);
  await expect(plain.locator("iframe").filter({ visible: true })).toHaveCount(0);
  expect.soft(own, `${path} without scripts is the same as with them.`).toEqual(all);
}

/** What a page shows besides some elements. */
async function shownIn(page: Page, others: string) {
  await setHidden(page, others, true);
  const shown = { lines: await visibleLines(page), links: await visibleLinks(page) };
  await setHidden(page, others, false);
  return shown;
}

/** Hides elements, or shows them again. */
function setHidden(page: Page, elements: string, isHidden: boolean): Promise<void> {
  return page.locator(elements).evaluateAll((found, isHidden) => {
    for (const element of found as HTMLElement[])
      if (isHidden) element.style.setProperty("display", "none", "important");
      else element.style.removeProperty("display");
  }, isHidden);
}

/** Texts of the page as a visitor sees them, line by line. */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Each visible link as its words and address. */
function visibleLinks(page: Page): Promise<string[]> {
  return page
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} ${link.getAttribute("href")}`),
    );
}
