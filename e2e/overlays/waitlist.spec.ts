import type { Page } from "playwright/test";
import { pageOf } from "../../src/engine/schema/pages.ts";
import { doublePress } from "../../src/site/browser/second-press.ts";
import { fill } from "../../src/words/template.ts";
import { narrow } from "../support/conditions.ts";
import { spokenIn } from "../support/contact.ts";
import { contentIn, requirePart } from "../support/content.ts";
import { isHydrated } from "../support/controls.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { loseChunks, recordChunks } from "../support/product/assets.ts";
import { sites } from "../support/product/sites.ts";
import { expectSaidAgain } from "../support/said-again.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";
import {
  address,
  addressField,
  confirmation,
  joinWaitlist,
  notifyButton,
  openWaitlist,
  waitlistDialog,
} from "../support/waitlist.ts";

const content = contentIn(sites.arabic.content());
const { products, site } = content;
const openProduct = requirePart(products.find(({ waitlist }) => waitlist === "open"));
const productsPage = requirePart(pageOf(content.pages, "products"));
const { card, waitlist: words } = productsPage.words;
const { placeholder = "" } = productsPage.waitlist ?? {};
const mail = {
  to: site.contact.supportEmail,
  headers: { subject: fill(words.mailSubject, { product: openProduct.name }) },
};

const productCard = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
/** Presses beside the dialog, once that has stood there for a while. */
const pressBeside = async (page: Page) => {
  await page.waitForTimeout(doublePress);
  await page.mouse.click(5, 5);
};
const dialogButton = (page: Page, word: "submit" | "forget" | "close") =>
  waitlistDialog(page).getByRole("button", { name: words[word], exact: true });

