import type { Page } from "playwright/test";
import { basePath } from "../../scripts/export/base-path.ts";
import { themeCookie } from "../../src/inline/contract.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { closeMenuButton, hydrate, menuButton } from "../support/controls.ts";
import { holdChunks } from "../support/product/assets.ts";
import {
  addAround,
  addNamesakes,
  addPopover,
  markFields,
  removeParts,
  translate,
} from "../support/product/foreign-nodes.ts";
import { letReactFinish } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

/** What React says of a document that is not the one that it would have rendered. */
const mismatch = /Minified React error #418/;

test.describe("an extension", () => {
  // Its code is not bound by the page's policy.
  test.use({ bypassCSP: true });

  test("may open a popover, and the page goes on as it was", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const release = await holdChunks(page);
    await page.goto("/contact");
    await page.evaluate(addPopover);
    const suggestions = page.getByText("Suggested passwords");
    await expect(suggestions).toBeVisible();
    await field(page, "name").fill("As");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    release();
    await expect(submitButton(page), "React runs the form.").toBeDisabled();
    await expect(field(page, "name")).toHaveValue("As");
    await menuButton(page).press("Enter");
    await expect(closeMenuButton(page)).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(suggestions).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  });

  test("has its own forms, years and tooltips, which stay as they are", async ({ page }) => {
    await beforeReact(page, addNamesakes);
    await page.goto("/contact");
    await expect(page.locator("footer [data-thisyear]")).toHaveText(`${new Date().getFullYear()}`);
    await expect(page.getByText("1999")).toBeVisible();
    const map = page.locator("iframe");
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByRole("button", { name: "Zoom in" })).toBeVisible();

    await hydrate(page);
    // Has what shows tooltips loaded.
    await page.locator("footer [data-icontooltip]").first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.getByRole("button", { name: "Tip" }).hover();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.clock.runFor(5000);
    await letReactFinish(page);
    await expect(page.getByRole("tooltip")).toHaveCount(0);

    await page.getByRole("textbox", { name: "Look up" }).fill("roots");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL(/\/about\?word=roots$/);
  });
});

for (const [doing, changes] of [
  ["extensions add to, mark and thin out", [addAround, markFields, removeParts]],
  ["a proxy and a translator change", [addWords, translate]],
] as const)
  test(`a document that ${doing} before React comes keeps its looks and all that a visitor did, and works`, async ({
    page,
    context,
    baseURL,
    expectedErrors,
  }) => {
    // The policy of the page blocks the styles that an extension adds.
    expectedErrors.push(mismatch, /Applying inline style violates/);
    await context.addCookies([
      { url: baseURL as string, name: themeCookie(basePath()), value: "dark" },
    ]);
    for (const change of changes) await beforeReact(page, change);
    const release = await holdChunks(page);
    await page.goto("/contact");
    const before = await looks(page);
    // React would leave it without title and viewport.
    const facts = page.locator("title, meta");
    const count = await facts.count();
    await field(page, "message").click();
    await page.keyboard.type("First li");
    const scrolled = await page.evaluate(() => scrollY);
    release();
    await expect(submitButton(page), "React runs the form.").toBeDisabled();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.keyboard.type("ne");
    await expectForm(page, { ...emptyMessage, message: "First line" });
    expect(await looks(page)).toEqual(before);
    await expect(facts).toHaveCount(count);
    await expect(page.getByText("Other words")).toHaveCount(0);
    await fillIn(page, { name: message.name, email: message.email });
    await submitByKeyboard(page);
    await expectNotice(page, "handedOver");
    const map = page.locator("iframe");
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByRole("button")).toBeVisible();
  });

/** Runs in the page: writes words of its own before those of the page. */
function addWords(): void {
  const heading = document.createElement("h1");
  heading.textContent = "Other words";
  document.querySelector("h1")?.before(heading);
}

/** Has something happen to the document as soon as it is whole. */
async function beforeReact(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${change})`);
}

/** A field of the contact form, whatever language its label speaks. */
function field(page: Page, name: string) {
  return page.locator(`form [name=${name}]`);
}

/** How some parts of the page look. */
function looks(page: Page) {
  return page.evaluate(() =>
    ["html", "body", "h1", "footer", "footer button"].map((selector) => {
      const { color, backgroundColor, fontFamily, padding, display } = getComputedStyle(
        document.querySelector(selector) as Element,
      );
      return { selector, color, backgroundColor, fontFamily, padding, display };
    }),
  );
}
