import type { Page } from "playwright/test";
import { draftKey, formerThemeCookie, themeCookie } from "../../src/inline/contract.ts";
import { routesOf } from "../../src/routes.ts";
import { contentIn } from "../support/content.ts";
import { sites } from "../support/product/sites.ts";
import { expect, test } from "../support/test.ts";

const { base, content } = sites.german;
const { site, pages } = contentIn(content());

test.describe("a site below a path", { tag: "@german" }, () => {
  test("every page, and what content names, works", async ({
    page,
    consoleLines,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    for (const { path, key, isMissing } of routesOf(pages)) {
      if (!["kontakt", "ueber-uns", "not-found"].includes(key)) continue;
      const response = await page.goto(isMissing ? "./no/such-page" : `.${path}`);
      expect(response?.status(), path).toBe(isMissing ? 404 : 200);

      const { links, chunks, canonical, robots } = await addresses(page);
      expect(links.length).toBeGreaterThan(0);
      for (const address of [...links, ...chunks]) expect(address).toMatch(/^\/de\/(?!de\/)/);
      expect(canonical).toBe(isMissing ? undefined : site.origin + base + path.slice(1));
      expect(robots).toBe(isMissing ? "noindex" : undefined);

      await page.locator("button[aria-haspopup=menu]").click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect((await addresses(page)).links, path).toEqual(links);
    }
    const about = page.getByRole("banner").locator("a[href='/de/ueber-uns']");
    await about.click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await expect(about).toHaveAttribute("aria-current", "page");
    expect(consoleLines.filter((line) => !line.includes("no/such-page"))).toEqual([]);
  });

  test("it reads nothing of other sites on its host, and moves what version 1.0 stored", async ({
    page,
    context,
    baseURL,
  }) => {
    const cookies = async () =>
      (await context.cookies()).map(({ name, value, path }) => `${name}=${value} ${path}`).sort();
    const host = new URL(`${baseURL}`).origin;
    const others = [`${themeCookie("/")}=light /`];
    await context.addCookies([
      { url: host, name: themeCookie("/"), value: "light" },
      { url: `${baseURL}`, name: formerThemeCookie, value: "dark" },
    ]);
    await page.goto("./ueber-uns");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const stored = {
      session: { "/contact-name": "Another firm's", "/other/contact-name": "Another firm's" },
      local: { "/moving": "paused" },
    };
    await page.evaluate(
      ([{ session, local }, draft]) => {
        Object.assign(sessionStorage, session, { [draft]: "asha@example.org" });
        Object.assign(localStorage, local);
      },
      [stored, draftKey("email")] as const,
    );
    await page.goto("./kontakt");
    await expect(page.locator("[name=email]")).toHaveValue("asha@example.org");
    await page.locator("[name=name]").fill("Asha");
    await expect.poll(cookies).toEqual([...others, `${themeCookie(base)}=dark ${base}`]);
    const kept = () =>
      page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
    await expect.poll(kept).toEqual({
      session: {
        ...stored.session,
        [base + draftKey("name")]: "Asha",
        [base + draftKey("email")]: "asha@example.org",
      },
      local: stored.local,
    });
  });
});

/** Addresses on a page: of its links into the site, of what it loads, and its own; and what it tells search engines. */
function addresses(page: Page) {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll("a[href^='/']")].map(
      (link) => link.getAttribute("href") ?? "",
    ),
    chunks: [...document.scripts].flatMap(({ dataset }) =>
      Object.values(dataset).flatMap((value = "") =>
        value.split(" ").filter((address) => address.endsWith(".js")),
      ),
    ),
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content") ?? undefined,
  }));
}
