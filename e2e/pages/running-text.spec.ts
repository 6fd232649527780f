import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits) {
  test(`running text of ${route.key} has room between its lines`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(tightParagraphs, 1.5)).toEqual([]);
  });

  test(`what stands out like a heading of ${route.key} is one`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(seemingHeadings)).toEqual([]);
  });

  // Of one, Orca 43 speaks no plain value in Firefox: see docs/screen-readers.md.
  test(`${route.key} holds no description list`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("dl, dt, dd")).toHaveCount(0);
  });
}

/** Paragraphs of several lines whose lines stand closer than so many times the size of their letters. */
function tightParagraphs(room: number): string[] {
  return [...document.querySelectorAll<HTMLElement>("p")]
    .filter((paragraph) => {
      const { lineHeight, fontSize } = getComputedStyle(paragraph);
      const height = Number.parseFloat(lineHeight);
      return (
        paragraph.clientHeight > 1.5 * height && height < room * Number.parseFloat(fontSize) - 0.1
      );
    })
    .map(({ textContent }) => textContent);
}

/** Texts larger than the main heading that are none, and that assistive technology finds. */
function seemingHeadings(): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const main = document.querySelector("main") as HTMLElement;
  const largest = sizeOf(main.querySelector("h1") as HTMLElement);
  return [...main.querySelectorAll("*:not(h1, h2, h3)")]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .filter((element) => sizeOf(element) > largest && !element.closest("[aria-hidden=true], h1"))
    .map(({ textContent }) => textContent);
}
