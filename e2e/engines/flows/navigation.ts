import { pageContent, site } from "../../support/content.ts";
import { expect, test } from "../test.ts";

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
