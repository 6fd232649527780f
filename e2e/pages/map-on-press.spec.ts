import type { Page } from "playwright/test";
import { given, pageContent } from "../support/content.ts";
import { fullTest as test } from "../support/other-sites.ts";
import { expect } from "../support/test.ts";

const words = given(pageContent("contact").map);
const mapAddress = /openstreetmap/;

const button = (page: Page) => page.getByRole("button", { name: words.show, exact: true });
const frame = (page: Page) => page.getByTitle(words.title, { exact: true });

test("nothing is asked of the map's site before a press, which shows the map", async ({
  page,
  foreignRequests,
}) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(page.getByText(words.pressPrivacy, { exact: true })).toBeVisible();
  await expect(page.getByText(words.privacy, { exact: true })).toHaveCount(0);
  await button(page).scrollIntoViewIfNeeded();
  await button(page).focus();
  await page.waitForLoadState("networkidle");
  await expect(frame(page)).toHaveCount(0);
  expect(foreignRequests).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(frame(page).contentFrame().getByRole("button")).toBeVisible();
  await expect(frame(page)).toBeFocused();
  await expect(button(page)).toHaveCount(0);
  expect(foreignRequests).toHaveLength(2);
});

test("where the map cannot be had, the button stays, and a later press asks anew", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  let lost = true;
  await page.route(mapAddress, (route) =>
    lost ? route.abort("connectionrefused") : route.fallback(),
  );
  await page.goto("/contact");
  const asked = page.waitForRequest(mapAddress);
  await button(page).press("Enter");
  await asked;
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toBeFocused();
  lost = false;
  await button(page).press("Enter");
  await expect(frame(page).contentFrame().getByRole("button")).toBeVisible();
});
