import type { Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { isHydrated } from "../support/controls.ts";
import { loseChunks } from "../support/product/assets.ts";
import { endpoint, fields as hidden, serviceTest as test } from "../support/product/service.ts";
import { expect } from "../support/test.ts";

/* A form that is a section, with fields of each kind. The contact form of the same site has tests of its own. */

test.describe("a form among other sections", { tag: "@everything" }, () => {
  const form = (page: Page) => page.getByRole("form", { name: "Have a rope measured" });
  const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
  const long = "It is too short, or too long";
  const texts = {
    ...{ name: "Asha Rao", email: "asha@example.org", maker: "Ropes & Co", visit: "2027-03-01" },
    years: "4 or 5",
  };

  const photo = { name: "rope.png", mimeType: "image/png", buffer: Buffer.from("png") };

  async function fillInAll(page: Page): Promise<void> {
    for (const [name, text] of Object.entries(texts))
      await form(page).locator(`[name=${name}]`).fill(text);
    await box(page, "It slips").check();
    await box(page, long).check();
  }

  async function expectFilledIn(page: Page): Promise<void> {
    for (const [name, text] of Object.entries(texts))
      await expect(form(page).locator(`[name=${name}]`)).toHaveValue(text);
    await expect(box(page, "It frays")).not.toBeChecked();
    await expect(box(page, "It slips")).toBeChecked();
    await expect(box(page, long)).toBeChecked();
  }

  /** What a form that is not encoded for an address sends, by the names of its fields. */
  const partsOf = (body: string) =>
    [
      ...body.matchAll(/name="([^"]+)"(; filename="[^"]*")?\r\n(?:Content-Type.*\r\n)?\r\n(.*)/g),
    ].map(([, name, file, text]) => [name, file ? file.slice(12, -1) : text]);

  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
  });

  test("keeps what is typed, and sends its file", { tag: "@daily" }, async ({ page, service }) => {
    await fillInAll(page);
    await page.reload();
    await expectFilledIn(page);
    await form(page).locator("[name=name]").focus();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expectFilledIn(page);
    await box(page, "It slips").uncheck();
    await box(page, long).uncheck();
    const said = page.locator("[aria-live]").filter({ hasText: "Please choose: What is wrong" });
    for (const left of ["It slips", "It frays"]) {
      await expect(said, "Nobody has left the question.").toHaveCount(0);
      await page.keyboard.press("Shift+Tab");
      await expect(box(page, left)).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await expect(said).toHaveCount(1);
    const send = page.getByRole("button", { name: "Ask for it" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await send.press("Enter");
    const missing = page.getByRole("link", { name: "Please choose: What is wrong", exact: true });
    await missing.click();
    await expect(box(page, "It frays")).toBeFocused();
    await expectNoViolations(page);
    await box(page, "It frays").check();
    await box(page, long).check();
    await form(page).locator("[name=photo]").setInputFiles(photo);
    const request = page.waitForRequest(endpoint);
    await send.click();
    const { headers, body } = await request.then((one) => ({
      headers: one.headers(),
      body: `${one.postDataBuffer()}`,
    }));
    expect(headers["content-type"]).toMatch(/^multipart\/form-data/);
    const parts = Object.fromEntries(partsOf(body));
    expect(parts).toMatchObject({ ...hidden, ...texts, faults: "It frays", photo: "rope.png" });
    expect(body).toContain(`It frays\r\n${long}`);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
    await expect(form(page).locator("[name=email]")).toHaveValue("");
    await expect(box(page, long)).not.toBeChecked();
    await expect(page.getByText("Follow its link").first()).toBeVisible();
    expect(service.given).toEqual([200]);
    await page.reload();
    await expect(form(page).locator("[name=name]")).toHaveValue("");
  });

  test("says that one choice is needed, before React too", async ({ page, service }) => {
    const group = page.getByRole("group", { name: "What is wrong? (at least one)" });
    const first = group.getByRole("checkbox").first();
    const asked = () => first.evaluate((one: HTMLInputElement) => one.validationMessage);
    expect(await asked()).toBe("Please choose: What is wrong");
    await group.getByText(long).dispatchEvent("click");
    expect(await asked()).toBe("");
    expect(await isHydrated(page)).toBe(false);
    expect(service.given).toEqual([]);
  });

  test("is printed only with what a visitor has written", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    const section = page.locator("section", { has: page.locator("form") });
    await expect(section).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await form(page).locator("[name=name]").fill("Asha");
    await page.emulateMedia({ media: "print" });
    await expect(section).toBeVisible();
  });

  test("keeps its text apart from that of other forms", async ({ page, context, service }) => {
    await fillInAll(page);
    const other = await context.newPage();
    const address = other.locator("form [name=email]");
    for (const path of ["/contact", "/films"]) {
      await other.goto(path);
      await expect(address).toHaveValue("");
    }
    await address.fill(texts.email);
    await expect.poll(() => isHydrated(other)).toBe(true);
    await page.getByRole("button", { name: "Ask for it" }).click();
    await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
    expect(service.given).toEqual([200]);
    await expect(other.locator(".outcome")).toHaveCount(0);
    await expect(address).toHaveValue(texts.email);
  });

  test("sends its file where a chunk is missing", async ({ page, service, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    await loseChunks(page, { named: /send-by-/, status: 404 });
    await fillInAll(page);
    await form(page).locator("[name=photo]").setInputFiles(photo);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const request = page.waitForRequest(endpoint);
    await page.getByRole("button", { name: "Ask for it" }).click();
    const body = `${(await request).postDataBuffer()}`;
    expect(Object.fromEntries(partsOf(body))).toMatchObject({ ...texts, photo: photo.name });
    await expect(page).toHaveURL(endpoint);
    await page.goBack();
    await expectFilledIn(page);
    expect(service.received).toHaveLength(1);
  });

  test("sends nothing while a day is not whole", async ({ page, service }) => {
    await fillInAll(page);
    const visit = form(page).locator("[name=visit]");
    await visit.fill("");
    await expect.poll(() => isHydrated(page)).toBe(true);
    await visit.pressSequentially("0101");
    await form(page).locator("[name=years]").focus();
    const error = "This date is not complete: Best day";
    await expect(visit).toHaveAccessibleDescription(error);
    await page.getByRole("button", { name: "Ask for it" }).press("Enter");
    await expect(page.getByRole("link", { name: error })).toBeVisible();
    await visit.fill(texts.visit);
    await expect(visit).toHaveAccessibleDescription("");
    expect(service.given).toEqual([]);
  });
});

test.describe("without scripts", { tag: "@everything" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts a form of a section", async ({ page, service: _ }) => {
    await page.goto("/about");
    for (const [name, text] of [
      ["name", "Asha"],
      ["email", "asha@example.org"],
      ["visit", "2027-03-01"],
    ] as const)
      await page.locator(`form [name=${name}]`).fill(text);
    const choices = page.getByRole("listbox", { name: "What is wrong? (at least one)" });
    const send = page.getByRole("button", { name: "Ask for it" });
    await send.click();
    await expect(choices).toBeFocused();
    await choices.selectOption(["It frays", "It slips"]);
    const request = page.waitForRequest(endpoint);
    await send.click();
    const body = `${(await request).postDataBuffer()}`;
    for (const part of ["2027-03-01", "It frays", "It slips"]) expect(body).toContain(part);
    await expect(page).toHaveURL(endpoint);
  });
});
