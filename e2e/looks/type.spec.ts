import { narrow, wide } from "../support/conditions.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

/** Words too long for the usual size of their place, and numerals that are a drawing. */
const otherSizes = ".long-title,.longish-title,.long-name,.figure-long,.not-found-code";

test("all pages together have at most nine sizes of type", async ({ page }) => {
  await page.setViewportSize(wide);
  const sizes = new Set<string>();
  for (const { path } of visits) {
    await page.goto(path);
    const found = page.evaluate((others) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const met: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (textContent?.trim() && element?.checkVisibility() && !element.closest(others))
          met.push(getComputedStyle(element).fontSize);
      }
      return met;
    }, otherSizes);
    for (const size of await found) sizes.add(size);
  }
  expect([...sizes].length, [...sizes].join(" ")).toBeLessThanOrEqual(9);
});

test("the first heading of each page is equally far below the header", async ({ page }) => {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    const tops = new Map<string, number>();
    for (const { path } of visits) {
      await page.goto(path);
      const top = page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top);
      tops.set(path, await top);
    }
    expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
  }
});

test("the lines of each short point are about equally long", async ({ page }) => {
  await page.setViewportSize(wide);
  for (const [path, points] of [
    ["/", ".feature > p"],
    ["/products", ".bullet"],
  ] as const) {
    await page.goto(path);
    const shares = page.locator(points).evaluateAll((all) =>
      all.map((point) => {
        const text = document.createRange();
        text.selectNodeContents(point);
        const widths = [...text.getClientRects()].map(({ width }) => width);
        return (widths.at(-1) ?? 0) / Math.max(...widths);
      }),
    );
    for (const share of await shares) expect.soft(share, path).toBeGreaterThan(0.5);
  }
});
