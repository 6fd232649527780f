import type { Page } from "playwright/test";
import { type VoiceName, voices } from "../../src/engine/schema/site.ts";
import { wide } from "../support/conditions.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { showStyled } from "../support/product/styled.ts";
import { expect, test } from "../support/test.ts";

const opening =
  '<div class="hero hero-lettered"><div class="wide hero-words"><h1>Kilns</h1></div></div>';
const section = '<section class="wide split-section"><h2>Prices</h2><p>Words</p></section>';
const header = (logo: string) =>
  `<header class="site-header"><a class="logo" href="/">${logo}</a></header>`;

/** How the opening and the section of a page look, with what names them around them or without. */
async function looksOf(page: Page, voice: VoiceName, around = "") {
  const [start, end] = around ? [`<div ${around}>`, "</div>"] : ["", ""];
  const main = `<main>${start}${opening}${end}${start}${section}${end}</main>`;
  await showStyled(page, `<!doctype html>${main}`, voice);
  return page.locator(".hero, section").evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      const { borderTop, padding, backgroundColor, color } = getComputedStyle(part);
      return { left, width, borderTop, padding, backgroundColor, color };
    }),
  );
}

for (const voice of voices)
  test(`in the voice ${voice} a part with an id or a language looks like others`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    const plain = await looksOf(page, voice);
    expect(plain).toHaveLength(2);
    expect(await looksOf(page, voice, 'id="prices"')).toEqual(plain);
    expect(await looksOf(page, voice, 'lang="fr"')).toEqual(plain);
  });

test("a letter stands on one rule, whatever is below it", async ({ page }) => {
  await page.setViewportSize(wide);
  for (const below of [section, `<div id="prices">${section}</div>`]) {
    await showStyled(page, `<!doctype html><main>${opening}${below}</main>`, "plain");
    const [hero, next] = await boxesOf(page.locator(".hero, section"));
    expect((hero?.bottom ?? 0) - (next?.top ?? 0)).toBe(2);
  }
});

test("a poster's header has the brand's colour, but below a logo of its own", async ({ page }) => {
  const groundOf = async (logo: string) => {
    await showStyled(page, header(logo), "poster");
    return page.locator("header").evaluate((one) => getComputedStyle(one).backgroundColor);
  };
  const named = await groundOf("Kilns");
  expect(await groundOf('<svg class="logo-art"></svg>')).not.toBe(named);
});

test("in forced colours lines stand for the grounds of a poster", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const parts = `${header("Kilns")}<p class="point">Warm</p><footer class="site-footer">Us</footer>`;
  await showStyled(page, parts, "poster");
  const widths = await page.locator("header, .point, footer").evaluateAll((all) =>
    all.map((one) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
      return [borderTopWidth, borderBottomWidth].join(" ");
    }),
  );
  expect(widths).toEqual(["0px 1px", "1px 1px", "1px 0px"]);
});

test("two points below a poster's first one end their row", async ({ page }) => {
  await page.setViewportSize(wide);
  const list = '<li class="point-first">A</li><li class="point">B</li><li class="point">C</li>';
  const section = `<section class="wide led-section"><h2>Bread</h2><ul class="points-led">${list}</ul></section>`;
  await showStyled(page, section, "poster");
  const [whole, , last] = await boxesOf(page.locator("ul, .point"));
  expect(last?.right).toBeCloseTo(whole?.right ?? 0, 0);
});

test("a voice's footer has its profiles beside its last links", async ({ page }) => {
  await page.setViewportSize(wide);
  const links = '<nav class="footer-line"><ul><li><a href="/a">Privacy</a></li></ul></nav>';
  const social = '<section class="footer-social"><ul><li>Mail</li></ul></section>';
  await showStyled(page, `<footer class="footer-row">${links}${social}</footer>`, "ledger");
  const [line, profiles] = await boxesOf(page.locator("nav, section"));
  expect(profiles?.top).toBe(line?.top);
});
