import { narrow, wide } from "../support/conditions.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { unknownPath } from "../support/visits.ts";

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const topOf = (element: Element) => element.getBoundingClientRect().top;

test("the number of the not-found page is right below its drawing, and the way back is the first link", async ({
  page,
}) => {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await page.goto(unknownPath);
    const drawing = await page.locator(".hanging").evaluate(bottomOf);
    const code = (await page.locator(".not-found-code").evaluate(topOf)) - drawing;
    expect.soft(code, `px at ${size.width} px`).toBeGreaterThanOrEqual(0);
    expect.soft(code, `px at ${size.width} px`).toBeLessThan(24);
  }
  const links = page.locator("main").getByRole("link");
  await expect(links.first()).toHaveText(pageContent("not-found").back.text);
  const home = await links.first().getAttribute("href");
  await expect(page.locator(`main a[href="${home}"]`)).toHaveCount(1);
});
