import type { Page } from "playwright/test";
import {
  companyAddress,
  contactField,
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  notice,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { isHydrated } from "../support/controls.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { holdChunks } from "../support/product/assets.ts";
import { endpoint, serviceTest as test } from "../support/product/service.ts";
import { settle } from "../support/product/time.ts";
import { expect } from "../support/test.ts";

const { form: words, outcome } = pageContent("contact").words;

/** Sends a message by a double click; its React is kept back until the function that it gives is called. */
async function sendEarly(page: Page, sent = message) {
  const release = await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page, sent);
  await submitButton(page).dblclick();
  return release;
}

test("what is sent before React arrives goes to the letter", async ({ page }) => {
  const mails = await recordMailLinks(page);
  const text = "Grüße + नमस्ते 👩🏽‍🌾\na & b = 50 %";
  const release = await sendEarly(page, { ...message, message: text });
  await expect.poll(() => mails.length).toBe(1);
  const { to, headers } = readMailLink(mails[0]);
  expect(to).toBe(companyAddress);
  expect(headers["subject"]).toBe(words.mailSubject);
  expect(headers["body"]).toContain(text.replace("\n", "\r\n"));
  expect(headers["body"]).toContain(message.email);

  release();
  await expectNotice(page, "handedOver");
  await expectForm(page, emptyMessage);
  // The second press of somebody in a hurry.
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  expect(mails).toHaveLength(1);
  await page.getByRole("button", { name: outcome.undo, exact: true }).press("Enter");
  await expectForm(page, { ...message, message: text });
});

test("a press while React takes the form over hands the message over once", async ({ page }) => {
  const mails = await recordMailLinks(page);
  // React posts itself a message to render, and another one to run its effects.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let isFirst = true;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const post = () => postMessage.call(this, message);
      if (isFirst) post();
      else addEventListener("go-on", post, { once: true });
      isFirst = false;
    };
  });
  const release = await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false);
  await submitButton(page).click();
  await page.evaluate(() => void dispatchEvent(new Event("go-on")));
  await expectNotice(page, "handedOver");
  await expectForm(page, emptyMessage);
  expect(mails).toHaveLength(1);
});

test.describe("where a service sends", { tag: "@everything" }, () => {
  const sendingButton = (page: Page) =>
    page.getByRole("button", { name: words.sending, exact: true });

  test("a press that waits says so, and ends as more is written", async ({ page, service }) => {
    const release = await sendEarly(page);
    await expect(sendingButton(page)).toHaveAttribute("aria-busy", "true");
    await contactField(page, "message").press("Control+End");
    await page.keyboard.type(" And wh");
    await expect(submitButton(page)).not.toHaveAttribute("aria-busy");
    const text = `${message.message} And wh`;
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await settle(page);
    await expectForm(page, { ...message, message: text });
    expect(service.received).toEqual([]);
    await page.keyboard.type("en?");
    await submitButton(page).click();
    await expect.poll(() => service.received).toMatchObject([{ message: `${text}en?` }]);
  });

  test("presses wait twenty seconds and post once", async ({ page, service, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.clock.install();
    await sendEarly(page);
    await page.clock.fastForward(19_000);
    await expect(sendingButton(page)).toBeVisible();
    expect(service.received).toEqual([]);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(endpoint);
    expect(service.received).toMatchObject([{ name: message.name }]);
    await page.goBack();
    await expectForm(page, message);
  });

  test("a press waits for chunks that arrive slowly", async ({ page, service }) => {
    const mails = await recordMailLinks(page);
    await page.clock.install();
    // Each chunk comes in three parts, in all longer than the network may be silent.
    await page.addInitScript(() => {
      const { fetch } = window;
      Object.assign(window, { waits: 0 });
      window.fetch = async (...request) => {
        const answer = await fetch(...request);
        if (!answer.url.endsWith(".js")) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const size = Math.ceil(bytes.length / 3);
        let part = 0;
        const pull = async (stream: ReadableStreamDefaultController) => {
          Object(window).waits += 1;
          await new Promise((resume) => setTimeout(resume, 15_000));
          stream.enqueue(bytes.subarray(part * size, ++part * size));
          if (part === 3) stream.close();
        };
        return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), answer);
      };
    });
    await page.goto("/contact");
    await fillIn(page);
    await submitButton(page).click();
    let passed = 0;
    await expect(async () => {
      const waits = await page.evaluate(() => Object(window).waits);
      // Where nothing waits, the clock stands: on a busy machine it would run ahead of the network.
      if (waits > passed) await page.clock.fastForward(15_000);
      passed = waits;
      await expect(notice(page, "sent")).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(submitButton(page)).not.toHaveAttribute("aria-busy");
    expect(service.received).toHaveLength(1);
    expect(mails).toEqual([]);
  });
});
