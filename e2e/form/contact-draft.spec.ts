import { fieldNames } from "../../src/contact/message.ts";
import { draftKey } from "../../src/inline/contract.ts";
import { holdChunks, loseChunks } from "../support/assets.ts";
import { breakPage, brokenPageErrors } from "../support/broken-page.ts";
import {
  contactField,
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  openForm,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import { hydrate, isHydrated } from "../support/controls.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { expect, test } from "../support/test.ts";

const { form: words } = pageContent("contact");
const failed = site.interface.applicationError;

test("a press while React is away sends through the browser, and once", async ({ page }) => {
  const mails = await recordMailLinks(page);
  const release = await holdChunks(page);
  await page.goto("/contact");
  await fillIn(page);
  await submitByKeyboard(page);
  await expect.poll(() => mails.length).toBe(1);
  release();
  await contactField(page, "name").fill("");
  await expect(submitButton(page)).toBeDisabled();
  expect(mails).toHaveLength(1);
  await expectForm(page, { ...message, name: "" });
});

test("what was typed while React is away is judged once it is there", async ({ page }) => {
  const release = await holdChunks(page);
  await page.goto("/contact");
  await contactField(page, "email").fill("asha");
  await expect(contactField(page, "email")).toHaveAccessibleDescription("");
  release();
  await expect(contactField(page, "email")).toHaveAccessibleDescription(words.errors.emailInvalid);
  await expect(contactField(page, "name")).toHaveAccessibleDescription("");
});

test("an older page of the history does not bring back what has gone, over what was begun since", async ({
  page,
}) => {
  await recordMailLinks(page);
  await openForm(page);
  await fillIn(page);
  await page.goto("/about");
  await page.goto("/contact");
  await hydrate(page);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  await contactField(page, "name").fill("Noor");
  await page.goBack();
  await page.goBack();
  await expectForm(page, { ...emptyMessage, name: "Noor" });
});

test("what is typed survives a reload and Back, until it is sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expectForm(page, message);
  await page.goto("/about");
  await page.goBack();
  await expectForm(page, message);
  // Until React runs the form the browser alone would send it.
  await contactField(page, "name").focus();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(submitButton(page)).toBeEnabled();
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  const drafts = fieldNames.map(draftKey);
  expect(
    await page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), drafts),
  ).toEqual([null, null, null]);
  await page.reload();
  await openForm(page);
  await expectForm(page, emptyMessage);
});

test("what was typed on two visits without React is there on the third", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await loseChunks(page);
  for (const name of fieldNames) {
    await page.goto("/contact");
    await contactField(page, name).fill(message[name]);
  }
  await page.goto("/contact");
  await expectForm(page, message);
});

test("what was typed survives a page that fails as it comes to life", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...brokenPageErrors);
  // Else the typing would bring React by itself, before the page is broken.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const mend = await breakPage(page, "contact");
  await contactField(page, "name").fill(message.name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failed.heading);
  await mend();
  await page.getByRole("button", { name: failed.reload, exact: true }).click();
  await expectForm(page, { ...emptyMessage, name: message.name });
});
