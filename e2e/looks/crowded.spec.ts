import { narrow, wide } from "../support/conditions.ts";
import { mainNavigation } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";

/** Words of the header in `e2e/everything/`. */
const company = "Montgomery & Daughters";
const longLink = "Workshop and conservation";

// To measure a ring, a style is added.
test.use({ bypassCSP: true });

test.describe("what holds more than most", { tag: "@everything" }, () => {
  test("no text is cut off, covered or out of the window", { tag: "@daily" }, async ({ page }) => {
    for (const path of ["", "about", "products", "bridges", "ropes", "knots"]) {
      await page.goto(`/${path}`);
      // In a narrower window a wide table scrolls by itself.
      for (const width of path === "ropes" ? [1366] : [320, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ ...wide, width });
        expect.soft(await textFaults(page), `/${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test("a table that scrolls is a stop of the keyboard", async ({ page }) => {
    const answer = await page.request.get("/ropes");
    expect(await answer.text()).toMatch(/ role="group" class="table-frame[^>]* tabindex="0"/i);
    await page.goto("/ropes");
    await page.addStyleTag({ content: "table { min-width: 46rem }" });
    const frame = page.getByRole("group", { name: "Prices", exact: true });
    for (const [width, index] of [
      [1920, "-1"],
      [800, "0"],
      [1920, "-1"],
    ] as const) {
      await page.setViewportSize({ ...wide, width });
      await expect(frame, `${width} px`).toHaveAttribute("tabindex", index);
    }
  });

  test("each link of a long table of contents comes into view", async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto("/knots");
    const links = page.getByRole("main").getByRole("navigation").getByRole("link");
    await expect(links).toHaveCount(24);
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  });

  test("focus rings are whole in a header of many rows", async ({ page }) => {
    await page.goto("/about");
    for (const width of [narrow.width, 1024, wide.width, 1920]) {
      await page.setViewportSize({ ...wide, width });
      const link = mainNavigation(page).getByRole("link", { name: longLink });
      for (const target of [page.getByRole("banner").getByRole("link", { name: company }), link]) {
        if (!(await target.isVisible())) continue;
        await target.focus();
        // The ring shows for certain where a key has moved the focus.
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        await expect(target).toBeFocused();
        const { area, needed } = await measureIndicator(page);
        expect(area, `${width} px: the ring is 2 px all round.`).toBeGreaterThanOrEqual(needed);
      }
    }
  });
});
