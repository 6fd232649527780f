import { boxesOf } from "../support/product/boxes.ts";
import { expect, test } from "../support/test.ts";

// As wide as it must be for all of it to be one row.
test.use({ viewport: { width: 1920, height: 800 } });

test("the button of the top bar is on the links' line", { tag: "@german" }, async ({ page }) => {
  await page.goto("ueber-uns");
  const middles = await page.locator("header nav[popover] a:visible").evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { top, bottom } = words.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(middles.length).toBeGreaterThan(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
});

test("links, language and button are one row at 1280 px", { tag: "@german" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["", "fr", "it"]) {
    await page.goto(`./${path}`);
    // As on a site of two languages, which has them in the row.
    await page.locator("header nav[popover]").evaluate((nav) => {
      nav.querySelector(".menu-languages-many")?.classList.remove("menu-languages-many");
      nav.querySelector("li:not(:has([aria-current=true])) > [hreflang]")?.parentElement?.remove();
    });
    const links = page.locator("header nav[popover] a:visible");
    expect(await links.count(), path).toBe(7);
    const tops = (await boxesOf(links)).map(({ top }) => top);
    const [name] = await boxesOf(page.locator("header a.logo"));
    expect(Math.max(...tops), path).toBeLessThan(Number(name?.bottom));
  }
});
