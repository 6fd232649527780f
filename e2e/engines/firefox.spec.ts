import type { Page } from "playwright/test";
import { narrow, wide } from "../support/conditions.ts";
import {
  companyAddress,
  contactField,
  expectForm,
  fillIn,
  message,
  messageBody,
  openForm,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import {
  closeMenuButton,
  hydrate,
  mainNavigation,
  menuButton,
  themeButton,
  themeItem,
} from "../support/controls.ts";
import { coveredFocus } from "../support/focus.ts";
import { readMailLink } from "../support/mail-program.ts";
import { expect, test } from "../support/test.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";
import { firefoxPath, readMails } from "./firefox.ts";
import { expectTabOrder } from "./tab-order.ts";

test.skip(
  !firefoxPath,
  "Firefox is not installed. If it is not on the PATH, set FIREFOX_PATH to its path.",
);
test.skip(process.platform !== "linux", "Elsewhere Firefox knows its mail program by other means.");

const contact = pageContent("contact");

/** What the map's site is asked for. */
const mapDocument = "**/export/embed.html?*";

// Playwright 1.64 ends the test where a page is left while a frame of it commits its document.
test.beforeEach(({ context }) => context.route(mapDocument, (route) => route.abort()));

test("each page fits a narrow and a wide window, and comes alive", async ({ page }) => {
  for (const { path } of visits) {
    await page.goto(path);
    for (const window of [narrow, wide]) {
      await page.setViewportSize(window);
      expect(await page.evaluate(sidewaysScroll), `${path} at ${window.width} px`).toBe(0);
    }
    await hydrate(page);
  }
});

test("Tab goes through the first page in its order, and back", async ({ page }) => {
  await page.goto("/");
  await expectTabOrder({
    evaluate: (say) => page.evaluate(say),
    press: (keys) => page.keyboard.press(keys),
  });
});

test("the menu of a narrow window keeps the focus", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/");
  for (const key of ["Enter", "Space"]) {
    await menuButton(page).press(key);
    await expect(closeMenuButton(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }

  // At the end, since Firefox leaves the focus in its own bars.
  await page.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await expect(closeMenuButton(page)).toBeFocused();
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
  await page.keyboard.press("ArrowDown");
  await closeMenuButton(page).press("Escape");
  expect(await page.evaluate(() => scrollY)).toBe(20);
});

test("a theme that is chosen by keyboard holds after a reload and Back", async ({ page }) => {
  await page.goto("/");
  await page.goto("/privacy");
  await hydrate(page);
  await themeButton(page).press("Enter");
  await expect(themeItem(page, "light")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(themeButton(page, ["dark"])).toBeFocused();
  await page.reload();
  expect(await schemeOfBars(page)).toBe("dark");
  // Playwright waits for a load, which a page that was kept for Back does not have.
  await page.evaluate(() => history.back());
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname)).toBe("/");
    expect(await schemeOfBars(page)).toBe("dark");
  }).toPass();
});

/** The theme of the browser's own parts of the page. */
const schemeOfBars = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test("an error leads to its field, and what was typed is sent", async ({ page }) => {
  const { form, outcome } = contact.words;
  await openForm(page);
  await contactField(page, "email").pressSequentially("asha");
  await submitByKeyboard(page);
  await expect(page.getByRole("group", { name: form.errors.heading })).toBeFocused();
  await page.getByRole("link", { name: form.errors.emailInvalid }).press("Enter");
  await expect(contactField(page, "email")).toBeFocused();
  await page.keyboard.type("@example.org");
  // A text that is filled in comes before what an e-mail field of Firefox has.
  await fillIn(page, { name: message.name, message: message.message });
  await page.reload();
  await expectForm(page, message);
  // Browsers keep the fields themselves over a reload, but not in a page that is opened by a link.
  await page.goto("/about");
  await page.goto("/contact");
  await expectForm(page, message);

  // Before React runs the form, its fields are sent under their own names.
  await hydrate(page);
  await expect(submitButton(page)).toBeEnabled();
  await submitByKeyboard(page);
  // To Playwright the way to the mail program is a navigation that never ends, for which locators wait.
  await expect(async () => {
    const shown = await page.evaluate(() => ({
      focused: document.activeElement?.textContent,
      written: [...document.querySelectorAll<HTMLInputElement>(".box")].map(({ value }) => value),
    }));
    expect(shown).toEqual({ focused: outcome.handedOver.heading, written: ["", "", ""] });
  }).toPass();
  await expect.poll(readMails).toMatch(/\n$/);
  expect(readMailLink((await readMails()).trim())).toEqual({
    to: companyAddress,
    headers: { subject: form.mailSubject, body: messageBody(message).replaceAll("\n", "\r\n") },
  });
});

test("the map shows where its site answers", async ({ context, page }) => {
  await context.unroute(mapDocument);
  await page.goto("/contact");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page.getByRole("link", { name: contact.words.map.skip })).toBeAttached();
});
