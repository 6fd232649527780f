import type { Locator } from "playwright/test";
import { tablet, wide } from "../support/conditions.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { baselinesOf, firstLines, spread } from "../support/product/line-places.ts";
import { showStyled } from "../support/product/styled.ts";
import { expect, test } from "../support/test.ts";

/** How far the last item of a list is from the end of its row, in px, in windows of several widths. */
async function roomAfter(list: Locator): Promise<number[]> {
  const room: number[] = [];
  for (const size of [tablet, wide, { ...wide, width: 1920 }]) {
    await list.page().setViewportSize(size);
    const distance = await list.evaluate((list) => {
      const [whole, last] = [
        list.getBoundingClientRect(),
        list.lastElementChild?.getBoundingClientRect(),
      ];
      const isToLeft = getComputedStyle(list).direction === "rtl";
      return isToLeft ? Number(last?.left) - whole.left : whole.right - Number(last?.right);
    });
    room.push(Math.abs(Math.round(distance)));
  }
  return room;
}

test("the last of three points is not alone in a row", { tag: "@arabic" }, async ({ page }) => {
  await page.goto("/");
  const points = page.getByRole("list").filter({ has: page.locator(".point") });
  await expect(points.locator(".point")).toHaveCount(3);
  expect(await roomAfter(points)).toEqual([0, 0, 0]);
});

test("the last of four figures is not alone in a row", async ({ page }) => {
  const figure =
    '<li class="figure"><p class="figure-value figure-middling">12</p><p>kilns</p></li>';
  await showStyled(
    page,
    `<section class="wide split-section"><h2>Heading</h2><ul class="figures figures-of-two">${figure.repeat(4)}</ul></section>`,
  );
  expect(await roomAfter(page.locator("ul"))).toEqual([0, 0, 0]);
  expect(
    spread(await baselinesOf(page.locator("h2, li:first-child > .figure-value"))),
  ).toBeLessThan(1);
});

test("no one of an odd number of people is alone beside an empty place", async ({ page }) => {
  const person = '<li class="person"><img class="picture" alt=""><h3>Ada</h3><p>Baker</p></li>';
  for (const [classes, count] of [
    ["person-rows person-threes", 3],
    ["person-rows", 7],
  ] as const) {
    await showStyled(
      page,
      `<section class="wide split-section"><h2>People</h2><ul class="${classes}">${person.repeat(count)}</ul></section>`,
    );
    expect(await roomAfter(page.locator("ul")), classes).toEqual([0, 0, 0]);
    await page.setViewportSize(tablet);
    const [portrait, words] = await boxesOf(page.locator("li:last-child > :is(img, h3)"));
    expect(words?.left).toBeGreaterThan(portrait?.right ?? 0);
    expect(words?.top).toBeCloseTo(portrait?.top ?? 0, 0);
  }
});

test("the last of three products is not alone in a row of Home", async ({ page }) => {
  const product = '<li class="product-short"><div class="product-words"><h3>Kiln</h3></div></li>';
  await showStyled(
    page,
    `<section class="wide making"><ul class="making-list making-list-of-three">${product.repeat(3)}</ul></section>`,
  );
  expect(await roomAfter(page.locator("ul"))).toEqual([0, 0, 0]);
});

test("a point without a picture leaves no hole below those with one", async ({ page }) => {
  const words = "<h3>Kiln</h3><p>Warm</p>";
  await showStyled(
    page,
    `<ul class="wide points-pictured"><li class="feature-seen"><picture>A</picture>${words}</li><li class="point">${words}</li></ul>`,
  );
  await page.setViewportSize(tablet);
  const [picture, title] = await boxesOf(page.locator("picture, .point > h3"));
  const [seen, plain] = await boxesOf(page.locator("p"));
  expect([title?.left, plain?.left]).toEqual([picture?.left, seen?.left]);
});

test("a list of news, jobs or events begins at the page's edge", async ({ page }) => {
  await showStyled(
    page,
    '<h1 class="wide">News</h1><div class="wide news-page"><ol class="post-list"><li class="post-entry"><p class="post-day">4 May</p><div><h2>Bread</h2></div></li></ol></div><div class="wide split-section"><h2>Words</h2><p>Below</p></div>',
  );
  await page.setViewportSize(wide);
  const [heading, day, name, words] = await firstLines(
    page.locator("h1, .post-day, li h2, .split-section > p"),
  );
  expect([day?.left, name?.left]).toEqual([heading?.left, words?.left]);
});

test("a lone last product has two columns, also below an example", async ({ page }) => {
  const screen = '<div class="screen"><p>Spinach</p></div>';
  const cardOf = (first: string) =>
    `<li class="product-item"><article class="product-card">${first}<div class="product-head"><h2>Kiln</h2></div><ul><li>Warm</li></ul><div class="product-facts"><p>2030</p></div><div class="product-actions"><p>Buy</p></div></article></li>`;
  for (const first of [screen, "<div></div>"]) {
    const cards = `${cardOf(screen).repeat(2)}${cardOf(first)}`;
    await showStyled(page, `<ul class="wide product-grid product-grid-of-two">${cards}</ul>`);
    const parts = page.locator("li:last-child > article > :not(:first-child)");
    const [head, list, facts, actions] = await boxesOf(parts);
    expect(list?.left).toBe(head?.left);
    expect(actions?.left).toBe(facts?.left);
    expect(facts?.left).toBeGreaterThan(head?.right ?? 0);
  }
});
