import type { Page } from "playwright/test";
import { alterDocument } from "./support/alter.ts";
import { pageContent, site } from "./support/content.ts";
import { hydrate, navigationLink, openThemeMenu, themeItem } from "./support/controls.ts";
import { visits } from "./support/visits.ts";
import { expect, test } from "./test.ts";

const { heading } = pageContent("about");
/** What React says of a document that is not the one that it would have rendered. */
const mismatch = /Minified React error #418/;

test.describe("a document that differs from what React expects", () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(mismatch);
    await alterDocument(page, "/about", (html) =>
      html.replace(`<h1>${heading}`, "<h1>Other words</h1><p>More of them</p><h1>"),
    );
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/about");
    await expect(page.getByText("Other words")).toBeVisible();
  });

  test("is mended", async ({ page, consoleLines }) => {
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(consoleLines.join("\n")).toMatch(mismatch);
  });

  test("keeps its looks and its theme", async ({ page }) => {
    const before = await looks(page);
    await hydrate(page);
    await expect(page.getByText("Other words")).toHaveCount(0);
    expect(await looks(page)).toEqual(before);
  });

  test("keeps its controls and links", async ({ page }) => {
    await openThemeMenu(page);
    await themeItem(page, "light").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await navigationLink(page, "products").click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test("the map still comes where React had to mend the document", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(mismatch);
  await alterDocument(page, "/contact", (html) => html.replace("<h1>", "<h1>Other "));
  await page.goto("/contact");
  await hydrate(page);
  const map = page.locator("iframe");
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole("button")).toBeVisible();
});

test.describe("an extension", () => {
  // Its code is not bound by the page's policy.
  test.use({ bypassCSP: true });

  for (const { route, path } of visits)
    test(`harms nothing on ${route.key} with what it puts there`, async ({
      page,
      consoleLines,
    }) => {
      await page.addInitScript(interfere);
      await page.goto(path);
      await expect(page.getByText("From an extension")).toBeVisible();
      await openThemeMenu(page);
      await themeItem(page, "dark").click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByText("From an extension")).toBeVisible();
      await expect(page.getByText(site.company.description)).toBeVisible();
      expect(consoleLines).toEqual([]);
    });
});

/** Runs in the page: puts in what extensions do, before React comes. */
function interfere(): void {
  addEventListener("DOMContentLoaded", () => {
    const make = (name: string) => document.createElement(name);
    const note = make("div");
    note.textContent = "From an extension";
    document.head.prepend(make("style"));
    document.head.append(make("style"), make("script"));
    document.body.prepend(make("div"), make("script"));
    document.body.append(note, make("style"));
    document.body.setAttribute("data-extension", "");
    document.documentElement.append(make("extension-panel"));
  });
}

/** How some parts of the page look. */
function looks(page: Page) {
  return page.evaluate(() =>
    ["html", "body", "h1", "footer", "footer button"].map((selector) => {
      const { color, backgroundColor, fontFamily, padding, display } = getComputedStyle(
        document.querySelector(selector) as Element,
      );
      return { selector, color, backgroundColor, fontFamily, padding, display };
    }),
  );
}
