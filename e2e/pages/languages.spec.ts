import type { Page } from "playwright/test";
import { message } from "../support/contact.ts";
import { contentIn } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { sites } from "../support/product/sites.ts";
import { expect, test } from "../support/test.ts";

const folder = sites.german.content();
const [german, french] = [contentIn(folder), contentIn(folder, "fr")];
const { origin } = german.site;

const switchers = (page: Page) => page.locator(".language-links");
/** A language link in the footer. With three languages, the header has no row of links. */
const link = (page: Page, language: string) =>
  switchers(page).last().getByRole("link", { name: language });

test.describe("a site in three languages", { tag: "@german" }, () => {
  test("another language leads to the same page and back", async ({ page }) => {
    await page.goto("./ueber-uns");
    await expect(switchers(page)).toHaveCount(2);
    await expect(link(page, "Français")).toHaveAttribute("lang", "fr");
    await expect(link(page, "Français")).toHaveAttribute("dir", "ltr");
    await link(page, "Français").click();
    await expect(page).toHaveURL(/\/de\/fr\/a-propos$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(switchers(page).last().locator("[aria-current=true]")).toHaveText("Français");
    await link(page, "Deutsch").click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
  });

  test("a control in another language loads its words alone", async ({ page }) => {
    const loaded = new Set<string>();
    page.on("request", (request) => {
      const [, name] = /\/assets\/(.+\.js)$/.exec(request.url()) ?? [];
      if (name) loaded.add(name);
    });
    const useControl = async () => {
      await page.locator("[aria-haspopup=menu]").click();
      await expect(page.getByRole("menu")).toBeVisible();
    };
    await page.goto("./ueber-uns");
    await useControl();
    const before = new Set(loaded);
    expect([...before]).toContainEqual(expect.stringMatching(/^app-/));
    await page.goto("./fr/a-propos");
    await useControl();
    const further = [...loaded].filter((name) => !before.has(name));
    expect(further.map((name) => name.replace(/-.*/, "")).sort()).toEqual(["page", "site"]);
  });

  test("each page names itself and the others to search engines", async ({ page }) => {
    const addresses = {
      de: `${origin}/de/ueber-uns`,
      fr: `${origin}/de/fr/a-propos`,
      it: `${origin}/de/it/chi-siamo`,
      "x-default": `${origin}/de/ueber-uns`,
    };
    for (const path of ["./ueber-uns", "./fr/a-propos"]) {
      await page.goto(path);
      const listed = await page
        .locator("link[hreflang]")
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        );
      expect(Object.fromEntries(listed), path).toEqual(addresses);
    }
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", addresses.fr);
    const others = page.locator("meta[property='og:locale:alternate']");
    await expect(others.first()).toHaveAttribute("content", "de_DE");
  });

  test("a missing page is in the language of its path", async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    const [lost, lostInFrench] = [german, french].map(({ pages }) => pages["not-found"]);
    expect((await page.goto("./no-such-page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${lost?.heading}`);
    const other = page.locator("main div[lang=fr]");
    await expect(other.getByRole("heading")).toHaveText(`${lostInFrench?.heading}`);
    await other.getByRole("link").click();
    await expect(page).toHaveURL(/\/de\/fr\/$/);
    expect((await page.goto("./fr/no-such-page"))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("main div[lang]")).toHaveCount(0);
  });

  test("typed text and theme go along to another language", async ({ page }) => {
    await page.goto("./kontakt");
    await page.locator("[aria-haspopup=menu]").click();
    await page.getByRole("menuitemradio").nth(1).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.locator("[name=message]").fill(message.message);
    await link(page, "Français").click();
    await expect(page).toHaveURL(/\/de\/fr\/contact$/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("form > :first-child")).toHaveText(/ allemand\.$/);
    await expect(page.locator("[name=message]")).toHaveValue(message.message);
    await expect(page.locator("form")).toHaveAttribute("action", /\(Fran%C3%A7ais\)$/);
  });
});

test("a heading is in two languages", { tag: "@everything" }, async ({ page, consoleLines }) => {
  await page.goto("/bridges");
  const heading = page.getByRole("heading", { level: 1, name: "Bridges of corde", exact: true });
  await expect(heading.locator("[lang=fr]")).toHaveText("corde");
  await expect(page).toHaveTitle(/^Bridges of corde that we have made/);
  await hydrate(page);
  await expect(heading.locator("[lang=fr]")).toHaveText("corde");
  expect(await page.content()).not.toContain("{fr}");
  expect(consoleLines).toEqual([]);
});
