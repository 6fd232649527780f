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
