import type { Page } from "playwright/test";
import { pageOf } from "../../src/engine/schema/pages.ts";
import { fill } from "../../src/words/template.ts";
import { message } from "../support/contact.ts";
import { contentIn, requirePart } from "../support/content.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { standInForService } from "../support/mail-service.ts";
import { loseChunks } from "../support/product/assets.ts";
import { sites } from "../support/product/sites.ts";
import { shownPattern } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";

/* Where messages go by EmailJS. `service.spec.ts` tests what is the same for all services. */

const { pages, site } = contentIn(sites.german.content());
const { form: words, outcome } = requirePart(pageOf(pages, "contact")).words;

const submitButton = (page: Page) => page.getByRole("button", { name: words.submit, exact: true });

/** The notice that a message could not be sent, without the app. */
const lostNotice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: shownPattern(outcome.failed.text) });

async function fillInForm(page: Page): Promise<void> {
  await page.goto("./kontakt");
  for (const [name, value] of Object.entries(message))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=datenschutz]").check();
}

test.describe("by EmailJS", { tag: "@german" }, () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
  });

  test("without the app, three presses are one mail", async ({ page }) => {
    const mails = await recordMailLinks(page);
    await page.clock.install();
    await loseChunks(page);
    await fillInForm(page);
    await page.locator("footer button[aria-haspopup=menu]").click();
    await expect(page.locator("body")).toHaveAttribute("data-lost", "");
    await expect(lostNotice(page)).toBeHidden();

    const submit = submitButton(page);
    await submit.click({ clickCount: 3 });
    await expect.poll(() => mails.length).toBe(1);
    const { to, headers } = readMailLink(mails[0]);
    expect(to).toBe(site.contact.email);
    expect(headers["body"]).toContain(`email: ${message.email}`);
    await expect(lostNotice(page)).toBeVisible();
    await page.clock.fastForward(1000);
    await submit.click();
    await expect.poll(() => mails.length, "A second press after the wait sends again.").toBe(2);
  });

  test("where chunks are missing, a reload says that nothing was sent", async ({ page }) => {
    const service = await standInForService(page, "https://api.emailjs.com");
    const mails = await recordMailLinks(page);
    const repair = await loseChunks(page, { status: 404 });
    await fillInForm(page);
    const said = fill(`${words.privacy.emailjs}`, { service: "api.emailjs.com" });
    await expect(
      page.locator("main").getByText(`${said} ${words.further?.sent}`, { exact: true }),
    ).toBeVisible();
    const loaded = page.waitForEvent("load");
    page.on("request", (request) => {
      if (request.isNavigationRequest()) repair();
    });
    await submitButton(page).click();
    await loaded;
    await expect(page.getByRole("heading", { name: outcome.failed.heading })).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue(message.message);
    expect([...mails, ...service.received]).toEqual([]);

    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: outcome.sent.heading })).toBeVisible();
    const { name, email, message: text } = message;
    expect(service.received).toMatchObject([
      {
        service_id: "service_quittenbaum",
        template_id: "template_kontakt",
        user_id: "oeffentlicher-schluessel",
        template_params: {
          ...{ from_name: name, from_email: email, message: text, to_email: site.contact.email },
        },
      },
    ]);
  });
});
