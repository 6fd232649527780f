import { narrow, tablet, wide } from "../support/conditions.ts";
import { openForm } from "../support/contact.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { baselinesOf, firstLines, spread } from "../support/product/line-places.ts";
import { showStyled } from "../support/product/styled.ts";
import { expect, test } from "../support/test.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

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
