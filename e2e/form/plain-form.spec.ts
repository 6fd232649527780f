import { companyAddress, contactField, fillIn, message, submitButton } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { endpoint, fields, serviceTest as test } from "../support/product/service.ts";
import { expect } from "../support/test.ts";

const { form: words } = pageContent("contact").words;

test.use({ javaScriptEnabled: false });

test("the form refuses faults, and hands a message to a mail program", async ({ page }) => {
  await page.goto("/contact");
  await submitButton(page).click();
  await expect(contactField(page, "name")).toBeFocused();
  const line = { ...message, message: "Hello there" };
  for (const [name, wrong] of [
    ["message", ""],
    // Other faults stand in `message.test.yaml`; these are refused by patterns alone.
    ["name", " \t "],
    ["email", "ada@example"],
  ] as const) {
    await fillIn(page, { ...line, [name]: wrong });
    await submitButton(page).click();
    await expect(contactField(page, name).and(page.locator(":invalid"))).toBeFocused();
  }
  await fillIn(page, line);
  const mail = page.waitForRequest(/^mailto:/);
  await submitButton(page).click();
  const { pathname, searchParams } = new URL((await mail).url());
  expect(pathname).toBe(companyAddress);
  expect(searchParams.get("subject")).toBe(words.mailSubject);
  for (const value of Object.values(line)) expect(searchParams.get("body")).toContain(value);
});

test("the browser posts a whole form to an endpoint", { tag: ["@everything", "@daily"] }, async ({
  page,
  service,
}) => {
  await page.goto("/contact");
  const trap = page.getByLabel(words.trap, { exact: true });
  await expect(trap).toHaveAttribute("name", "_gotcha");
  await fillIn(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(endpoint);
  // Browsers post the lines of a text area as CR LF (HTML, "constructing the entry list").
  const lines = message.message.replaceAll("\n", "\r\n");
  const left = { phone: "", bridge: "" };
  expect(service.received).toEqual([{ ...fields, ...left, ...message, message: lines }]);
});
