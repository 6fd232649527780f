import { contactStore, themeCookie } from "../../src/site/browser/contract.ts";
import { routesOf } from "../../src/site/routes.ts";
import { contentIn } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { sites } from "../support/product/sites.ts";
import { expect, test } from "../support/test.ts";

const { base, content } = sites.german;
const { site, pages } = contentIn(content());

test.describe("a site below a path", { tag: "@german" }, () => {
  test("every page, and what content names, works", async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    /** Addresses of links into the site, of the chunks that it loads, and its own; and what it tells search engines. */
    const addresses = () =>
      page.evaluate(() => ({
        links: Array.from(document.querySelectorAll("a[href^='/']"), (link) =>
          link.getAttribute("href"),
        ),
        chunks: [...document.scripts]
          .flatMap(({ dataset }) => Object.values(dataset).join(" ").split(" "))
          .filter((address) => address.endsWith(".js")),
        canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
        robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
      }));
    for (const { path, key, isMissing } of routesOf(pages)) {
      if (!["kontakt", "ueber-uns", "not-found"].includes(key)) continue;
      const response = await page.goto(isMissing ? "./no/such-page" : `.${path}`);
      expect(response?.status(), path).toBe(isMissing ? 404 : 200);
      const { links, chunks, canonical, robots } = await addresses();
      expect(links.length).toBeGreaterThan(0);
      for (const address of [...links, ...chunks]) expect(address).toMatch(/^\/de\/(?!de\/)/);
      expect(canonical).toBe(isMissing ? undefined : site.origin + base + path.slice(1));
      expect(robots).toBe(isMissing ? "noindex" : undefined);
      await hydrate(page);
      expect((await addresses()).links, path).toEqual(links);
    }
    const about = page.getByRole("banner").locator("a[href='/de/ueber-uns']");
    await about.click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await expect(about).toHaveAttribute("aria-current", "page");
  });

  test("it reads nothing of other sites on its host", async ({ page, context, baseURL }) => {
    const host = new URL(`${baseURL}`).origin;
    await context.addCookies([{ url: host, name: themeCookie("/"), value: "light" }]);
    await page.goto("./ueber-uns");
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    const others = { "/contact-name": "Another firm's", "/other/contact-name": "Another firm's" };
    await page.evaluate((others) => void Object.assign(sessionStorage, others), others);
    await page.goto("./kontakt");
    await expect(page.locator("[name=name]")).toHaveValue("");
    await page.locator("[name=name]").fill("Asha");
    await expect
      .poll(() => page.evaluate(() => ({ ...sessionStorage })))
      .toEqual({
        ...others,
        [`${base + contactStore}name`]: "Asha",
      });
  });
});
