import type { Page } from "playwright/test";
import { impatience } from "../../src/contact/form-life.ts";
import { fieldNames } from "../../src/contact/message.ts";
import { holdChunks } from "../support/assets.ts";
import { blockStorage } from "../support/blocked.ts";
import {
  companyAddress,
  contactField,
  contactPart,
  emptyMessage,
  expectErrors,
  expectForm,
  expectNotice,
  fillIn,
  handOver,
  message,
  notice,
  openForm,
  submitButton,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { expect, test } from "../support/test.ts";

const { form: words, outcome } = pageContent("contact");
const undoButton = (page: Page) => page.getByRole("button", { name: outcome.undo, exact: true });

for (const pause of [0, 400])
  test(`a second press after ${pause} ms sends nothing and finds no fault`, async ({ page }) => {
    const mails = await recordMailLinks(page);
    await openForm(page);
    const title = await page.title();
    await fillIn(page);
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await page.waitForTimeout(pause);
    await submitButton(page).click({ force: true });
    await submitButton(page).press("Enter");
    await expectNotice(page, "handedOver");
    await expectErrors(page, {});
    await expect(contactPart(page).getByRole("group")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    expect(mails).toHaveLength(1);

    await contactField(page, "name").fill("A");
    await submitByKeyboard(page);
    await expect(contactPart(page).getByRole("group")).toBeFocused();
  });

test("the second click of a double click finds nothing to press in the notice", async ({
  page,
}) => {
  const mails = await recordMailLinks(page);
  // To the page, however slow the machine is, no time passes.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await openForm(page);
  await fillIn(page);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expectNotice(page, "handedOver");
  // The page has scrolled, so that any of them may stand where the button stood.
  const links = notice(page, "handedOver").getByRole("link");
  await links.last().click();
  await undoButton(page).click();
  await expectForm(page, emptyMessage);
  expect(mails).toHaveLength(1);
  await page.clock.setFixedTime(now + impatience);
  await links.last().click();
  await expect.poll(() => mails.length).toBe(2);
  await undoButton(page).click();
  await expectForm(page, message);
});

test("two presses before React is there are one message", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page);
  await submitButton(page).dblclick();
  await expect.poll(() => mails.length).toBe(1);
  await page.waitForTimeout(1000);
  await submitButton(page).click();
  await expect.poll(() => mails.length, "Whoever waits and presses again is heard.").toBe(2);
});

test("undo is offered while nothing would be lost by it", async ({ page }) => {
  await handOver(page);
  await contactField(page, "message").fill("A second message");
  await expect(undoButton(page)).toBeHidden();
  await contactField(page, "message").fill("");
  await fillIn(page, { name: message.name });
  await undoButton(page).press("Enter");
  await expectForm(page, message);
  await expect(contactField(page, "message")).toBeFocused();
  await expect(submitButton(page)).toBeEnabled();
});

test("undo writes over nothing that came without a word of the browser", async ({ page }) => {
  await handOver(page);
  // As an extension does it, without telling the page.
  await contactField(page, "name").evaluate((field: HTMLInputElement) => {
    field.value = "Someone else";
  });
  await undoButton(page).press("Enter");
  await expectForm(page, { ...message, name: "Someone else" });
  await expect(notice(page, "handedOver"), "The other name stays in the notice.").toBeVisible();
});

test("a summary says what is wrong now, and goes with the last error", async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  await submitByKeyboard(page);
  const summary = page.getByRole("group", { name: words.errors.heading, exact: true });
  const left = [...fieldNames];
  for (const name of fieldNames) {
    await expect(summary.getByRole("link")).toHaveCount(left.length);
    await expect(page).toHaveTitle(words.errors.title.replace("{title}", title));
    if (name === "email") {
      await contactField(page, name).fill("asha");
      const { emailInvalid } = words.errors;
      await expect(summary.getByRole("link", { name: emailInvalid, exact: true })).toBeVisible();
    }
    await contactField(page, name).fill(message[name]);
    await expect(contactField(page, name)).toBeFocused();
    left.shift();
  }
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await contactField(page, "message").fill("");
  await expect(summary, "Only a press brings it.").toHaveCount(0);
});

test("what went to the mail program can be put back after a reload", async ({ page }) => {
  await handOver(page);
  await page.reload();
  await expectForm(page, emptyMessage);
  await expect(notice(page, "handedOver")).toBeVisible();
  await expect(page.locator("body"), "Nobody asked for the focus.").toBeFocused();
  await undoButton(page).press("Enter");
  await expectForm(page, message);
  await page.reload();
  await expectForm(page, message);
  await expect(notice(page, "handedOver")).toHaveCount(0);
});

test("what is sent before React is there arrives to the letter, and is told of then", async ({
  page,
}) => {
  const mails = await recordMailLinks(page);
  const release = await holdChunks(page);
  await page.goto("/contact");
  const text = "Grüße + नमस्ते 👩🏽‍🌾\na & b = 50 %";
  await fillIn(page, { ...message, message: text });
  await submitByKeyboard(page);
  await expect.poll(() => mails.length).toBe(1);
  const { to, headers } = readMailLink(mails[0]);
  expect(to).toBe(companyAddress);
  expect(headers["subject"]).toBe(words.mailSubject);
  expect(headers["body"]).toContain(text.replace("\n", "\r\n"));
  expect(headers["body"]).toContain(message.email);

  release();
  await expectNotice(page, "handedOver");
  await expectForm(page, emptyMessage);
  await undoButton(page).press("Enter");
  await expectForm(page, { ...message, message: text });
  expect(mails).toHaveLength(1);
});

test("what is sent before React is there is told of then, also where storage is blocked", async ({
  page,
}) => {
  const mails = await recordMailLinks(page);
  await blockStorage(page);
  const release = await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page);
  await submitByKeyboard(page);
  await expect.poll(() => mails.length).toBe(1);
  release();
  await expectNotice(page, "handedOver");
  await expectForm(page, emptyMessage);
  // The second press of somebody in a hurry.
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  expect(mails).toHaveLength(1);
  await undoButton(page).press("Enter");
  await expectForm(page, message);
});

test("what is told after a reload leaves the focus where it is", async ({ page }) => {
  await handOver(page);
  const release = await holdChunks(page);
  await page.reload();
  await contactField(page, "email").focus();
  release();
  await expect(notice(page, "handedOver")).toBeVisible();
  await expect(contactField(page, "email")).toBeFocused();
  await expect(toast(page, "default")).toHaveCount(0);
});

test("a press that leaves the focus in the notice before is answered by the next one", async ({
  page,
  expectedErrors,
}) => {
  // Chromium opens no mail program for a script twice.
  expectedErrors.push(/^error: Not allowed to launch 'mailto:/);
  const mails = await recordMailLinks(page);
  await handOver(page);
  // As assistive technology and programs that fill in forms do it.
  for (const name of fieldNames)
    await contactField(page, name).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, message[name]);
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect.poll(() => mails.length).toBe(2);
  await expectNotice(page, "handedOver");
});
