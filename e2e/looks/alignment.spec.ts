import type { Locator } from "playwright/test";
import { narrow, tablet, wide } from "../support/conditions.ts";
import { openForm } from "../support/contact.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { showStyled } from "../support/product/styled.ts";
import { expect, test } from "../support/test.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

/** Where the first line of each element's words begins, in px from the top and from the left of the window. */
function firstLines(elements: Locator): Promise<{ top: number; left: number }[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
      const range = document.createRange();
      range.selectNodeContents(words);
      const { top = Number.NaN, left = Number.NaN } = range.getClientRects()[0] ?? {};
      return { top, left };
    }),
  );
}

/** Where the first lines of elements stand, in px from the top of the window. */
function baselinesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      // An empty box stands on the baseline of the line that it begins.
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      element.prepend(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test("the first headings are equally far from the header", { tag: "@daily" }, async ({ page }) => {
  const sizes = [{ ...narrow, width: 390 }, tablet, wide];
  const tops: number[][] = sizes.map(() => []);
  for (const { path } of visits) {
    await page.goto(path);
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size);
      const box = await page.getByRole("heading", { level: 1 }).boundingBox();
      tops[at]?.push(box?.y ?? Number.NaN);
    }
  }
  for (const [at, found] of tops.entries())
    expect(spread(found), `${sizes[at]?.width} px: ${found}`).toBeLessThan(1);
});

test("the second passage of About is in the last third", async ({ page }) => {
  await page.goto("/about");
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ ...wide, width });
    const [, mission] = await firstLines(page.locator(".passage > h2"));
    const [, third] = await firstLines(page.locator(".point > h3"));
    const root = await page.locator(".drawing path").first().boundingBox();
    const middle = (root?.x ?? 0) + (root?.width ?? 0) / 2;
    expect(mission?.left, `${width} px`).toBeCloseTo(third?.left ?? 0, 0);
    // In the middle of the space between the columns.
    const gap = Number(
      (
        await page.locator(".points").evaluate((points) => getComputedStyle(points).columnGap)
      ).replace("px", ""),
    );
    expect(Math.abs((third?.left ?? 0) - gap / 2 - middle), `${width} px`).toBeLessThan(3);
  }
});

test("the columns of the footer begin on one line", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await page.setViewportSize(wide);
  for (const long of [false, true]) {
    await page.goto("/privacy");
    if (long)
      await footer
        .locator("nav a")
        .first()
        .evaluate((link) => {
          link.textContent =
            "An entry of so many words that it takes two lines or even more of them";
        });
    const tops = await firstLines(footer.locator(".footer-description, nav"));
    expect(spread(tops.map(({ top }) => top)), `${long}`).toBeLessThan(1);
  }
  const mark = await footer.locator(".social-mark path").first().boundingBox();
  const [words] = await firstLines(footer.locator(".footer-social > ul:last-child"));
  expect(Math.abs((mark?.x ?? 0) - (words?.left ?? 0))).toBeLessThan(4);
});

test("a long word of the footer breaks only on narrower phones", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/privacy");
  const link = page.locator("footer nav").last().getByRole("link").last();
  for (const place of [link, page.locator(".footer-description")])
    for (const share of [0.6, 1.4]) {
      const lines = await place.evaluate((place, share) => {
        const linesOf = (words: string) => {
          place.textContent = words;
          const range = document.createRange();
          range.selectNodeContents(place);
          return range.getClientRects();
        };
        const row = place.closest(".footer-row")?.clientWidth ?? 0;
        const letter = linesOf("m")[0]?.width ?? 1;
        return linesOf("m".repeat((share * row) / letter)).length;
      }, share);
      expect(lines, `${share} of its width`).toBe(Math.ceil(share));
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
    }
});

