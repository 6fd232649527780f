import { isWhole } from "../../scripts/test/whole.ts";
import { fill } from "../../src/content/template.ts";
import { loseChunks, recordChunks } from "../support/assets.ts";
import {
  contactPart,
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  openReady,
  submitAgain,
  submitButton,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { expect, fields, endpointTest as test } from "../support/other-sites.ts";

const { form: words, outcome } = pageContent("contact");
const whole = { ...fields, ...message };
/** Browsers post the lines of a text area as CR LF (HTML, "constructing the entry list"). */
const posted = { ...whole, message: message.message.replaceAll("\n", "\r\n") };

test("a message goes to the endpoint with the fields that it asks for, and a toast says so", async ({
  page,
  service,
}) => {
  const chunks = recordChunks(page);
  await openReady(page);
  await submitByKeyboard(page);
  await expectNotice(page, "sent");
  await expect(toast(page, "default")).toContainText(outcome.success.description);
  await expectForm(page, emptyMessage);
  expect(service.received).toEqual([whole]);
  // It is asked for twice, the second time out of the cache.
  const senders = chunks.filter((path) => path.includes("send-by"));
  expect([...new Set(senders)]).toEqual([expect.stringContaining("send-by-post")]);
});

test("the form says where the message goes", async ({ page, service }) => {
  await page.goto("/contact");
  const said = fill(`${words.privacy.post}`, { service: new URL(service.origin).host });
  await expect(contactPart(page).getByText(said, { exact: true })).toBeVisible();
});

for (const [what, answer, end, times] of [
  ["is refused", 422, "failed", 1],
  ...(isWhole
    ? ([
        ["is wrong for the endpoint", 400, "failed", 1],
        // The page waits between its tries, ever longer.
        ["meets a fault of the endpoint, each time", 500, "failed", 4],
        ["comes to a gateway that gives up", 504, "unknown", 1],
      ] as const)
    : []),
  ["meets a connection that breaks", "reset", "unknown", 1],
  ["is answered so that the page cannot read it", "unreadable", "unknown", 1],
  ["finds no network", "offline", "failed", 0],
] as const)
  test(`a message that ${what} is not lost, and no more is said than is known`, async ({
    page,
    service,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|CORS policy/, new RegExp(outcome.failureConsole));
    if (answer !== "offline") service.answers = [answer];
    await openReady(page);
    await page.context().setOffline(answer === "offline");
    await submitButton(page).click({ clickCount: 3 });
    await expectNotice(page, end);
    await expectForm(page, message);
    await expect(toast(page, "destructive")).toHaveCount(end === "failed" ? 1 : 0);
    expect(service.received).toHaveLength(times);

    service.answers = [200];
    await page.context().setOffline(false);
    await submitAgain(page);
    await expectNotice(page, "sent");
    expect(service.received).toHaveLength(times + 1);
  });

test("where the app cannot be had, three presses post the form once, as browsers do", async ({
  page,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const mails = await recordMailLinks(page);
  await loseChunks(page, { status: 404 });
  await page.goto("/contact");
  await fillIn(page);
  await submitButton(page).click({ clickCount: 3 });
  await expect(page).toHaveURL(`${service.origin}/f/1`);
  expect(service.received).toEqual([posted]);
  expect(mails).toEqual([]);
  await page.goBack();
  await expectForm(page, message);
});

test("a program that fills in every field sends nothing", async ({ page, service }) => {
  await openReady(page);
  await expect(contactPart(page).getByRole("textbox")).toHaveCount(3);
  const trap = page.getByLabel(words.trap, { exact: true });
  await expect(trap).toHaveAttribute("name", "_gotcha");
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await submitByKeyboard(page);
  await expectNotice(page, "failed");
  expect(service.received).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser asks for what is missing, and posts the form", async ({ page, service }) => {
    await page.goto("/contact");
    await submitButton(page).click();
    expect(service.received).toEqual([]);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(`${service.origin}/f/1`);
    expect(service.received).toEqual([posted]);
  });
});
