import { site } from "../support/content.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { theme: words } = site.interface;

test("dark is chosen by keyboard, holds after a reload, and system comes back", async ({
  visitor,
}) => {
  const { visit, reload, evaluate } = visitor;
  await visit("/");
  const light = await evaluate(ground);
  expect(lightness(light)).toBeGreaterThan(128);

  await chooseByKeyboard(visitor, 1);
  const dark = await evaluate(ground);
  expect(lightness(dark)).toBeLessThan(128);
  await reload();
  expect(await evaluate(ground)).toBe(dark);
  expect(await evaluate(schemeOfBars), "The browser's own parts follow.").toBe("dark");

  await chooseByKeyboard(visitor, 2);
  expect(await evaluate(ground)).toBe(light);
  await reload();
  expect(await evaluate(ground)).toBe(light);
});

test("a page that is gone back to shows the theme that was chosen since", async ({ visitor }) => {
  const { visit, back, click, seeNo, evaluate, expectPath, expectInPage } = visitor;
  await visit("/");
  await evaluate(() => void Object.assign(window, { left: true }));
  await visit("/privacy");
  await click("button", words.label);
  await click("menuitemradio", words.dark);
  await seeNo("menuitemradio", words.dark);
  await back();
  await expectPath("/");
  expect(await evaluate(() => "left" in window), "It was kept for Back.").toBe(true);
  await expectInPage(schemeOfBars, "dark");
});

test("the menu opens and closes with the pointer", async ({ visitor }) => {
  const { visit, click, seeNo, expectOf, evaluate } = visitor;
  await visit("/");
  await click("button", words.label);
  await expectOf("menuitemradio", words.system, (element) => element.ariaChecked, "true");
  await click("menuitemradio", words.dark);
  await seeNo("menuitemradio", words.dark);
  expect(lightness(await evaluate(ground))).toBeLessThan(128);
});

/** Opens the menu, goes down by so many themes from the first, and chooses. */
async function chooseByKeyboard(visitor: Visitor, down: number): Promise<void> {
  const { focus, press, expectFocus, seeNo } = visitor;
  await focus("button", words.label);
  await press("Enter");
  await expectFocus("menuitemradio", words.light);
  for (let place = 0; place < down; place++) await press("ArrowDown");
  await press("Enter");
  await seeNo("menuitemradio", words.light);
  await expectFocus("button", words.label);
}

/** Runs in the page: colour of its ground, as `rgb()`. */
function ground(): string {
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** Mean of a colour's channels, from 0 to 255. */
function lightness(colour: string): number {
  const channels = colour.match(/\d+/g)?.map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}

/** Runs in the page. */
function schemeOfBars(): string {
  return getComputedStyle(document.documentElement).colorScheme;
}
