import type { Page } from "playwright/test";
import { basePath } from "../../scripts/disk/base-path.ts";
import { themeCookie } from "../../src/site/browser/contract.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { holdChunks } from "../support/product/assets.ts";
import { expect, test } from "../support/test.ts";

/** What React says of a document that is not the one that it would have rendered. */
const mismatch = /Minified React error #418/;

// The code of an extension is not bound by the page's policy.
test.use({ bypassCSP: true });

for (const [doing, make] of [
  ["an extension adds to", extend],
  ["a translator changes", translate],
] as const)
  test(`a document that ${doing} before React comes keeps its looks and all that a visitor did, and works`, async ({
    page,
    context,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(mismatch);
    await context.addCookies([
      { url: baseURL as string, name: themeCookie(basePath()), value: "dark" },
    ]);
    await beforeReact(page, make);
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
    await fillIn(page, { name: message.name, email: message.email });
    await submitByKeyboard(page);
    await expectNotice(page, "handedOver");
    const map = page.locator("iframe");
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByRole("button")).toBeVisible();
  });

/**
 * Runs in the page: puts in elements and attributes where React does not look, a mark next to each field, and before
 * the page an open popover and a form with names that the page's own could have.
 */
function extend(): void {
  const make = (name: string) => document.createElement(name);
  document.head.append(make("style"), make("script"), make("link"));
  document.documentElement.append(make("extension-panel"));
  for (const element of [document.documentElement, document.body]) {
    element.classList.add("extension");
    element.style.setProperty("--extension", "1");
  }
  for (const field of document.querySelectorAll("main input, main textarea"))
    field.before(make("spelling-panel"));
  const panel = make("nav");
  panel.innerHTML =
    '<form><input name="word"><button>Go</button></form><b data-year="1999">1999</b><i data-at="top">Top</i>' +
    '<div popover="manual" style="inset: auto 0 0 auto">Suggested passwords</div>';
  document.body.prepend(panel);
  panel.querySelector<HTMLElement>("[popover]")?.showPopover();
}

/** Runs in the page: wraps each text twice, as Chromium's and Google's translators do, and says it in capitals. */
function translate(): void {
  document.documentElement.lang = "en-x-capitals";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    inner.append(text.data.toUpperCase());
    outer.append(inner);
  }
}

/** Has something happen to the document as soon as it is whole, and to no frame in it. */
async function beforeReact(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`if (self === top) addEventListener("DOMContentLoaded", ${change})`);
}

/** A field of the contact form, in any language. */
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
