import { headingOf, site } from "../support/content.ts";
import { coveredFocus } from "../support/focus.ts";
import { expect, test } from "./test.ts";

const { header } = site;

test("Enter and Space open the menu, Escape closes it and goes back to the button", async ({
  visitor,
}) => {
  expect(await visitor.setWidth(320)).toBeLessThan(400);
  await visitor.visit("/");
  await visitor.seeNo("navigation", header.navigationLabel);
  await visitor.tabTo("button", header.menu);
  for (const key of ["Enter", "Space"] as const) {
    await visitor.press(key);
    await visitor.see("navigation", header.navigationLabel);
    await visitor.press("Tab");
    await visitor.press("Escape");
    await visitor.seeNo("navigation", header.navigationLabel);
    await visitor.expectFocus("button", header.menu);
  }
});

test("the open menu keeps the focus, and the page beneath it stands still", async ({ visitor }) => {
  await visitor.setWidth(320);
  await visitor.visit("/");
  await visitor.turnWheel(20);
  await visitor.expectInPage(() => scrollY > 0, true);
  await visitor.tabTo("button", header.menu);
  await visitor.evaluate(() => scrollTo(0, 20));
  await visitor.press("Enter");
  await visitor.expectFocus("button", header.closeMenu);
  for (const keys of [["Tab"], ["Shift", "Tab"]] as const)
    for (let stop = 0; stop < 10; stop++) {
      await visitor.press(...keys);
      expect(await visitor.evaluate(coveredFocus)).toBeNull();
    }
  await visitor.turnWheel(300);
  await visitor.press("ArrowDown");
  await visitor.press("Escape");
  await visitor.seeNo("navigation", header.navigationLabel);
  expect(await visitor.evaluate(() => Math.round(scrollY))).toBe(20);
});

test("a link of the menu leads to its page, and Back to a closed menu", async ({ visitor }) => {
  await visitor.setWidth(320);
  await visitor.visit("/");
  await visitor.tabTo("button", header.menu);
  await visitor.press("Enter");
  await visitor.see("navigation", header.navigationLabel);
  const link = header.links.find(({ page }) => page === "about");
  await visitor.tabTo("link", link?.text ?? "");
  await visitor.press("Enter");
  await visitor.expectPath("/about");
  await visitor.see("heading", headingOf("about"));
  await visitor.back();
  await visitor.expectPath("/");
  await visitor.see("heading", headingOf("home"));
  await visitor.seeNo("navigation", header.navigationLabel);
});
