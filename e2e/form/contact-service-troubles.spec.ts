import { fieldNames } from "../../src/contact/message.ts";
import { loseChunks } from "../support/assets.ts";
import {
  companyAddress,
  contactPart,
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
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { expect, serviceTest as test } from "../support/other-sites.ts";

const { form: words, outcome } = pageContent("contact");

for (const [trouble, status] of [
  ["the network is gone", undefined],
  ["the host has other chunks by now", 404],
] as const)
  test(`where ${trouble}, three presses hand the message to the mail program once`, async ({
    page,
    service,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const mails = await recordMailLinks(page);
    await loseChunks(page, { status });
    await page.goto("/contact");
    await fillIn(page);
    await submitButton(page).click({ clickCount: 3 });
    await expect.poll(() => mails.length).toBe(1);
    const { to, headers } = readMailLink(mails[0]);
    expect(to).toBe(companyAddress);
    expect(headers["subject"]).toBe(words.mailSubject);
    const lines = fieldNames.map((name) => `${name}: ${message[name]}`).join("\n");
    expect(headers["body"]?.replaceAll("\r\n", "\n").trimEnd()).toBe(lines);
    expect(service.received).toEqual([]);
    await expectForm(page, message);
  });

test("what sends can be lost, and comes at the next press", async ({
  page,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, new RegExp(outcome.failureConsole));
  const mend = await loseChunks(page, { named: /send-by-emailjs/ });
  const kinds: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("send-by-emailjs")) kinds.push(request.resourceType());
  });
  await openReady(page);
  await submitByKeyboard(page);
  await expectNotice(page, "failed");
  // Firefox remembers of a module that it could not be loaded, so that none is asked for in vain.
  expect(new Set(kinds)).toEqual(new Set(["fetch"]));
  mend();
  await submitAgain(page);
  await expectNotice(page, "sent");
  await expect(toast(page, "destructive")).toHaveCount(0);
  expect(service.received).toHaveLength(1);
});

test("who leaves while a message is on its way is told of the doubt on coming back", async ({
  page,
  service,
}) => {
  service.answers = ["silence"];
  await openReady(page);
  await submitByKeyboard(page);
  await expect.poll(() => service.received.length).toBe(1);
  // As a tab that was killed comes back: with what the browser had kept by then.
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  await expect(notice(copy, "unknown")).toBeVisible();
  await copy.close();
  await page.goto("/about");
  await page.goto("/contact");
  await expect(notice(page, "unknown")).toBeVisible();
  await expect(page.locator("form").getByRole("status")).toHaveText(outcome.unknown.heading);
  await expect(page.locator("body"), "Nobody asked for the focus.").toBeFocused();
  await expectForm(page, message);
  expect(service.received).toHaveLength(1);

  service.answers = [200];
  await submitByKeyboard(page);
  await expectNotice(page, "sent");
  await page.reload();
  await openForm(page);
  await expect(notice(page, "unknown")).toHaveCount(0);
});

test("the form says that the service sends", async ({ page }) => {
  await page.goto("/contact");
  const { mailto, emailjs } = words.privacy;
  await expect(contactPart(page).getByText(`${emailjs}`, { exact: true })).toBeVisible();
  await expect(contactPart(page).getByText(`${mailto}`, { exact: true })).toHaveCount(0);
});
