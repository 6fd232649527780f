import type { Page } from "playwright/test";
import { belowBase } from "../support/below-base.ts";
import { narrow } from "../support/conditions.ts";
import {
  hydrate,
  isHydrated,
  navigationLink,
  openThemeMenu,
  themeItem,
} from "../support/controls.ts";
import { recordChunks } from "../support/product/assets.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

test("each page is one request, and comes alive on need without a change, a move or a word", {
  tag: "@daily",
}, async ({ page, context, consoleLines, foreignRequests }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const chunks = recordChunks(page);
  await recordMoves(page);
  await page.setViewportSize(narrow);
  // On the contact page the bubble moves by itself, unless motion is unwelcome.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path, status } of visits) {
    // The page before asks for nothing more, has chosen no theme, and has no control below the pointer.
    await page.goto("about:blank");
    await page.mouse.move(0, 0);
    await context.clearCookies();
    for (const list of [requests, chunks, foreignRequests]) list.length = 0;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    expect(requests, path).toEqual([belowBase(path)]);

    // An icon link has a tooltip, which is a control; all others are mere links.
    await page.locator("a:not([data-need])").evaluateAll((links) => {
      for (const link of links) (link as HTMLElement).focus();
    });
    await page.getByRole("contentinfo").getByRole("link").first().hover();
    const maps = await page.locator("iframe").all();
    for (const map of maps) {
      await map.scrollIntoViewIfNeeded();
      await expect(map.contentFrame().getByRole("button")).toBeVisible();
    }
    // A map that comes into view is shown without React.
    expect(
      chunks.filter((chunk) => !chunk.includes("show-map")),
      path,
    ).toEqual([]);

    const before = await snapshot(page);
    await hydrate(page);
    expect(chunks.length, path).toBeGreaterThan(0);
    expect(await snapshot(page), path).toEqual(before);
    await openThemeMenu(page);
    await themeItem(page, "dark").press("Enter");
    expect((await snapshot(page)).drawings, path).toEqual(before.drawings);
    expect([...new Set(foreignRequests.map((address) => new URL(address).origin))], path).toEqual(
      maps.map(() => mapOrigin),
    );
    expect(await movesOf(page), path).toEqual([]);
    expect(consoleLines, path).toEqual([]);
  }
});

test("each page looks the same before and after React starts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path } of visits) {
    await page.goto(path);
    const before = await picture(page);
    expect(await isHydrated(page), path).toBe(false);
    await hydrate(page);
    expect.soft((await picture(page)).equals(before), path).toBe(true);
  }
});

/** Where OpenStreetMap's embed comes from. */
const mapOrigin = "https://www.openstreetmap.org";

test("a page comes alive at any of its addresses", async ({ page, consoleLines }) => {
  for (const [key, address] of [
    ["about", "/about.html?from=elsewhere"],
    ["about", "/about#_main"],
    ["home", "/index.html"],
  ] as const) {
    await page.goto(address);
    await hydrate(page);
    await expect(navigationLink(page, key), address).toHaveAttribute("aria-current", "page");
  }
  expect(consoleLines).toEqual([]);
});

test("an address with a slash at its end leads to its page", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  expect((await page.goto("/about/?from=elsewhere#_main"))?.status()).toBe(404);
  await page.waitForURL("/about?from=elsewhere#_main");
  await hydrate(page);
  await expect(navigationLink(page, "about")).toHaveAttribute("aria-current", "page");
});

/** The whole page as it looks, with no control below the pointer. A map comes when it likes. */
async function picture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  // A list of contents stays in view wherever the page is scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ fullPage: true, mask: [page.locator(".map-view")] });
}

/** What React may not change: the head's facts, the root's attributes, all text and all links. */
function snapshot(page: Page) {
  return page.evaluate(() => ({
    head: [...document.querySelectorAll("title, meta, link:not([rel=modulepreload])")]
      .map((element) => element.outerHTML)
      .sort(),
    root: [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`),
    text: document.body.innerText,
    // The browser's own modules have no path of the page's drawing.
    drawings: [...document.querySelectorAll("main svg, header svg")]
      .filter((drawing) => drawing.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
    links: [...document.links].map(({ href, ariaCurrent }) => `${href} ${ariaCurrent}`),
  }));
}
