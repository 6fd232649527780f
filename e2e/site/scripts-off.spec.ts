import type { Page } from "playwright/test";
import { belowBase } from "../support/below-base.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

test.use({ javaScriptEnabled: false });

test("every page has every word and every link without scripts", async ({ page, browser }) => {
  const scripted = await browser.newPage({
    javaScriptEnabled: true,
    // Else a copy of the bubble's lines is typed, for the eye alone.
    reducedMotion: "reduce",
  });
  for (const { path } of visits) {
    await Promise.all([page.goto(path), scripted.goto(belowBase(path))]);
    await removeElements(page, "noscript");
    await removeElements(scripted, ".needs-scripts");
    const [lines, allLines] = await Promise.all([page, scripted].map(visibleLines));
    const [links, allLinks] = await Promise.all([page, scripted].map(visibleLinks));
    expect(allLinks?.length).toBeGreaterThan(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
    const rule = `${path} is the same with scripts and without, but for what has the class needs-scripts.`;
    expect.soft(lines, rule).toEqual(allLines);
    expect.soft(links, rule).toEqual(allLinks);
  }
  await scripted.close();
});

/** Removes elements from the page. */
function removeElements(page: Page, elements: string): Promise<void> {
  return page.locator(elements).evaluateAll((found) => {
    for (const element of found) element.remove();
  });
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
