import { wordList } from "../../src/words/template.ts";
import { narrow } from "../support/conditions.ts";
import {
  contactField,
  expectErrors,
  fillIn,
  message,
  missingErrors,
  openForm,
  spokenIn,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

/* Which fault a text has stands in `message.test.yaml`, and when a field shows it in `form-life.test.ts`. */

const { form: words } = pageContent("contact").words;
const { errors } = words;

test("an error is spoken once, on leaving its field, and moves nothing", async ({ page }) => {
  await recordMoves(page);
  await page.setViewportSize(narrow);
  await openForm(page);
  const before = await movesOf(page);
  const said = await spokenIn(page).evaluateHandle(recordTexts);
  const spoken = () => said.evaluate((texts) => texts.filter(Boolean));

  await contactField(page, "email").pressSequentially("asha");
  await expectErrors(page, { email: errors.emailInvalid });
  await expect(page.locator("[aria-live]").filter({ hasText: /./ })).toHaveCount(0);
  expect(await spoken()).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(spoken).toEqual([errors.emailInvalid]);
  for (const key of ["Shift+Tab", "Tab", "Tab"]) await page.keyboard.press(key);

  await contactField(page, "email").press("End");
  await page.keyboard.type("@example.org");
  await page.keyboard.press("Tab");
  await expectErrors(page, {});
  expect(await spoken()).toEqual([errors.emailInvalid]);

  await fillIn(page);
  await fillIn(page, { name: "", email: "", message: "" });
  await expectErrors(page, missingErrors());
  expect(await movesOf(page)).toEqual(before);
});

test("a press too early shows all errors in a summary", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await openForm(page);
  const title = await page.title();
  const line = page.locator("form > p:not([role])");
  const expectReason = async (reason: string) => {
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveAccessibleDescription(reason);
    await expect(line).toBeVisible();
    await expect(line).toHaveText(reason);
  };
  await expect(submitButton(page)).toHaveAccessibleDescription(
    missingReason(["name", "email", "message"]),
  );
  await expect(line, "The page names nothing before a field has been left.").toBeHidden();
  await contactField(page, "email").fill("asha");
  await contactField(page, "email").blur();
  await expectReason(missingReason(["name", "message"]));
  await submitByKeyboard(page);
  const summary = page.getByRole("group", { name: errors.heading, exact: true });
  await expect(summary).toBeFocused();
  // With its name a screen reader reads this, and not yet the links.
  await expect(summary).toHaveAccessibleDescription(missingReason(["name", "message"]));
  const all = { ...missingErrors(), email: errors.emailInvalid };
  await expectErrors(page, all);
  await expectReason(missingReason(["name", "message"]));
  await expect(page).toHaveTitle(errors.title.replace("{title}", title));
  for (const name of ["name", "email", "message"] as const) {
    await summary.getByRole("link", { name: all[name], exact: true }).press("Enter");
    await expect(contactField(page, name)).toBeFocused();
  }
  await submitByKeyboard(page);
  await expect(summary, "The focus goes to it at each press.").toBeFocused();

  for (const [name, left] of [
    ["name", ["email", "message"]],
    ["message", ["email"]],
    ["email", []],
  ] as const) {
    await contactField(page, name).fill(`${message[name]}`);
    await expect(contactField(page, name)).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(left.map((field) => all[field]));
    if (name === "message") await expectReason(errors.emailInvalid);
  }
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveAccessibleDescription("");
  await expect(line).toBeHidden();
  await contactField(page, "message").fill("");
  await expect(summary, "Only a press brings it.").toHaveCount(0);
  expect(mails).toEqual([]);
});

/** What the page says while these fields are empty. */
function missingReason(names: readonly ("name" | "email" | "message")[]): string {
  const labels = names.map((name) => words[name]);
  return words.reasons.missing.replace("{fields}", wordList(site.words.interface.list, labels));
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
