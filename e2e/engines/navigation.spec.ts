import { given, headingOf, site } from "../support/content.ts";
import { coveredFocus } from "../support/focus.ts";
import { expect, test } from "./test.ts";

const { header } = site;
const menu = ["navigation", header.navigationLabel] as const;

test.beforeEach(async ({ visitor }) => {
  await visitor.setWidth(320);
  await visitor.visit("/");
  await visitor.expectInPage(() => innerWidth < 400, true);
});

test("Enter and Space open the menu, Escape closes it and goes back to the button", async ({
  visitor,
}) => {
  await visitor.seeNo(...menu);
  await visitor.tabTo("button", header.menu);
  for (const key of ["Enter", "Space"]) {
    await visitor.press(key);
    await visitor.see(...menu);
    await visitor.press("Tab");
    await visitor.press("Escape");
    await visitor.seeNo(...menu);
    await visitor.expectFocus("button", header.menu);
  }
});

test("the open menu keeps the focus, and the page beneath it stands still", async ({ visitor }) => {
  // A page that was just loaded may miss the wheel.
  await expect(async () => {
    await visitor.turnWheel(20);
    expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
  await visitor.tabTo("button", header.menu);
  await visitor.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await visitor.press("Enter");
  await visitor.expectFocus("button", header.closeMenu);
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 10; stop++) {
      await visitor.press(key);
      expect(await visitor.evaluate(coveredFocus)).toBeNull();
    }
  await visitor.turnWheel(300);
  await visitor.press("ArrowDown");
  await visitor.press("Escape");
  await visitor.seeNo(...menu);
  expect(await visitor.evaluate(() => scrollY)).toBe(20);
});

test("a link of the menu leads to its page, and Back to a closed menu", async ({ visitor }) => {
  await visitor.pressButton(header.menu);
  await visitor.see(...menu);
  const { text } = given(header.links.find(({ page }) => page === "about"));
  await visitor.tabTo("link", text);
  await visitor.press("Enter");
  await visitor.expectPath("/about");
  await visitor.see("heading", headingOf("about"));
  await visitor.back();
  await visitor.expectPath("/");
  await visitor.see("heading", headingOf("home"));
  await visitor.seeNo(...menu);
});
