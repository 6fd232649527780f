import type { Locator } from "playwright/test";
import { fieldNames } from "../../src/contact/message.ts";
import { companyAddress, contactField, fillIn, message, submitButton } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const { form: words } = pageContent("contact");

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("the form hands the message to the visitor's mail program", async ({ page }) => {
  const form = page.locator("form");
  await expect(form).toHaveAttribute("method", "post");
  await expect(form).toHaveAttribute("enctype", "text/plain");
  const line = { ...message, message: "Hello there" };
  await fillIn(page, line);
  const mail = page.waitForRequest(/^mailto:/);
  await submitButton(page).click();
  const address = new URL((await mail).url());
  expect(address.pathname).toBe(companyAddress);
  expect(address.searchParams.get("subject")).toBe(words.mailSubject);
  const body = address.searchParams.get("body");
  for (const value of Object.values(line)) expect(body).toContain(value);
});

test("what is said to be missing is said only while it is", async ({ page }) => {
  const { missing } = words.reasons;
  const reason = page.getByText(missing.slice(0, missing.indexOf("{")));
  await expect(reason).toBeVisible();
  await fillIn(page, { name: message.name });
  await expect(reason).toBeHidden();
});

test("the browser asks for each field that is empty", async ({ page }) => {
  await submitButton(page).click();
  for (const name of fieldNames) {
    await expect(contactField(page, name)).toHaveAttribute("required");
    expect(await faultOf(contactField(page, name))).toBe("valueMissing");
  }
  await expect(contactField(page, "name")).toBeFocused();
});

test("the browser refuses a name of blanks alone, and what is no e-mail address", async ({
  page,
}) => {
  await fillIn(page, { ...message, name: " \t " });
  await submitButton(page).click();
  expect(await faultOf(contactField(page, "name"))).toBe("patternMismatch");
  await expect(contactField(page, "name")).toBeFocused();

  for (const email of ["ada", "ada@example", "ada@@example.org", "@example.org"]) {
    await fillIn(page, { ...message, email });
    await submitButton(page).click();
    expect(await faultOf(contactField(page, "email")), email).toMatch(
      /typeMismatch|patternMismatch/,
    );
    await expect(contactField(page, "email")).toBeFocused();
  }
});

/** What the browser holds against a field's value. */
function faultOf(locator: Locator): Promise<string | undefined> {
  return locator.evaluate((element) => {
    const { validity } = element as HTMLInputElement;
    for (const fault in validity)
      if (fault !== "valid" && validity[fault as keyof ValidityState]) return fault;
    return undefined;
  });
}
