import type { Page } from "playwright/test";
import { holdChunks, recordChunks } from "../support/assets.ts";
import {
  companyAddress,
  contactField,
  contactPart,
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  notice,
  openForm,
  openReady,
  submitAgain,
  submitButton,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { account, expect, serviceTest as test } from "../support/other-sites.ts";

const { form: words, outcome } = pageContent("contact");

test("a message goes to the service, a toast says so, and the form is empty", async ({
  page,
  service,
}) => {
  await openReady(page);
  await submitByKeyboard(page);
  await expect(toast(page, "default")).toContainText(outcome.success.description);
  await expectNotice(page, "sent");
  await expect(notice(page, "sent").getByRole("button")).toHaveCount(0);
  await expectForm(page, emptyMessage);
  await expect(submitButton(page)).toBeDisabled();
  await page.reload();
  await openForm(page);
  await expectForm(page, emptyMessage);
  // With the names of the specification, and once.
  expect(service.received).toEqual([
    expect.objectContaining({
      service_id: account.serviceId,
      template_id: account.templateId,
      user_id: account.publicKey,
      template_params: {
        from_name: message.name,
        from_email: message.email,
        message: message.message,
        to_email: companyAddress,
      },
    }),
  ]);
});

test("one press is one message, and the button says that it is on its way", async ({
  page,
  service,
}) => {
  service.answers = ["silence"];
  await openReady(page);
  await submitByKeyboard(page);
  const button = page.getByRole("button", { name: words.sending, exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(words.reasons.sending);
  await expect(page.locator("form").getByRole("status")).toHaveText(words.sending);
  await expect.poll(() => service.received.length).toBe(1);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await contactField(page, "name").press("Enter");
  await expect(button).toBeDisabled();
  expect(service.received).toHaveLength(1);
});

test("whoever writes on while a message is on its way keeps the text and the focus", async ({
  page,
  service,
  expectedErrors,
}) => {
  expectFailure(expectedErrors);
  // The second try comes a second after the first.
  service.answers = [503, 200];
  await openReady(page);
  await submitByKeyboard(page);
  await expect.poll(() => service.received.length).toBe(1);
  await contactField(page, "message").fill("Something else");
  await expect(notice(page, "sent")).toBeVisible();
  await expect(page.locator("form").getByRole("status")).toHaveText(outcome.sent.heading);
  await expect(toast(page, "default")).toBeVisible();
  await expect(contactField(page, "message")).toBeFocused();
  expect(service.received).toHaveLength(2);
  await expectForm(page, { ...message, message: "Something else" });
});

test("a message that is refused is not lost", async ({
  page,
  service,
  expectedErrors,
  consoleLines,
}) => {
  expectFailure(expectedErrors);
  service.answers = [400];
  await openReady(page);
  await submitByKeyboard(page);
  await expectNotice(page, "failed");
  await expectFailureToast(page);
  await expectForm(page, message);
  await expect(submitButton(page)).toBeEnabled();
  expect(consoleLines.join("\n")).toContain(outcome.failureConsole);
  await expect(page.getByRole("button", { name: outcome.undo, exact: true })).toHaveCount(0);

  const mails = await recordMailLinks(page);
  await notice(page, "failed").getByRole("link", { name: outcome.openInstead }).press("Enter");
  await expect.poll(() => mails.length).toBe(1);
});

test("a service that an extension blocks loses nothing", async ({
  page,
  service,
  expectedErrors,
}) => {
  expectFailure(expectedErrors);
  await page.route(`${service.origin}/**`, (route) => route.abort("blockedbyclient"));
  await openReady(page);
  await submitByKeyboard(page);
  // To the page a request that was blocked looks like one whose answer was lost.
  await expectNotice(page, "unknown");
  await expectForm(page, message);
  expect(service.received).toEqual([]);
});

test("a program that fills in every field sends nothing", async ({ page, service }) => {
  await openReady(page);
  await expect(contactPart(page).getByRole("textbox")).toHaveCount(3);
  const trap = page.getByLabel(words.trap, { exact: true });
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.value = "https://spam.example";
  });
  await expect(trap).not.toBeFocused();
  await submitByKeyboard(page);
  // Should it be a visitor's own program, the mail program is offered, and nothing is lost.
  await expectNotice(page, "failed");
  await expectForm(page, message);
  expect(service.received).toHaveLength(0);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "";
  });
  await submitAgain(page);
  await expectNotice(page, "sent");
  expect(service.received).toHaveLength(1);
});

test("a press while React is away is kept, and sends once it is there", async ({
  page,
  service,
}) => {
  const mails = await recordMailLinks(page);
  const release = await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page);
  await submitByKeyboard(page);
  await page.keyboard.press("Enter");
  release();
  await expectNotice(page, "sent");
  expect(service.received).toHaveLength(1);
  expect(mails).toEqual([]);
});

test("what sends is asked for once the message is whole, and not before", async ({ page }) => {
  const chunks = recordChunks(page);
  const sender = () => chunks.filter((path) => path.includes("send-by-emailjs"));
  await openForm(page);
  await fillIn(page, { name: message.name, email: message.email });
  await expect(submitButton(page)).toBeDisabled();
  expect(sender()).toEqual([]);
  await fillIn(page, { message: message.message });
  await expect.poll(sender).not.toEqual([]);
});

async function expectFailureToast(page: Page): Promise<void> {
  await expect(toast(page, "destructive")).toContainText(outcome.failure.title);
  await expect(toast(page, "destructive")).toContainText(outcome.failure.description);
}

/** The browser's line about the request, and the site's own. */
function expectFailure(expectedErrors: RegExp[]): void {
  expectedErrors.push(/Failed to load resource/, new RegExp(outcome.failureConsole));
}
