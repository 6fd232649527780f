import { type FieldName, fieldNames } from "../../src/contact/message.ts";
import { wordList } from "../../src/content/template.ts";
import { narrow } from "../support/conditions.ts";
import {
  contactField,
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
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

const { form: words } = pageContent("contact");
const { errors } = words;

test("on a small phone each field is in view as the keyboard reaches it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/contact");
  await contactField(page, "name").focus();
  for (const name of fieldNames) {
    await expect(contactField(page, name)).toBeFocused();
    await expect(contactField(page, name)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
  }
});

test("a field that is only visited has no error, else one for each change", async ({ page }) => {
  await openForm(page);
  await expect(page.locator("[maxlength]")).toHaveCount(0);
  for (const name of fieldNames) await contactField(page, name).focus();
  await page.keyboard.press("Tab");
  await expectErrors(page, {});
  for (const name of fieldNames) {
    const field = contactField(page, name);
    // Other blanks stand in `message.test.ts`.
    for (const nothing of ["", "\t \u00a0"]) {
      await field.fill(message[name]);
      await expectErrors(page, {});
      await field.fill(nothing);
      await expectErrors(page, { [name]: missingErrors()[name] });
    }
    await field.fill(message[name]);
  }
});

test("an error is spoken once, on leaving its field", async ({ page }) => {
  await openForm(page);
  const said = await page.locator("form").getByRole("status").evaluateHandle(recordTexts);
  const spoken = () => said.evaluate((texts) => texts.filter(Boolean));

  await contactField(page, "email").pressSequentially("asha");
  await expectErrors(page, { email: errors.emailInvalid });
  for (const role of ["status", "alert"] as const)
    await expect(page.getByRole(role).filter({ hasText: /./ })).toHaveCount(0);
  expect(await spoken()).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(spoken).toEqual([errors.emailInvalid]);
  for (const key of ["Shift+Tab", "Tab", "Tab"]) await page.keyboard.press(key);

  await contactField(page, "email").press("End");
  await page.keyboard.type("@example.org");
  await page.keyboard.press("Tab");
  await expectErrors(page, {});
  expect(await spoken()).toEqual([errors.emailInvalid]);
});

test("nothing moves when an error comes or goes", async ({ page }) => {
  await recordMoves(page);
  await page.setViewportSize(narrow);
  await openForm(page);
  const before = await movesOf(page);
  await fillIn(page);
  await fillIn(page, { name: "", email: "", message: "" });
  await expectErrors(page, missingErrors());
  expect(await movesOf(page)).toEqual(before);
});

test("the button is unavailable, and says why, until the message is whole", async ({ page }) => {
  await openForm(page);
  const line = page.locator("form > p:not([role])");
  const expectReason = async (reason: string) => {
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveAccessibleDescription(reason);
    await expect(line).toBeVisible();
    await expect(line).toHaveText(reason);
  };
  for (const [index, name] of fieldNames.entries()) {
    await expectReason(missingReason(fieldNames.slice(index)));
    await contactField(page, name).fill(message[name]);
  }
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveAccessibleDescription("");
  await expect(line).toBeHidden();
  await fillIn(page, { name: " ", email: "asha" });
  await expectReason(missingReason(["name"]));
  await contactField(page, "name").fill(message.name);
  await expectReason(errors.emailInvalid);
});

test("a press too early shows all errors in a summary, while there are any", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await openForm(page);
  const title = await page.title();
  await contactField(page, "email").fill("asha");
  await submitByKeyboard(page);
  const summary = page.getByRole("group", { name: errors.heading, exact: true });
  await expect(summary).toBeFocused();
  const all = { ...missingErrors(), email: errors.emailInvalid };
  await expectErrors(page, all);
  await expect(page).toHaveTitle(errors.title.replace("{title}", title));
  for (const name of fieldNames) {
    await summary.getByRole("link", { name: all[name], exact: true }).press("Enter");
    await expect(contactField(page, name)).toBeFocused();
  }
  await submitByKeyboard(page);
  await expect(summary, "The focus goes to it at each press.").toBeFocused();

  await contactField(page, "email").fill("");
  const now = missingErrors();
  for (const [index, name] of fieldNames.entries()) {
    const left = fieldNames.slice(index).map((field) => now[field]);
    await expect(summary.getByRole("link")).toHaveText(left);
    await contactField(page, name).fill(message[name]);
    await expect(contactField(page, name)).toBeFocused();
  }
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await contactField(page, "message").fill("");
  await expect(summary, "Only a press brings it.").toHaveCount(0);

  expect(mails).toEqual([]);
});

/** What the page says while these fields are empty. */
function missingReason(names: readonly FieldName[]): string {
  const fields = names.map((name) => words[name]);
  return words.reasons.missing.replace("{fields}", wordList(site.interface.list, fields));
}

/** Runs in the page: gives a list that grows with each text of an element. */
function recordTexts(element: Element): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(element.textContent ?? "")).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return texts;
}
