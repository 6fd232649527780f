import { someDaily } from "../../scripts/testing/whole.ts";
import { expectKeyboardPasses, loadMap } from "../support/check-keyboard.ts";
import { looks, narrow, wide } from "../support/conditions.ts";
import { hasPage, pathOfLayout, site } from "../support/content.ts";
import { walk } from "../support/focus.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

// To measure a ring, a style is added.
test.use({ bypassCSP: true });

const skipLinkText = site.words.interface.skipToContent;
const path = hasPage("contact") ? pathOfLayout("contact") : "/";

for (const { route, path } of visits)
  test(`the keyboard goes through ${route.key} at 320 px`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await expectKeyboardPasses(page, path);
  });

test("the keyboard goes back the same way, and past the navigation", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto(path);
  await loadMap(page);
  const stops = await walk(page, "Tab");
  const back = await walk(page, "Shift+Tab");
  expect(back.map(({ position }) => position)).toEqual(
    stops.map(({ position }) => position).reverse(),
  );
  expect(back.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([]);

  await page.goto(path);
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("banner").getByRole("link", { name: skipLinkText });
  await expect(skipLink).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const next = page.locator(":focus");
  await expect(next.and(page.getByRole("banner").locator("*"))).toHaveCount(0);
  await expect(next).toHaveCount(1);
});

test("the focus ring is seen on each kind of control", async ({ page }) => {
  await page.setViewportSize(wide);
  // Else colours would still change after a change of look.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const weak: string[] = [];
  const kinds = new Set<string>();
  await walk(page, "Tab", async ({ name }) => {
    const kind = await page.evaluate(kindOfFocus);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    for (const look of someDaily(["light", "dark", "forced colours"] as const, 3)) {
      await page.emulateMedia(looks[look]);
      const { area, needed } = await measureIndicator(page);
      // A box may end between two pixels, and what is painted does not.
      if (area < needed - 1) weak.push(`${name} in ${look}: ${area} of ${needed} px`);
    }
  });
  // The skip link, the logo, a link of each list, and the button of the themes.
  expect(kinds.size).toBeGreaterThanOrEqual(5);
  expect(weak, "Each ring is 2 px all round, at 3:1.").toEqual([]);
});

/** Runs in the page: tags and classes of what has the focus and of all around it, which tell how its ring looks. */
function kindOfFocus(): string {
  const kinds: string[] = [];
  for (let part = document.activeElement; part; part = part.parentElement)
    kinds.push(`${part.localName} ${part.className} ${part.getAttribute("aria-current")}`);
  return kinds.join("\n");
}
