import type { Page } from "playwright/test";
import { impatience } from "../../src/site/contact/form-life.ts";
import { fill } from "../../src/words/template.ts";
import {
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
  spokenIn,
  submitButton,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { loseChunks, recordChunks } from "../support/product/assets.ts";
import { fields, serviceTest as test } from "../support/product/service.ts";
import { stopClock } from "../support/product/time.ts";
import { expect } from "../support/test.ts";

/* Which outcome each answer has stands in `outcomes.test.ts`. */

const { form: words, outcome } = pageContent("contact").words;

test.describe("where a service sends", { tag: "@everything" }, () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    // The browser's line about a request that failed, and the site's own.
    expectedErrors.push(/Failed to load resource/, new RegExp(outcome.failureConsole));
    await page.clock.install();
  });

  test("one message goes, and the form is empty", { tag: "@daily" }, async ({ page, service }) => {
    const chunks = recordChunks(page);
    const senders = () => new Set(chunks.filter((path) => path.includes("send-by-")));
    await openForm(page);
    const said = fill(`${words.privacy.post}`, { service: new URL(service.origin).host });
    await expect(contactPart(page).getByText(said)).toBeVisible();
    await fillIn(page, { name: message.name, email: message.email });
    await expect(submitButton(page)).toBeDisabled();
    expect(senders()).toEqual(new Set());
    await fillIn(page, { message: message.message });
    await expect.poll(senders).toEqual(new Set([expect.stringContaining("send-by-post")]));

    await submitByKeyboard(page);
    await expect(toast(page, "default")).toContainText(outcome.success.description);
    await expectNotice(page, "sent");
    await expect(notice(page, "sent").getByRole("button")).toHaveCount(0);
    await expectForm(page, emptyMessage);
    await expect(submitButton(page)).toBeDisabled();
    await openForm(page);
    await expectForm(page, emptyMessage);
    expect(service.received).toEqual([{ ...fields, ...message }]);
  });

  test("a refused message can go by mail or again", async ({ page, service, consoleLines }) => {
    service.answers = [422, 200];
    const mails = await recordMailLinks(page);
    await openReady(page);
    // Name, address, telephone number and message.
    await expect(contactPart(page).getByRole("textbox")).toHaveCount(4);
    const trap = page.getByLabel(words.trap, { exact: true });
    await expect(trap).toBeHidden();
    const setTrap = (text: string) =>
      trap.evaluate((field: HTMLInputElement, text) => {
        field.focus();
        field.value = text;
      }, text);
    await setTrap("https://spam.example");
    await expect(trap).not.toBeFocused();
    await submitByKeyboard(page);
    // Should it be a visitor's own program, the mail program is offered, and nothing is lost.
    await expectNotice(page, "failed");
    await expectForm(page, message);
    expect(service.received).toHaveLength(0);
    await setTrap("");

    await submitLater(page);
    await expect.poll(() => consoleLines.join("\n")).toContain(outcome.failureConsole);
    await expectNotice(page, "failed");
    await expect(toast(page, "destructive")).toBeVisible();
    await expectForm(page, message);
    await notice(page, "failed").getByRole("link", { name: outcome.openInstead }).press("Enter");
    await expect.poll(() => mails.length).toBe(1);
    await submitLater(page);
    await expectNotice(page, "sent");
    await expect(toast(page, "destructive"), "It is not about this message.").toHaveCount(0);
    expect(service.received).toHaveLength(2);
  });

  test("one press is one message, and writing on keeps the focus", async ({ page, service }) => {
    // The second try comes a second after the first.
    service.answers = [503, 200];
    await openReady(page);
    await stopClock(page);
    await submitByKeyboard(page);
    const button = page.getByRole("button", { name: words.sending, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(words.reasons.sending);
    await expect(spokenIn(page), "It would be said after a quick answer.").toHaveText("");
    await page.clock.runFor(500);
    await expect(spokenIn(page)).toHaveText(words.sending);
    await expect.poll(() => service.received.length).toBe(1);
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await contactField(page, "name").press("Enter");
    await expect(button).toBeDisabled();
    expect(service.received).toHaveLength(1);

    await contactField(page, "message").fill("Something else");
    await waitFor(page, outcome.sent.heading);
    await expect(spokenIn(page)).toHaveText(outcome.sent.heading);
    await expect(toast(page, "default")).toBeVisible();
    await expect(contactField(page, "message")).toBeFocused();
    expect(service.received).toHaveLength(2);
    await expectForm(page, { ...message, message: "Something else" });
  });

  test("without the chunk that sends, the page reloads once", async ({ page, service }) => {
    const repair = await loseChunks(page, { named: /send-by-/, status: 404 });
    await openReady(page);
    for (const documents of [1, 0]) {
      const loaded = documents > 0 && page.waitForEvent("load");
      await submitButton(page).click();
      await loaded;
      await expect(notice(page, "failed").getByRole("link").last()).toBeVisible();
      await expectForm(page, message);
    }
    expect(service.received).toEqual([]);
    repair();
    await submitLater(page);
    await expectNotice(page, "sent");
  });
});

/** Lets time pass until a heading is there; the page waits between its tries, ever longer. */
async function waitFor(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(async () => {
    await page.clock.fastForward(1000);
    expect(await heading.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Presses the button again, once a visitor has had time to read what became of the last message. */
async function submitLater(page: Page): Promise<void> {
  await page.clock.fastForward(impatience);
  await submitByKeyboard(page);
}
