import { recordChunks } from "../support/assets.ts";
import { blockClipboard } from "../support/blocked.ts";
import {
  asText,
  companyAddress,
  contactField,
  emptyMessage,
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
/** A mail without text, for a message that is pasted into it. */
const plainMail = { to: companyAddress, headers: { subject: words.mailSubject } };

test("a message goes to the visitor's mail program to the letter, and the form is empty", async ({
  page,
}) => {
  const mails = await recordMailLinks(page);
  const chunks = recordChunks(page);
  await openForm(page);
  await fillIn(page, { ...message, name: " " });
  // Other texts stand in `mail-link.test.ts`.
  const text = "नमस्ते 👩🏽‍🌾 & <b>“50 %”</b>\nBcc: other@example.org\n\n%0D%0A&cc=other@example.org";
  const written = { ...message, name: "ఆశా రావు", message: text };
  await fillIn(page, written);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toContain("+");
  expect(readMailLink(mails[0])).toEqual({
    to: companyAddress,
    headers: { subject: words.mailSubject, body: asText(written).replaceAll("\n", "\r\n") },
  });

  await expect(toast(page, "default")).toContainText(outcome.success.title);
  await expect(toast(page, "default")).toContainText(outcome.success.description);
  await expectForm(page, emptyMessage);
  for (const name of ["name", "email", "message"] as const)
    await expect(contactField(page, name)).toHaveAccessibleDescription("");
  await expect(submitButton(page)).toBeDisabled();
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks.filter((path) => path.includes("send-by-"))).toEqual([]);
});

test("the notice opens the mail program again, and gives the plain address", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await handOver(page);
  const links = notice(page, "handedOver").getByRole("link");
  await links.filter({ hasText: outcome.openAgain }).press("Enter");
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]).toBe(mails[0]);
  await links.filter({ hasText: companyAddress }).press("Enter");
  await expect.poll(() => mails.length).toBe(3);
  expect(readMailLink(mails[2])).toEqual(plainMail);
});

test("Enter in a field sends too, and a second message has a notice of its own", async ({
  page,
}) => {
  const mails = await recordMailLinks(page);
  await handOver(page);
  await fillIn(page, { ...message, message: "One thing more" });
  await contactField(page, "email").press("Enter");
  await expect.poll(() => mails.length).toBe(2);
  await expectNotice(page, "handedOver");
  expect(readMailLink(mails[1]).headers["body"]).toContain("One thing more");
  await expect(notice(page, "handedOver")).toHaveCount(1);
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
  await expect(part.getByRole("status")).toHaveText(outcome.copied);
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(asText(long));
  const [address] = await part.getByRole("link").all();
  expect(readMailLink((await address?.getAttribute("href")) ?? "")).toEqual(plainMail);
  await expect(page.getByRole("button", { name: outcome.undo, exact: true })).toHaveCount(0);
  expect(mails).toEqual([]);
});

for (const how of ["refused", "missing"] as const)
  test(`where copying is ${how}, the message stands there selected`, async ({ page }) => {
    await blockClipboard(page, how);
    await handOver(page);
    const part = notice(page, "handedOver");
    await part.getByRole("button", { name: outcome.copy, exact: true }).press("Enter");
    const copy = part.getByRole("textbox", { name: outcome.copyByHand, exact: true });
    await expect(copy).toBeFocused();
    await expect(copy).toHaveValue(asText(message));
    await expect(part.getByRole("status")).toBeEmpty();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(asText(message));
  });
