import { serviceAddress } from "../../src/site/data/service-address.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  openForm,
  submitByKeyboard,
} from "../support/contact.ts";
import { hasPage, pathOfLayout, site } from "../support/content.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { standInForService } from "../support/mail-service.ts";
import { expect, test } from "../support/test.ts";

const { contact, delivery } = site;
const service = serviceAddress(delivery);

test.skip(!hasPage("contact"), "The site has no form.");

test("a message goes the way that the content says, where it says", async ({ page }) => {
  const mails = await recordMailLinks(page);
  if (service) await standInForService(page, service.origin);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  sent.catch(() => {});
  await openForm(page);
  await fillIn(page);
  await submitByKeyboard(page);
  if (delivery.method === "mailto") {
    await expectNotice(page, "handedOver");
    expect(mails.map((mail) => readMailLink(mail).to)).toEqual([contact.email]);
  } else {
    await expectNotice(page, "sent");
    const said = (await sent).postData() ?? "";
    if (delivery.method === "post")
      expect(Object.fromEntries(new URLSearchParams(said))).toMatchObject(message);
    else {
      expect(said).toContain(JSON.stringify(message.message));
      expect(said).toContain(contact.email);
    }
    expect(mails).toEqual([]);
  }
  await expectForm(page, emptyMessage);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form goes to the mail program, or to what takes forms", async ({ page }) => {
    await page.goto(pathOfLayout("contact"));
    const form = page.locator("form");
    await expect(form).toHaveAttribute("method", "post");
    if (delivery.method === "post") {
      await expect(form).toHaveAttribute("action", delivery.endpoint);
      return;
    }
    await expect(form).toHaveAttribute("enctype", "text/plain");
    const { to } = readMailLink((await form.getAttribute("action")) ?? undefined);
    expect(to).toBe(contact.email);
  });
});
