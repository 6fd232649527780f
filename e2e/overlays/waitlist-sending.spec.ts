import type { Page } from "playwright/test";
import { impatience } from "../../src/site/contact/form-life.ts";
import { fill } from "../../src/words/template.ts";
import { expectNoViolations } from "../support/axe.ts";
import { pageContent, site } from "../support/content.ts";
import { readMailLink } from "../support/mail-program.ts";
import { fields, serviceTest as test } from "../support/product/service.ts";
import { expect } from "../support/test.ts";
import {
  address,
  addressField,
  confirmation,
  joinWaitlist,
  notifyButton,
  openWaitlist,
  waitlistDialog,
} from "../support/waitlist.ts";

const { waitlist: words } = pageContent("products").words;
const product = "Open Ledger";
const entry = {
  ...fields,
  name: address,
  email: address,
  message: fill(words.mailSubject, { product }),
};

const forgetButton = (page: Page) =>
  waitlistDialog(page).getByRole("button", { name: words.sent.forget, exact: true });

/** Opens the dialog and sends an address, by keyboard, on a clock that goes when a test has it go. */
async function sendAddress(page: Page): Promise<void> {
  await page.clock.install();
  await openWaitlist(page);
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
}

test.describe("where a service sends", { tag: "@everything" }, () => {
  test("a waitlist is joined from a section of products", async ({ page, service }) => {
    await page.goto("/about");
    await notifyButton(page).press("Enter");
    await expect(addressField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(addressField(page)).toHaveAccessibleName(words.email);
    await expect(addressField(page)).toHaveAccessibleDescription(
      `${words.intro} ${words.errors.emailMissing}`,
    );
    await joinWaitlist(page);
    expect(service.received).toEqual([entry]);
    await page.keyboard.press("Escape");
    await expect(notifyButton(page)).toBeFocused();
    await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
  });

  test("an address is sent with the product's name, and the dialog says that it is", {
    tag: "@daily",
  }, async ({ page, service, consoleLines }) => {
    await openWaitlist(page);
    const said = fill(words.privacy.post, { service: new URL(service.origin).host });
    await expect(waitlistDialog(page)).toContainText(said);
    await joinWaitlist(page);
    expect(service.received).toEqual([entry]);
    await expect(waitlistDialog(page)).toContainText(words.sent.kept);
    await expect(waitlistDialog(page)).not.toContainText(words.kept);
    await expect(waitlistDialog(page).getByRole("link")).toHaveCount(0);
    expect(consoleLines).toEqual([]);
    await page.keyboard.press("Escape");
    const card = page.getByRole("article", { name: product });
    await expect(card.getByText(words.joined, { exact: true })).toBeVisible();

    await notifyButton(page).press("Enter");
    await forgetButton(page).press("Enter");
    await expect(waitlistDialog(page).locator(".dialog-status").first()).toHaveText(
      words.sent.forgotten,
    );
    expect(service.received).toHaveLength(1);
  });

  test("a refused address can be sent again", async ({ page, service, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, new RegExp(words.sent.console));
    service.answers = [422];
    await sendAddress(page);
    const { heading, text } = words.sent.failed;
    const said = waitlistDialog(page).getByRole("heading", { name: heading, exact: true });
    await expect(said.locator("xpath=..")).toBeFocused();
    await expect(said.locator("xpath=..")).toContainText(text);
    await expectNoViolations(page);
    await expect(addressField(page)).toHaveValue(address);
    const mail = waitlistDialog(page).getByRole("link", { name: words.mail, exact: true });
    expect(readMailLink(`${await mail.getAttribute("href")}`).to).toBe(site.contact.supportEmail);

    service.answers = [200];
    await page.clock.fastForward(impatience);
    await waitlistDialog(page).locator("[type=submit]").press("Enter");
    await expect(confirmation(page)).toBeFocused();
    expect(service.received).toEqual([entry, entry]);
  });

  test("the card says what became of an address", async ({ page, service, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    service.answers = [503, 200];
    await sendAddress(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => service.received.length).toBe(1);
    // The second try comes a second after the first.
    await page.clock.fastForward(1000);
    await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
    await expect(notifyButton(page)).toBeFocused();
    expect(service.received).toEqual([entry, entry]);
  });
});
