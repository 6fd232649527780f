import type { Locator, Page } from "playwright/test";
import { pageContent, site } from "../support/content.ts";
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
  await fillIn(page, { name: "Ada", email: "ada@example.org", message: "Hello there" });
  const mail = page.waitForRequest(/^mailto:/);
  await submit(page);
  const address = new URL((await mail).url());
  expect(address.pathname).toBe(site.contact.email);
  expect(address.searchParams.get("subject")).toBe(words.mailSubject);
  const body = address.searchParams.get("body");
  for (const value of ["Ada", "ada@example.org", "Hello there"]) expect(body).toContain(value);
});

test("what is said to be missing is said only while it is", async ({ page }) => {
  const { missing } = words.reasons;
  const reason = page.getByText(missing.slice(0, missing.indexOf("{")));
  await expect(reason).toBeVisible();
  await field(page, words.name).fill("Ada");
  await expect(reason).toBeHidden();
});

test("the browser asks for each field that is empty", async ({ page }) => {
  await submit(page);
  for (const label of [words.name, words.email, words.message]) {
    await expect(field(page, label)).toHaveAttribute("required");
    expect(await faultOf(field(page, label))).toBe("valueMissing");
  }
  await expect(field(page, words.name)).toBeFocused();
});

test("the browser refuses a name of blanks alone, and what is no e-mail address", async ({
  page,
}) => {
  await fillIn(page, { name: " \t ", email: "ada@example.org", message: "Hello" });
  await submit(page);
  expect(await faultOf(field(page, words.name))).toBe("patternMismatch");
  await expect(field(page, words.name)).toBeFocused();

  for (const email of ["ada", "ada@example", "ada@@example.org", "@example.org"]) {
    await fillIn(page, { name: "Ada", email, message: "Hello" });
    await submit(page);
    expect(await faultOf(field(page, words.email)), email).toMatch(/typeMismatch|patternMismatch/);
    await expect(field(page, words.email)).toBeFocused();
  }
});

function field(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

function submit(page: Page): Promise<void> {
  return page.getByRole("button", { name: words.submit, exact: true }).click();
}

async function fillIn(page: Page, values: Record<"name" | "email" | "message", string>) {
  await field(page, words.name).fill(values.name);
  await field(page, words.email).fill(values.email);
  await field(page, words.message).fill(values.message);
}

/** What the browser holds against a field's value. */
function faultOf(locator: Locator): Promise<string | undefined> {
  return locator.evaluate((element) => {
    const { validity } = element as HTMLInputElement;
    for (const fault in validity)
      if (fault !== "valid" && validity[fault as keyof ValidityState]) return fault;
    return undefined;
  });
}
