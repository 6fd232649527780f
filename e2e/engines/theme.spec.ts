import type { Theme } from "../../src/browser/theme-choice.ts";
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

  await chooseByKeyboard(visitor, 1, ["system", "dark"]);
  expect(await visitor.evaluate(isDark)).toBe(true);
  await visitor.reload();
  expect(await visitor.evaluate(isDark)).toBe(true);
  expect(await visitor.evaluate(schemeOfBars), "The browser's own parts follow.").toBe("dark");

  await chooseByKeyboard(visitor, 2, ["dark", "system"]);
  expect(await visitor.evaluate(isDark)).toBe(false);
  await visitor.reload();
  expect(await visitor.evaluate(isDark)).toBe(false);
});

test("a page that is gone back to shows the theme that was chosen since", async ({ visitor }) => {
  // Browsers may drop a page that they keep for Back, as on a busy machine.
  let isKept = false;
  let shown: Theme = "system";
  for (const theme of ["dark", "light", "dark"] as const) {
    if (isKept) break;
    await visitor.visit("/");
    await visitor.evaluate(() => void Object.assign(window, { left: true }));
    await visitor.visit("/privacy");
    await visitor.click("button", themeButtonName(shown));
    await visitor.click("menuitemradio", words[theme]);
    await visitor.seeNo("menuitemradio", words[theme]);
    await visitor.back();
    await visitor.expectPath("/");
    await visitor.expectInPage(schemeOfBars, theme);
    await visitor.see("button", themeButtonName(theme));
    shown = theme;
    isKept = await visitor.evaluate(() => "left" in window);
  }
  expect(isKept, "It was kept for Back.").toBe(true);
});

/** Opens the menu, goes down by so many themes from the first, and chooses; one theme gives way to another. */
async function chooseByKeyboard(
  visitor: Visitor,
  down: number,
  [before, after]: readonly [Theme, Theme],
): Promise<void> {
  await visitor.focus("button", themeButtonName(before));
  await visitor.press("Enter");
  await visitor.expectFocus("menuitemradio", words.light);
  for (let place = 0; place < down; place++) await visitor.press("ArrowDown");
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
