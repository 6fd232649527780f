import { fieldNames } from "../../src/contact/message.ts";
import { companyAddress, contactField, fillIn, message, submitButton } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { endpoint, fields, serviceTest } from "../support/product/service.ts";
import { expect, test } from "../support/test.ts";

const { form: words } = pageContent("contact");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says what is missing, and hands a message to a mail program", async ({ page }) => {
    await page.goto("/contact");
    const { missing } = words.reasons;
    const reason = page.getByText(missing.slice(0, missing.indexOf("{")));
    await expect(reason).toBeVisible();
    const line = { ...message, message: "Hello there" };
    await fillIn(page, line);
    await expect(reason).toBeHidden();
    const mail = page.waitForRequest(/^mailto:/);
    await submitButton(page).click();
    const { pathname, searchParams } = new URL((await mail).url());
    expect(pathname).toBe(companyAddress);
    expect(searchParams.get("subject")).toBe(words.mailSubject);
    for (const value of Object.values(line)) expect(searchParams.get("body")).toContain(value);
  });

  test("the browser refuses fields that are empty, and what is no address", async ({ page }) => {
    await page.goto("/contact");
    await submitButton(page).click();
    for (const name of fieldNames) {
      await expect(contactField(page, name)).toHaveAttribute("required");
    }
    await expect(contactField(page, "name")).toBeFocused();
    for (const [name, wrong] of [
      ["name", " \t "],
      ["email", "ada"],
      ["email", "ada@example"],
      ["email", "ada@@example.org"],
      ["email", "@example.org"],
    ] as const) {
      await fillIn(page, { ...message, [name]: wrong });
      await submitButton(page).click();
      await expect(contactField(page, name), wrong).toBeFocused();
      await expect(contactField(page, name).and(page.locator(":invalid"))).toBeVisible();
    }
  });
});

serviceTest.describe("without scripts", () => {
  serviceTest.use({ javaScriptEnabled: false });

  serviceTest(
    "the browser posts a whole form to an endpoint",
    { tag: "@everything" },
    async ({ page, service }) => {
      await page.goto("/contact");
      const trap = page.getByLabel(words.trap, { exact: true });
      await expect(trap).toHaveAttribute("name", "_gotcha");
      await submitButton(page).click();
      expect(service.received).toEqual([]);
      await fillIn(page);
      await submitButton(page).click();
      await expect(page).toHaveURL(endpoint);
      // Browsers post the lines of a text area as CR LF (HTML, "constructing the entry list").
      const lines = message.message.replaceAll("\n", "\r\n");
      expect(service.received).toEqual([{ ...fields, ...message, message: lines }]);
    },
  );
});
