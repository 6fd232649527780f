import type { Page } from "playwright/test";
import { blockStorage } from "../support/blocked.ts";
import {
  expectForm,
  expectNotice,
  message,
  openReady,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { expect, serviceTest as test } from "../support/other-sites.ts";
import { ownClock, stopClock } from "../support/time.ts";

const { outcome } = pageContent("contact");
/** Milliseconds before each attempt but the first. */
const waits = [1000, 2000, 4000];

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, new RegExp(outcome.failureConsole));
  await ownClock(page);
});

test("a service that is busy is asked four times, ever later", async ({ page, service }) => {
  service.answers = [429, 503, 429, 503];
  await openWithSender(page);
  const { attempts, waitFor } = await recordEfforts(page);
  await submitByKeyboard(page);
  for (const [index, wait] of waits.entries()) {
    await expect.poll(() => service.received.length).toBe(index + 1);
    await waitFor(wait);
    await page.clock.runFor(wait - 1);
    expect(await attempts()).toBe(index + 1);
    await page.clock.runFor(1);
    await expect.poll(attempts).toBe(index + 2);
  }
  await expectNotice(page, "failed");
  await expect(toast(page, "destructive")).toHaveCount(1);
  await expectForm(page, message);
  await page.clock.runFor(60_000);
  expect(service.received).toHaveLength(4);
  expect(await attempts()).toBe(4);
});

test("of a service that hangs up, the page says that it cannot know", async ({ page, service }) => {
  service.answers = ["reset"];
  await openWithSender(page);
  await submitByKeyboard(page);
  await expectNotice(page, "unknown");
  await expectForm(page, message);
  await expect(toast(page, "destructive")).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(service.received).toHaveLength(1);
});

test("a connection that breaks in a tunnel leaves it unknown what arrived", async ({
  page,
  context,
  service,
}) => {
  service.answers = ["silence"];
  await openWithSender(page);
  await submitByKeyboard(page);
  await expect.poll(() => service.received.length).toBe(1);
  await context.setOffline(true);
  service.closeConnections();
  await expectNotice(page, "unknown");
  await context.setOffline(false);
  await page.clock.runFor(60_000);
  expect(service.received).toHaveLength(1);
});

test("a message sent in a tunnel goes when the train comes out", async ({
  page,
  context,
  service,
}) => {
  await openWithSender(page);
  const { attempts, waitFor } = await recordEfforts(page);
  await context.setOffline(true);
  await submitByKeyboard(page);
  await expect.poll(attempts).toBe(1);
  await waitFor(1000);
  await context.setOffline(false);
  await page.clock.runFor(1000);
  await expectNotice(page, "sent");
  expect(service.received).toHaveLength(1);
});

test("a message sent in a long tunnel is not lost", async ({ page, context, service }) => {
  await openWithSender(page);
  const { attempts, waitFor } = await recordEfforts(page);
  await context.setOffline(true);
  await submitByKeyboard(page);
  for (const [index, wait] of waits.entries()) {
    await expect.poll(attempts).toBe(index + 1);
    await waitFor(wait);
    await page.clock.runFor(wait);
  }
  await expectNotice(page, "failed");
  await expectForm(page, message);
  expect(await attempts()).toBe(4);
  expect(service.received).toEqual([]);
});

test("after 20 seconds without an answer the page says that it cannot know", async ({
  page,
  service,
}) => {
  service.answers = ["silence"];
  await openWithSender(page);
  await submitByKeyboard(page);
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.runFor(19_999);
  const { heading } = outcome.unknown;
  await expect(page.getByRole("heading", { name: heading, exact: true })).toHaveCount(0);
  await page.clock.runFor(1);
  await expectNotice(page, "unknown");
  await expectForm(page, message);
  await expect(toast(page, "default")).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(service.received).toHaveLength(1);
});

test("where storage is blocked the message goes to the mail program", async ({ page, service }) => {
  await blockStorage(page);
  const mails = await recordMailLinks(page);
  await openWithSender(page);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  expect(mails).toHaveLength(1);
  expect(service.received).toEqual([]);
});

/** Opens the form, fills it in, and waits for what sends it; then only the test's clock goes. */
async function openWithSender(page: Page): Promise<void> {
  const sender = page.waitForResponse(/send-by-emailjs/);
  await openReady(page);
  await (await sender).finished();
  await stopClock(page);
}

/** What the page has done to send a message. */
interface Efforts {
  /** Requests, those that never left it too. */
  attempts: () => Promise<number>;
  /** Waits until the page has set itself a timer. */
  waitFor: (milliseconds: number) => Promise<void>;
}

async function recordEfforts(page: Page): Promise<Efforts> {
  const efforts = await page.evaluateHandle(() => {
    const { fetch, setTimeout } = window;
    const efforts = { attempts: 0, waits: [] as (number | undefined)[] };
    window.fetch = (address, options) => {
      // Chunks of controls are fetched as well.
      if (options?.method === "POST") efforts.attempts++;
      return fetch(address, options);
    };
    window.setTimeout = Object.assign((run: TimerHandler, wait?: number) => {
      efforts.waits.push(wait);
      return setTimeout(run, wait);
    }, setTimeout);
    return efforts;
  });
  return {
    attempts: () => efforts.evaluate(({ attempts }) => attempts),
    waitFor: (milliseconds) =>
      expect.poll(() => efforts.evaluate(({ waits }) => waits)).toContain(milliseconds),
  };
}
