import { pageContent, site } from "../support/content.ts";
import { expect, test } from "./test.ts";

const { header } = site;

for (const key of ["Enter", "Space"] as const)
  test(`${key} opens the menu, Escape closes it and goes back to the button`, async ({
    visitor,
  }) => {
    const { setWidth, visit, tabTo, press, see, seeNo, expectFocus } = visitor;
    expect(await setWidth(320)).toBeLessThan(400);
    await visit("/");
    await seeNo("navigation", header.navigationLabel);
    await tabTo("button", header.menu);
    await press(key);
    await see("navigation", header.navigationLabel);
    await press("Tab");
    await press("Escape");
    await seeNo("navigation", header.navigationLabel);
    await expectFocus("button", header.menu);
  });

test("the open menu keeps the focus, and the page beneath it stands still", async ({ visitor }) => {
  const { setWidth, visit, turnWheel, tabTo, evaluate, press } = visitor;
  const { seeNo, expectFocus, expectInPage } = visitor;
  await setWidth(320);
  await visit("/");
  await turnWheel(20);
  await expectInPage(() => scrollY > 0, true);
  await tabTo("button", header.menu);
  await evaluate(() => scrollTo(0, 20));
  await press("Enter");
  await expectFocus("button", header.closeMenu);
  for (const keys of [["Tab"], ["Shift", "Tab"]] as const)
    for (let stop = 0; stop < 10; stop++) {
      await press(...keys);
      expect(await evaluate(coveredFocus)).toBeNull();
    }
  await turnWheel(300);
  await press("ArrowDown");
  await press("Escape");
  await seeNo("navigation", header.navigationLabel);
  expect(await evaluate(() => Math.round(scrollY))).toBe(20);
});

test("a link of the menu leads to its page, and Back to a closed menu", async ({ visitor }) => {
  const { setWidth, visit, tabTo, press, back, see, seeNo, expectPath } = visitor;
  await setWidth(320);
  await visit("/");
  await tabTo("button", header.menu);
  await press("Enter");
  await see("navigation", header.navigationLabel);
  const link = header.links.find(({ page }) => page === "about");
  await tabTo("link", link?.text ?? "");
  await press("Enter");
  await expectPath("/about");
  await see("heading", pageContent("about").heading);
  await back();
  await expectPath("/");
  await see("heading", pageContent("home").hero.heading);
  await seeNo("navigation", header.navigationLabel);
});

/** Runs in the page: what has the focus although the open menu covers it. */
function coveredFocus(): string | null {
  const { activeElement: focused, body } = document;
  const covered = focused && focused !== body && !focused.closest(":popover-open");
  return covered ? focused.outerHTML : null;
}