for (const [what, markup] of [
  [
    "the day of a post and its title",
    '<ol class="post-list"><li class="post-entry"><time class="post-day">4 January</time><div style="width:20rem"><h3 class="post-name"><a href="/a" class="post-link">One long title, and then so many words that they take two lines</a></h3><p>Lead</p></div></li></ol>',
  ],
  [
    "the day of a post and its subject",
    '<div class="post-side"><p class="post-day">4 January</p><a href="/a" class="lone-link">Firings</a></div>',
  ],
  [
    "profiles with a link and without",
    '<section class="footer-social"><ul><li><a href="/a" class="footer-link">Forum</a></li><li>Letters</li></ul></section>',
  ],
] as const)
  test(`${what} are on one line`, async ({ page }) => {
    await showStyled(page, markup);
    await page.setViewportSize(tablet);
    const baselines = await baselinesOf(page.locator(".post-day, a, li:not(:has(a))"));
    expect(spread(baselines)).toBeLessThan(1);
  });

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

test("in narrow windows trees still grow, and no bough is cut to a scrap", async ({ page }) => {
  await page.setViewportSize({ ...narrow, width: 320 });
  await page.goto("/contact");
  const bough = page.locator(".hanging");
  await expect(bough).toHaveCount(1);
  await expect(bough).toBeHidden();
  await page.goto("/products");
  const [, young, grown] = await boxesOf(page.locator(".station-drawing"));
  const widthOf = (box = { left: 0, right: 0 }) => box.right - box.left;
  expect(widthOf(young)).toBeLessThan(widthOf(grown) / 2);
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

test("words without a picture are below their heading", async ({ page }) => {
  const picture = '<div class="passage-picture" style="height:9rem"></div>';
  const passage = (inside: string) =>
    `<section class="passage"><h2>Heading</h2>${inside}<p class="passage-words">Words</p></section>`;
  await showStyled(page, `<div class="wide passages">${passage(picture)}${passage("")}</div>`);
  await page.setViewportSize(tablet);
  const [seen, plain] = await boxesOf(page.locator("p"));
  const [heading] = await boxesOf(page.locator("h2"));
  expect((plain?.top ?? 0) - (heading?.bottom ?? 0)).toBeLessThan(40);
  expect((seen?.top ?? 0) - (heading?.bottom ?? 0)).toBeGreaterThan(140);
});

test("on a phone the values of a row are equally far apart", async ({ page }) => {
  const cell = '<td><span class="cell-label">Tue: </span>9</td>';
  await showStyled(
    page,
    `<div class="table-frame table-by-row"><table><tbody><tr><th scope="row">Rye</th>${cell}<td></td>${cell}<td></td><td></td>${cell}${cell}</tr></tbody></table></div>`,
  );
  await page.setViewportSize(narrow);
  const tops = (await firstLines(page.locator("td:not(:empty)"))).map(({ top }) => top);
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(spread(steps)).toBeLessThan(1);
});

test("the names of the cards in a row are on one line", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/products");
  await page
    .locator(".product-tagline")
    .first()
    .evaluate((line) => {
      line.textContent += " So many words that they take two lines or even more of them";
    });
  const tops = await firstLines(page.locator(".product-card h2"));
  expect(tops.length).toBeGreaterThan(2);
  expect(spread(tops.map(({ top }) => top))).toBeLessThan(1);
});

test("pictures of cards in a row are on one height", { tag: "@everything" }, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/products");
  const heads = page.locator(".product-pictured");
  await heads
    .first()
    .locator(".product-tagline")
    .evaluate((line) => {
      line.textContent += " So many words that they take two lines or even more of them";
    });
  const boxes = await boxesOf(heads.locator(".picture"));
  expect(spread(boxes.slice(0, 2).map(({ top }) => top))).toBeLessThan(1);
});

test("errors of the form move nothing, and it ends at its button", async ({ page }) => {
  await page.setViewportSize(wide);
  await openForm(page);
  const form = page.locator(".contact-form");
  const parts = () => Promise.all([form, form.locator(".send")].map((part) => part.boundingBox()));
  const before = await parts();
  const [panel, row] = before.map((box) => (box?.y ?? 0) + (box?.height ?? 0)) as [number, number];
  const letters = Number.parseFloat(
    await page.evaluate(() => getComputedStyle(document.body).fontSize),
  );
  expect((panel - row) / letters).toBeLessThan(2.5);
  await form.getByRole("textbox").first().blur();
  const reason = form.locator(".reason:visible");
  await expect(reason).toBeVisible();
  const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(panel);
  expect(await parts()).toEqual(before);
});
