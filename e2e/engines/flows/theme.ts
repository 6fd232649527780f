import { site } from "../../support/content.ts";
import { expect, test } from "../test.ts";
import type { Visitor } from "../visitor.ts";

const { theme: words } = site.interface;

/** The choice of a theme. */
export function themeFlows(): void {
  test("dark is chosen by keyboard, holds after a reload, and system comes back", async ({
    visitor,
  }) => {
    const { engine, visit, focus, expectFocus, seeNo } = visitor;
    await visit("/");
    const light = await ground(visitor);
    expect(lightness(light)).toBeGreaterThan(128);

    await focus("button", words.label);
    await engine.press("Enter");
    await expectFocus("menuitemradio", words.light);
    await engine.press("ArrowDown");
    await expectFocus("menuitemradio", words.dark);
    await engine.press("Enter");
    await seeNo("menuitemradio", words.dark);
    await expectFocus("button", words.label);
    const dark = await ground(visitor);
    expect(lightness(dark)).toBeLessThan(128);

    await engine.reload();
    expect(await ground(visitor)).toBe(dark);
    expect(await engine.evaluate(schemeOfBars), "The browser's own parts follow.").toBe("dark");

    await focus("button", words.label);
    await engine.press("Enter");
    await expectFocus("menuitemradio", words.light);
    await engine.press("ArrowDown");
    await engine.press("ArrowDown");
    await engine.press("Enter");
    await seeNo("menuitemradio", words.system);
    expect(await ground(visitor)).toBe(light);
    await engine.reload();
    expect(await ground(visitor)).toBe(light);
  });

  test("a page that is gone back to shows the theme that was chosen since", async ({ visitor }) => {
    const { engine, visit, see, seeNo, expectPath, expectInPage } = visitor;
    await visit("/");
    await engine.evaluate(() => {
      Object.assign(window, { left: true });
    });
    await visit("/privacy");
    await engine.click(await see("button", words.label));
    await engine.click(await see("menuitemradio", words.dark));
    await seeNo("menuitemradio", words.dark);
    await engine.back();
    await expectPath("/");
    expect(await engine.evaluate(() => "left" in window), "It was kept for Back.").toBe(true);
    await expectInPage(schemeOfBars, "dark");
  });

  test("the menu opens and closes with the pointer", async ({ visitor }) => {
    const { engine, visit, see, seeNo, ask } = visitor;
    await visit("/");
    await engine.click(await see("button", words.label));
    const checked = (element: HTMLElement) => element.ariaChecked;
    expect(await ask("menuitemradio", words.system, checked)).toBe("true");
    await engine.click(await see("menuitemradio", words.dark));
    await seeNo("menuitemradio", words.dark);
    expect(lightness(await ground(visitor))).toBeLessThan(128);
  });
}

/** Colour of the page's ground, as `rgb()`. */
function ground({ engine }: Visitor): Promise<string> {
  return engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
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
