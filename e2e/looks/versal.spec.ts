import type { Page } from "playwright/test";
import sharp from "sharp";
import { versalCss } from "../../scripts/build/pictures/versal.ts";
import { createStyler } from "../../scripts/build/render/styles.ts";
import { site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

// The style of the pictures is added.
test.use({ bypassCSP: true });

const widths = [320, 768, 1023, 1024, 1440, 2560];

/** Shows nothing but the versal. */
const style = `html { background: #fff !important }
  * { visibility: hidden !important; border-color: transparent !important }
  .versal { visibility: visible !important; color: #000 !important }`;

/** Where the ink of the versal is in the window. */
async function inkOf(page: Page, more = "") {
  const picture = sharp(await page.screenshot({ style: style + more }));
  const { info } = await picture.trim({ background: "#fff" }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

for (const [site, direction] of [
  ["german", "ltr"],
  ["arabic", "rtl"],
])
  test(`the versal stands on the ground, cut by the edge of the opening, and never behind words (${direction})`, {
    tag: `@${site}`,
  }, async ({ page }) => {
    for (const path of ["./", site === "german" ? "./preise" : "./about"]) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1600 });
        const seen = await page.evaluate(() => {
          const hero = document.querySelector(".hero-lettered") as HTMLElement;
          const parts = [...hero.querySelectorAll("h1, p")];
          const words = parts.flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return Array.from(range.getClientRects(), (box) => box.toJSON() as DOMRect);
          });
          const links = [...hero.querySelectorAll("a")];
          const covered = links.filter((link) => {
            const { x, y, width, height } = link.getBoundingClientRect();
            return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          });
          const box = hero.getBoundingClientRect();
          const left = box.left + hero.clientLeft;
          const [ground, right] = [box.bottom - 1.6, left + hero.clientWidth];
          const { clientWidth, scrollWidth } = document.documentElement;
          return {
            words,
            ...{ ground, left, right },
            overflow: scrollWidth - clientWidth,
            covered: covered.length,
          };
        });
        const ink = await inkOf(page);
        const where = `${path} at ${width}`;
        expect([seen.overflow, seen.covered], where).toEqual([0, 0]);
        expect(ink.bottom - seen.ground, where).toBeLessThan(2);
        // The edge may cut away the foot.
        const whole = await inkOf(page, ".hero { overflow: visible !important }");
        expect(whole.bottom - seen.ground, where).toBeGreaterThan(-2);
        expect(ink.top - whole.top, `${where}: no edge cuts its head`).toBeLessThan(2);
        const edge = direction === "ltr" ? seen.right - ink.right : ink.left - seen.left;
        if (width <= 1440) expect(edge, where).toBeLessThan(2);
        for (const word of seen.words) {
          const isBeside =
            direction === "ltr" ? word.right <= ink.left + 1 : word.left >= ink.right - 1;
          expect(isBeside || word.bottom <= ink.top, `${where}: ${JSON.stringify(word)}`).toBe(
            true,
          );
        }
      }
    }
  });

test("the letters above a lane cover none of its words", { tag: "@arabic" }, async ({ page }) => {
  await page.goto("/products");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1600 });
    const covered = await page.locator(".station").evaluateAll((stations) =>
      stations.flatMap((station) => {
        const range = document.createRange();
        range.selectNode(station.lastChild as Text);
        const { x, y, width, height } = range.getBoundingClientRect();
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        return seen === station ? [] : [`${station.textContent}: ${seen?.className}`];
      }),
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

test("words of a dark ground stand before its letter", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const versal of ["I", "M"]) {
    const drawn = await versalCss({ ...site, drawings: undefined, versal });
    const styles = (await createStyler(site.theme, site.language, drawn)).page();
    await page.setContent(`<!doctype html><style>${styles}</style><div class="soil opening-ground">
      <div class="wide ground-words"><h1>Brought in today and on your way again tomorrow</h1>
      <p class="lead">We mend a flat tyre while you <a href="/" class="text-link">have a coffee</a>.</p>
      <p><a href="/" class="button button-outline">All repairs</a></p></div>
      <div class="versal ground-letter"></div></div>`);
    for (const width of [390, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.locator("h1, .lead").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return Array.from(range.getClientRects(), ({ right, bottom }) => ({ right, bottom }));
        }),
      );
      const ink = await inkOf(page);
      const behind = words.filter(({ right, bottom }) => right > ink.left && bottom > ink.top);
      expect(behind, `${versal} at ${width}`).toEqual([]);
    }
  }
  await page.locator(".button").hover();
  const colours = await page
    .locator(".lead, .lead a, .button")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect(new Set(colours).size).toBe(1);
  // On the ground of other such buttons, a light panel, the words would be lost.
  const ground = page.locator(".button").evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground).toMatch(/ \/ 0\.15\)$/);
});