test.describe("an open waitlist", { tag: "@arabic" }, () => {
  test("a card says whether its list is open, and only then loads a dialog", async ({ page }) => {
    const chunks = recordChunks(page);
    await page.goto("/products");
    for (const { name, waitlist } of products) {
      if (waitlist === "open") continue;
      const button = productCard(page, name).getByRole("button");
      await button.focus();
      await expect(button).toBeFocused();
      await expect(button).toBeDisabled();
      await expect(button).toHaveText(card.notify);
      await expect(button).toHaveAccessibleDescription(card.closedReason);
      await expect(productCard(page, name).getByText(card.closedReason)).toBeVisible();
      for (const key of ["Enter", "Space"]) await page.keyboard.press(key);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    expect(await isHydrated(page)).toBe(false);
    expect(chunks).toEqual([]);

    const openCard = productCard(page, openProduct.name);
    await expect(openCard.getByText(openProduct.badge ?? "", { exact: true })).toBeVisible();
    const name = fill(card.previewName, { product: openProduct.name });
    const preview = openCard.getByRole("link", { name, exact: true });
    await expect(preview).toHaveAttribute("href", openProduct.href ?? "");
    await expect(notifyButton(page)).toBeEnabled();
    await expect(notifyButton(page)).toHaveAccessibleDescription("");
    await notifyButton(page).focus();
    await expect.poll(() => chunks.join(" ")).toContain("waitlist-dialog");
  });

  test("without its chunks, a mail link replaces the dialog", async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await loseChunks(page, { status: 404 });
    await page.goto("/products");
    const link = productCard(page, openProduct.name).getByRole("link", { name: words.mail });
    const loaded = page.waitForEvent("load");
    await notifyButton(page).click();
    await loaded;
    await expect(link).toBeHidden();
    await notifyButton(page).click();
    await expect(link).toBeVisible();
    expect(readMailLink(`${await link.getAttribute("href")}`)).toMatchObject(mail);
  });

  test("keys open the dialog, and keys or a press outside close it", async ({ page }) => {
    await page.goto("/products");
    for (const [key, close] of [
      ["Space", () => dialogButton(page, "close").press("Enter")],
      ["Enter", () => pressBeside(page)],
    ] as const) {
      await notifyButton(page).press(key);
      await expect(addressField(page)).toBeFocused();
      await expect(addressField(page)).toHaveAttribute("placeholder", placeholder);
      await close();
      await expect(waitlistDialog(page)).toBeHidden();
      await expect(notifyButton(page)).toBeFocused();
    }
  });

  test("Back closes the dialog and keeps what is typed", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/products");
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await notifyButton(page).click();
    await expect(addressField(page)).toBeFocused();
    await page.mouse.dblclick(5, 5);
    await dialogButton(page, "close").click();
    await page.keyboard.type("asha");
    await expect(addressField(page)).toHaveValue("asha");
    await page.evaluate(() => history.back());
    await expect(waitlistDialog(page)).toBeHidden();
    await expect(notifyButton(page)).toBeFocused();
    await notifyButton(page).press("Enter");
    await expect(addressField(page)).toHaveValue("asha");
    await page.clock.setFixedTime(now + doublePress);
    await dialogButton(page, "close").click();
    await expect(waitlistDialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about$/);
  });

  test("a screen reader can follow the focus into the dialog", async ({ page }) => {
    await page.goto("/products");
    await page.evaluate(() => {
      const follow = () => {
        const dialog = document.querySelector<HTMLElement>("[role=dialog]");
        const isSeen = !!dialog && getComputedStyle(dialog).opacity === "1";
        const inert = document.querySelectorAll("[inert]").length;
        document.body.dataset["followed"] +=
          ` dialog:${dialog ? "there" : "gone"},${isSeen},${inert}`;
      };
      addEventListener("focusin", follow);
    });
    const followed = () => page.locator("body").getAttribute("data-followed");
    await notifyButton(page).press("Enter");
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    await page.keyboard.press("Escape");
    expect(await followed()).toMatch(/ dialog:there,true,0 dialog:there,false,0$/);
    await page.keyboard.press("Enter");
    await expect(addressField(page), "A press comes while it is leaving.").toBeFocused();
    await dialogButton(page, "close").press("Enter");
    await expect(waitlistDialog(page)).toBeHidden();
  });

  test("in a low window all of the dialog can be reached", async ({ page }) => {
    const mails = await recordMailLinks(page);
    await page.setViewportSize({ ...narrow, height: 256 });
    await openWaitlist(page);
    const dialog = waitlistDialog(page);
    for (const part of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(part)).toHaveAttribute("inert");
    for (const target of [dialog.getByRole("heading"), addressField(page)]) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 0.9 });
    }
    expect(await dialog.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press(key);
        // After the last control the browser's own bar has its turn.
        const within = dialog.evaluate(
          (element) => element.contains(document.activeElement) || !document.hasFocus(),
        );
        expect(await within).toBe(true);
      }
    await dialog.getByRole("link", { name: words.mail, exact: true }).press("Enter");
    await expect.poll(() => mails.map((link) => readMailLink(link))).toEqual([mail]);
  });

  test("what is typed survives closing and a reload", async ({ page, consoleLines }) => {
    const field = addressField(page);
    const { emailMissing, emailInvalid } = words.errors;
    await openWaitlist(page);
    await page.keyboard.type("asha");
    await page.keyboard.press("Escape");
    await page.reload();
    await notifyButton(page).press("Enter");
    await expect(field).toHaveValue("asha");
    const form = page.locator("[role=dialog] form");
    await expect(form, "The browser says nothing.").toHaveAttribute("novalidate");
    await expect(field, "Nobody has pressed yet.").toHaveAccessibleDescription(words.intro);
    // Others stand in `message.test.yaml`.
    for (const [wrong, error] of [
      ["asha", emailInvalid],
      ["", emailMissing],
    ] as const) {
      await field.fill(wrong);
      await page.keyboard.press("Enter");
      await expect(field).toHaveAccessibleDescription(`${words.intro} ${error}`);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeFocused();
      const spoken = spokenIn(waitlistDialog(page));
      await expect(spoken, "It is spoken.").toHaveText(error);
      await expectSaidAgain(spoken, () => page.keyboard.press("Enter"));
    }
    await field.fill(address);
    await expect(field).toHaveAttribute("aria-invalid", "false");
    expect(consoleLines).toEqual([]);
  });

  test("joining is confirmed, on the card after a reload too", async ({
    page,
    context,
    consoleLines,
    foreignRequests,
  }) => {
    await recordMoves(page);
    await openWaitlist(page);
    await expect(addressField(page)).toHaveAccessibleDescription(words.intro);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await joinWaitlist(page);
    await expect(waitlistDialog(page)).toContainText(words.kept);
    const joinedBy = waitlistDialog(page).getByText(address, { exact: true });
    await expect(joinedBy, "It is set apart from words.").toHaveCSS("unicode-bidi", "isolate");
    await expect(joinedBy).toHaveCSS("direction", "ltr");
    await expect(addressField(page)).toHaveCount(0);
    // Orca would say a paragraph twice.
    await expect(confirmation(page)).not.toHaveRole("paragraph");
    expect(consoleLines).toEqual([`log: ${words.console} ${openProduct.name} ${address}`]);
    await page.keyboard.press("Escape");
    const joined = productCard(page, openProduct.name).getByText(words.joined, { exact: true });
    await expect(joined).toBeVisible();
    expect([...requests, ...foreignRequests]).toEqual([]);

    await page.reload();
    await expect(joined, "Nobody has touched the page yet.").toBeVisible();
    await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
    expect(await movesOf(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto("/products");
    await notifyButton(other).press("Enter");
    await dialogButton(other, "forget").press("Enter");
    await expect(addressField(other)).toHaveValue("");
    await expect(joined).toHaveCount(0);
  });
});
