import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { draftKey, formerThemeCookie, movingKey, themeCookie } from "../../src/inline/contract.ts";
import { pauseButton } from "../support/bubble.ts";
import { contactField, emptyMessage, expectForm } from "../support/contact.ts";
import { given, site } from "../support/content.ts";
import { navigationLink, openThemeMenu } from "../support/controls.ts";
import { testWithContent } from "../support/product/other-sites.ts";
import { setInFile } from "../support/product/variant.ts";
import { expect } from "../support/test.ts";
import { visits } from "../support/visits.ts";

const base = "/repo/";

/** Content whose addresses are paths of the site where they may be. */
async function nameOwnPaths(content: string): Promise<void> {
  const [product] = await readdir(join(content, "products"));
  await setInFile(join(content, "products", `${product}`), { href: "/contact?topic=preview" });
  const { links, ...others } = given(site.footer.social);
  const [first, ...places] = links;
  const social = { ...others, links: [{ ...first, href: "/about" }, ...places] };
  await setInFile(join(content, "site.yaml"), { footer: { ...site.footer, social } });
}

/** The pages as they are published below a path. */
const test = testWithContent("base-path", nameOwnPaths, base);

test("every page, and what content names, works below a path", async ({ page, consoleLines }) => {
  for (const { route, path, status } of visits.slice(-3)) {
    const response = await page.goto(`.${path}`);
    expect(response?.status(), path).toBe(status);

    const { links, chunks, canonical, robots } = await addresses(page);
    expect(links.length).toBeGreaterThan(0);
    for (const address of [...links, ...chunks]) expect(address).toMatch(/^\/repo\/(?!repo\/)/);
    const home = site.origin + base;
    expect(canonical).toBe(route.isMissing ? undefined : home + route.path.slice(1));
    expect(robots).toBe(route.isMissing ? "noindex" : undefined);

    await openThemeMenu(page);
    expect((await addresses(page)).links, path).toEqual(links);
  }
  await page.goto("./products");
  await expect(page.locator("main a[href='/repo/contact?topic=preview']")).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("li a[href='/repo/about']")).toHaveCount(2);
  await navigationLink(page, "about").click();
  await expect(page).toHaveURL(/\/repo\/about$/);
  await expect(navigationLink(page, "about")).toHaveAttribute("aria-current", "page");
  expect(consoleLines).toEqual([]);
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
  await page.goto("./about");
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
  await page.goto("./contact");
  await expectForm(page, { ...emptyMessage, email: "asha@example.org" });
  await contactField(page, "name").fill("Asha");
  await expect.poll(cookies).toEqual([...others, `${themeCookie(base)}=dark ${base}`]);
  await pauseButton(page).press("Enter");
  const kept = () =>
    page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  await expect.poll(kept).toEqual({
    session: {
      ...stored.session,
      [base + draftKey("name")]: "Asha",
      [base + draftKey("email")]: "asha@example.org",
    },
    local: { ...stored.local, [base + movingKey]: "paused" },
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
