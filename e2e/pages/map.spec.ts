import type { Page } from "playwright/test";
import { narrow, saveData } from "../support/conditions.ts";
import { pageContent, requirePart, site } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { headed } from "../support/named.ts";
import { settle } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

const words = pageContent("contact").words.map;
const { latitude, longitude } = requirePart(site.contact.place);

test("no map is asked for until reached", { tag: "@daily" }, async ({ page, foreignRequests }) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(mapPart(page).getByText(words.privacy)).toBeVisible();
  const map = page.getByTitle(words.title, { exact: true });
  await expect(map).not.toHaveAttribute("src");
  expect(foreignRequests).toEqual([]);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole("button")).toBeVisible();
  // First whether anybody answers, then the map itself.
  expect(foreignRequests).toHaveLength(2);
  expect(new Set(foreignRequests).size).toBe(1);
  const { origin, searchParams } = new URL(foreignRequests[0] ?? "");
  expect(origin).toBe("https://www.openstreetmap.org");
  expect(searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const allowed = (await map.getAttribute("sandbox"))?.split(" ").sort();
  expect(allowed).toEqual(["allow-popups", "allow-same-origin", "allow-scripts"]);
  await expect(map).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("a visitor who saves data gets no map", async ({ page, foreignRequests }) => {
  await saveData(page);
  await page.goto("/contact");
  await mapPart(page).scrollIntoViewIfNeeded();
  await hydrate(page);
  await settle(page);
  await expect(openInstead(page)).toBeVisible();
  expect(foreignRequests).toEqual([]);
});

test("a link leads past the map, another to its site", async ({ page }) => {
  await page.goto("/contact");
  await page.getByTitle(words.title, { exact: true }).scrollIntoViewIfNeeded();
  const skip = page.getByRole("link", { name: words.skip, exact: true });
  // Its size while it has the focus is held where the keyboard goes through each page.
  await skip.press("Enter");
  await page.keyboard.press("Tab");
  const link = openInstead(page);
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleName(`${words.link} (${site.words.interface.newTab})`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noreferrer");
  const popup = page.waitForEvent("popup");
  await link.press("Enter");
  const { searchParams } = new URL((await popup).url());
  expect(searchParams.get("mlat")).toBe(`${latitude}`);
  expect(searchParams.get("mlon")).toBe(`${longitude}`);
});

const mapAddress = /openstreetmap/;
test("a device that comes online gets its map", async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: net::ERR_/);
  let isOnline = false;
  await context.route(mapAddress, (route) =>
    isOnline ? route.fallback() : route.abort("internetdisconnected"),
  );
  await page.goto("/contact");
  const failed = page.waitForEvent("requestfailed");
  await openInstead(page).scrollIntoViewIfNeeded();
  await failed;
  await settle(page);
  await expect(mapFrame(page)).toBeHidden();
  await expect(page.getByRole("link", { name: words.skip })).toHaveCount(0);
  await expect(openInstead(page)).toBeVisible();
  await expect(mapPart(page).locator("svg").first()).toBeVisible();
  for (const line of site.contact.address)
    await expect(mapPart(page).getByText(line)).toBeVisible();

  await context.setOffline(true);
  isOnline = true;
  await context.setOffline(false);
  await expect(mapFrame(page)).toBeVisible();
});

/* Where the map waits for a press. */

const showButton = (page: Page) => page.getByRole("button", { name: words.show, exact: true });
const mapFrame = (page: Page) => page.getByTitle(words.title, { exact: true });

test("nothing is asked of the map's site before a press, which shows the map, if need be the next one", {
  tag: "@everything",
}, async ({ page, foreignRequests, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(page.getByText(words.pressPrivacy, { exact: true })).toBeVisible();
  await expect(page.getByText(words.privacy, { exact: true })).toHaveCount(0);
  await showButton(page).scrollIntoViewIfNeeded();
  await showButton(page).focus();
  await page.waitForLoadState("networkidle");
  await expect(mapFrame(page)).toHaveCount(0);
  expect(foreignRequests).toEqual([]);

  await page.route(mapAddress, (route) => route.abort("connectionrefused"));
  const failed = page.waitForEvent("requestfailed");
  await page.keyboard.press("Enter");
  await failed;
  await expect(showButton(page)).toBeEnabled();
  await expect(showButton(page)).toBeFocused();
  await page.unroute(mapAddress);
  await page.keyboard.press("Enter");
  await expect(mapFrame(page).contentFrame().getByRole("button")).toBeVisible();
  await expect(mapFrame(page)).toBeFocused();
  await expect(showButton(page)).toHaveCount(0);
});

function mapPart(page: Page) {
  return headed(() => words.heading)(page);
}

/** The link to the map's own site. */
function openInstead(page: Page) {
  return mapPart(page).getByRole("link", { name: new RegExp(`^${words.link}`) });
}
