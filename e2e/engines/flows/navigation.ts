import { pageContent, site } from "../../support/content.ts";
import { engines } from "../driving/engines.ts";
import { expect, test } from "../test.ts";
import { visitorOf } from "../visitor.ts";

const { header } = site;

/** The menu of a narrow window, by keyboard. */
export function navigationFlows(): void {
  for (const key of ["Enter", "Space"] as const)
    test(`${key} opens the menu, Escape closes it and goes back to the button`, async ({
      visitor,
    }) => {
      const { engine, visit, tabTo, see, seeNo, expectFocus } = visitor;
      expect(await engine.setWidth(320)).toBeLessThan(400);
      await visit("/");
      await seeNo("navigation", header.navigationLabel);
      await tabTo("button", header.menu);
      await engine.press(key);
      await see("navigation", header.navigationLabel);
      await engine.press("Tab");
      await engine.press("Escape");
      await seeNo("navigation", header.navigationLabel);
      await expectFocus("button", header.menu);
    });

  test("the open menu keeps the focus, and the page beneath it stands still", async ({
    engineName,
    host,
  }) => {
    // A browser of its own: once the focus went back into its controls, Firefox without a screen does
    // not give it to a page again (140).
    test.slow();
    const engine = await engines[engineName].start(true);
    const { visit, tabTo, seeNo, expectFocus, expectInPage } = visitorOf(engine, host.origin);
    await engine.setWidth(320);
    await visit("/");
    await engine.turnWheel(20);
    await expectInPage(isScrolled, true);
    await tabTo("button", header.menu);
    await engine.evaluate(() => scrollTo(0, 20));
    await engine.press("Enter");
    await expectFocus("button", header.closeMenu);
    for (const keys of [["Tab"], ["Shift", "Tab"]] as const)
      for (let stop = 0; stop < 10; stop++) {
        await engine.press(...keys);
        expect(await engine.evaluate(coveredFocus)).toBeNull();
      }
    await engine.turnWheel(300);
    await engine.press("ArrowDown");
    await engine.press("Escape");
    await seeNo("navigation", header.navigationLabel);
    expect(await engine.evaluate(() => Math.round(scrollY))).toBe(20);
    await engine.close();
  });

  test("a link of the menu leads to its page, and Back to a closed menu", async ({ visitor }) => {
    const { engine, visit, tabTo, see, seeNo, expectPath } = visitor;
    await engine.setWidth(320);
    await visit("/");
    await tabTo("button", header.menu);
    await engine.press("Enter");
    await see("navigation", header.navigationLabel);
    const link = header.links.find(({ page }) => page === "about");
    await tabTo("link", link?.text ?? "");
    await engine.press("Enter");
    await expectPath("/about");
    await see("heading", pageContent("about").heading);
    await engine.back();
    await expectPath("/");
    await see("heading", pageContent("home").hero.heading);
    await seeNo("navigation", header.navigationLabel);
  });
}

/** Runs in the page. */
function isScrolled(): boolean {
  return scrollY > 0;
}

/** Runs in the page: what has the focus although the open menu covers it. */
function coveredFocus(): string | null {
  const { activeElement: focused, body } = document;
  const covered = focused && focused !== body && !focused.closest(":popover-open");
  return covered ? focused.outerHTML : null;
}
