import { type Theme, themes } from "../../src/browser/theme-choice.ts";
import { site } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { theme: words } = site.interface;

test("dark is chosen by keyboard, holds after a reload, and system comes back", async ({
  visitor,
}) => {
  await visitor.visit("/");
  expect(await visitor.evaluate(isDark)).toBe(false);
  await choose(visitor, "system", "dark");
  expect(await visitor.evaluate(isDark)).toBe(true);
  await visitor.reload();
  expect(await visitor.evaluate(isDark)).toBe(true);
  expect(await visitor.evaluate(schemeOfBars), "The browser's own parts follow.").toBe("dark");

  await choose(visitor, "dark", "system");
  expect(await visitor.evaluate(isDark)).toBe(false);
  await visitor.reload();
  expect(await visitor.evaluate(isDark)).toBe(false);
});

test("a page that is gone back to shows the theme that was chosen since", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.visit("/privacy");
  await choose(visitor, "system", "dark");
  // Browsers keep the page for Back, but may drop it on a busy machine.
  await visitor.back();
  await visitor.expectPath("/");
  await visitor.expectInPage(schemeOfBars, "dark");
  await visitor.see("button", themeButtonName("dark"));
});

/** Opens the menu, goes down from the first theme, and chooses another than before. */
async function choose(visitor: Visitor, before: Theme, after: Theme): Promise<void> {
  await visitor.focus("button", themeButtonName(before));
  await visitor.press("Enter");
  await visitor.expectFocus("menuitemradio", words.light);
  for (let down = 0; down < themes.indexOf(after); down++) await visitor.press("ArrowDown");
  await visitor.press("Enter");
  await visitor.seeNo("menuitemradio", words.light);
  await visitor.expectFocus("button", themeButtonName(after));
}

/** Runs in the page: whether the channels of its ground's colour lie in the lower half. */
function isDark(): boolean {
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  return colour.match(/\d+/g)?.every((channel) => Number(channel) < 128) ?? false;
}

/** Runs in the page. */
function schemeOfBars(): string {
  return getComputedStyle(document.documentElement).colorScheme;
}
