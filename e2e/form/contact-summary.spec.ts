import type { Page } from "playwright/test";
import { type FieldName, fieldNames } from "../../src/contact/message.ts";
import { wordList } from "../../src/content/word-list.ts";
import {
  contactField,
  contactPart,
  expectErrors,
  fillIn,
  message,
  missingErrors,
  openForm,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { expect, test } from "../support/test.ts";

const { form: words, title } = pageContent("contact");
const { errors } = words;

test("the button is unavailable, and says why, until the message is whole", async ({ page }) => {
  await openForm(page);
  const expectReason = async (reason: string) => {
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveAccessibleDescription(reason);
    await expect(reasonText(page)).toBeVisible();
    await expect(reasonText(page)).toHaveText(reason);
  };
  for (const [index, name] of fieldNames.entries()) {
    await expectReason(missingReason(fieldNames.slice(index)));
    await contactField(page, name).fill(message[name]);
  }
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveAccessibleDescription("");
  await expect(reasonText(page)).toBeHidden();

  await contactField(page, "name").fill(" ");
  await expectReason(missingReason(["name"]));
  await contactField(page, "email").fill("asha");
  await expectReason(missingReason(["name"]));
  await contactField(page, "name").fill(message.name);
  await expectReason(errors.emailInvalid);
});

/** The line below the button. */
const reasonText = (page: Page) => page.locator("form > p:not([role])");

/** What the page says while these fields are empty. */
function missingReason(names: readonly FieldName[]): string {
  const fields = wordList(
    site.interface.list,
    names.map((name) => words[name]),
  );
  return words.reasons.missing.replace("{fields}", fields);
}

test("a press too early shows all errors in a summary that takes the focus", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await openForm(page);
  await contactField(page, "email").fill("asha");
  await submitByKeyboard(page);

  const summary = page.getByRole("group", { name: errors.heading, exact: true });
  await expect(summary).toBeFocused();
  const all = { ...missingErrors(), email: errors.emailInvalid };
  await expect(summary.getByRole("link")).toHaveText(fieldNames.map((name) => all[name]));
  await expectErrors(page, all);
  await expect(page).toHaveTitle(new RegExp(`^Error: ${title}`));
  expect(mails).toEqual([]);

  for (const name of fieldNames) {
    await summary.getByRole("link", { name: all[name], exact: true }).press("Enter");
    await expect(contactField(page, name)).toBeFocused();
  }
  await submitByKeyboard(page);
  await expect(summary, "The focus goes to it at each press.").toBeFocused();
});

test("a press judges all fields anew", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await openForm(page);
  await fillIn(page);
  await expect(submitButton(page)).toBeEnabled();
  // As an extension does it, without telling the page.
  await contactField(page, "name").evaluate((field: HTMLInputElement) => {
    field.value = "";
  });
  await submitByKeyboard(page);
  await expect(contactPart(page).getByRole("group")).toBeFocused();
  await expectErrors(page, { name: errors.nameMissing });
  expect(mails).toEqual([]);
});
