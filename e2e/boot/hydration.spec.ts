import type { Page } from "playwright/test";
import { hydrate, navigationLink, openThemeMenu } from "../support/controls.ts";
import { faultyReferences } from "../support/references.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits) {
  test(`${route.key} comes alive without a word on the console`, async ({ page, consoleLines }) => {
    await page.goto(path);
    await openThemeMenu(page);
    expect(consoleLines).toEqual([]);
  });

  test(`every reference on ${route.key} resolves, before and after React`, async ({ page }) => {
    await page.goto(path);
    expect(await faultyReferences(page)).toEqual([]);
    await hydrate(page);
    expect(await faultyReferences(page)).toEqual([]);
    await openThemeMenu(page);
    expect(await faultyReferences(page)).toEqual([]);
  });

  test(`head and text of ${route.key} are the same before and after React`, async ({ page }) => {
    await page.goto(path);
    const before = await snapshot(page);
    await hydrate(page);
    expect(await snapshot(page)).toEqual(before);
  });
}

for (const address of [
  "/about",
  "/about/",
  "/about.html",
  "/about?from=elsewhere",
  "/about#content",
  "/about/?a=1#content",
])
  test(`the page about the company comes alive at ${address}`, async ({ page, consoleLines }) => {
    await page.goto(address);
    await expect(navigationLink(page, "about")).toHaveAttribute("aria-current", "page");
    await hydrate(page);
    await expect(navigationLink(page, "about")).toHaveAttribute("aria-current", "page");
    await expect(navigationLink(page, "home")).not.toHaveAttribute("aria-current");
    expect(consoleLines).toEqual([]);
  });

for (const address of ["/index.html", "/?from=elsewhere", "/#content"])
  test(`the first page comes alive at ${address}`, async ({ page, consoleLines }) => {
    await page.goto(address);
    await hydrate(page);
    await expect(navigationLink(page, "home")).toHaveAttribute("aria-current", "page");
    expect(consoleLines).toEqual([]);
  });

/** What React may not change: the head's facts, the root's attributes, all text and all links. */
function snapshot(page: Page) {
  return page.evaluate(() => ({
    head: [...document.querySelectorAll("title, meta, link:not([rel=modulepreload])")]
      .map((element) => element.outerHTML)
      .sort(),
    root: [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`),
    text: document.body.innerText,
    links: [...document.links].map(({ href, ariaCurrent }) => `${href} ${ariaCurrent}`),
  }));
}
