import type { Locator, Page } from "playwright/test";
import { doublePress } from "../../src/site/browser/second-press.ts";
import {
  companyAddress,
  contactField,
  emptyMessage,
  expectErrors,
  expectForm,
  expectNotice,
  fillIn,
  message,
  messageBody,
  notice,
  openForm,
  sendMessage,
  submitButton,
  submitByKeyboard,
  toast,
  toastButton,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { holdChunks, recordChunks } from "../support/product/assets.ts";
import { hideTab, stopClock } from "../support/product/time.ts";
import { expectSaidAgain } from "../support/said-again.ts";
import { expect, test } from "../support/test.ts";

const { form: words, outcome } = pageContent("contact").words;
const undoButton = (page: Page) => page.getByRole("button", { name: outcome.undo, exact: true });

test("a message goes to the mail program to the letter", { tag: "@daily" }, async ({ page }) => {
  const mails = await recordMailLinks(page);
  const chunks = recordChunks(page);
  await openForm(page);
  // Other texts stand in `message.test.yaml`.
  const text = "नमस्ते 👩🏽‍🌾 & <b>“50 %”</b>\nBcc: other@example.org\n\n%0D%0A&cc=other@example.org";
  const written = { ...message, name: "ఆశా రావు", message: text };
  await fillIn(page, written);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toContain("+");
  expect(readMailLink(mails[0])).toEqual({
    to: companyAddress,
    headers: { subject: words.mailSubject, body: messageBody(written).replaceAll("\n", "\r\n") },
  });
  await expect(toast(page, "default")).toContainText(outcome.success.title);
  await expect(toast(page, "default")).toContainText(outcome.success.description);
  await expectForm(page, emptyMessage);
  await expectErrors(page, {});
  await expect(submitButton(page)).toBeDisabled();
  const [stillNeeded = ""] = words.reasons.missing.split("{fields}");
  await expect(page.getByText(stillNeeded)).toBeHidden();
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks.filter((path) => path.includes("send-by-"))).toEqual([]);

  const links = notice(page, "handedOver").getByRole("link");
  await links.filter({ hasText: outcome.openAgain }).press("Enter");
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]).toBe(mails[0]);
  await links.filter({ hasText: companyAddress }).press("Enter");
  await expect.poll(() => mails.length).toBe(3);
  // A mail without text, for a message that is pasted into it.
  expect(readMailLink(mails[2])).toEqual({
    to: companyAddress,
    headers: { subject: words.mailSubject },
  });
});

test("a message too long for a link is kept, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const mails = await recordMailLinks(page);
  await openForm(page);
  const long = { ...message, message: "क".repeat(300) };
  await fillIn(page, long);
  await submitByKeyboard(page);
  await expectNotice(page, "tooLong");
  await expectForm(page, long);
  await expect(toast(page, "default")).toHaveCount(0);
  const part = notice(page, "tooLong");
  await expect(part.getByRole("link")).toHaveText([`${outcome.address} ${companyAddress}`]);
  const copy = part.getByRole("button", { name: outcome.copy, exact: true });
  await copy.press("Enter");
  const status = part.locator(".copy-status");
  await expect(status).toHaveText(outcome.copied);
  await expectSaidAgain(status, () => page.keyboard.press("Enter"));
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messageBody(long));
  await expect(undoButton(page)).toHaveCount(0);
  expect(mails).toEqual([]);
});

test("the second click of a double click presses nothing in the notice", async ({ page }) => {
  const mails = await recordMailLinks(page);
  // To the page, however slow the machine is, no time passes.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await sendMessage(page);
  await expectNotice(page, "handedOver");
  // The page has scrolled, so that any of them may stand where the button stood.
  const links = notice(page, "handedOver").getByRole("link");
  await links.last().click();
  await undoButton(page).click();
  await expectForm(page, emptyMessage);
  expect(mails).toHaveLength(1);
  await page.clock.setFixedTime(now + doublePress);
  await links.last().click();
  await expect.poll(() => mails.length).toBe(2);
  await undoButton(page).click();
  await expectForm(page, message);
});

test("what went can be put back, after a reload too", async ({ page }) => {
  await sendMessage(page);
  await expectNotice(page, "handedOver");
  await contactField(page, "message").fill("A second message");
  await expect(undoButton(page)).toBeHidden();
  await contactField(page, "message").fill("");
  // A password manager may fill in a field without an event.
  await contactField(page, "name").evaluate((field: HTMLInputElement) => {
    field.value = "Noor";
  });
  await undoButton(page).press("Enter");
  await expectForm(page, { ...message, name: "Noor" });
  await expect(contactField(page, "message")).toBeFocused();
  await expect(submitButton(page)).toBeEnabled();
  await expect(notice(page, "handedOver"), "It keeps the other name.").toBeVisible();

  await fillIn(page, emptyMessage);
  const release = await holdChunks(page);
  await page.reload();
  await contactField(page, "email").focus();
  release();
  await expect(notice(page, "handedOver")).toBeVisible();
  await expect(contactField(page, "email"), "Nobody asked for the focus.").toBeFocused();
  await expect(toast(page, "default")).toHaveCount(0);
  await expectForm(page, emptyMessage);
  await undoButton(page).press("Enter");
  await expectForm(page, message);
  await page.reload();
  await expectForm(page, message);
  await expect(notice(page, "handedOver")).toHaveCount(0);
});

test("a toast waits under pointer, focus and in a hidden tab", async ({ page }) => {
  const expectStill = async () => {
    await page.clock.runFor(60_000);
    await expect(toast(page, "default")).toBeVisible();
  };
  await page.clock.install();
  await openForm(page);
  await stopClock(page);
  await showToast(page);
  await page.clock.runFor(1000);
  await toast(page, "default").hover();
  await toastButton(page).focus();
  await page.mouse.move(0, 0);
  await expectStill();
  await toast(page, "default").hover();
  await page.keyboard.press("Shift+Tab");
  await expectStill();
  await hideTab(page, true);
  await page.mouse.move(0, 0);
  await expectStill();
  await hideTab(page, false);
  await page.clock.runFor(2999);
  await expect(toast(page, "default")).toBeVisible();
  await page.clock.runFor(1);
  await expectNoToast(page);

  for (const close of [
    () => page.keyboard.press("Escape"),
    () => toastButton(page).press("Enter"),
  ]) {
    await showToast(page);
    await close();
    await expectNoToast(page);
    await expectNotice(page, "handedOver");
  }
});

/** Sends a message, and waits for its toast. */
async function showToast(page: Page): Promise<void> {
  await fillIn(page);
  await submitByKeyboard(page);
  await expect(toast(page, "default")).toBeVisible();
  await expectNotice(page, "handedOver");
}

async function expectNoToast(page: Page): Promise<void> {
  await expect(toast(page, "default")).toHaveCount(0);
  await expect(toastButton(page)).toHaveCount(0);
}

test("on a phone the toast covers no notice and no first field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordMailLinks(page);
  await openForm(page);
  await fillIn(page);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  const box = async (one: Locator) => {
    const found = await one.boundingBox();
    if (!found) throw new Error("Nothing is there.");
    return found;
  };
  const { y } = await box(toastButton(page));
  const above = [
    notice(page, "handedOver").getByRole("heading"),
    undoButton(page),
    contactField(page, "name"),
  ];
  for (const one of above) {
    const { y: top, height } = await box(one);
    expect(top + height).toBeLessThan(y);
  }
});
