import { createServer } from "node:http";
import { companyAddress, message, messageBody } from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { coveredFocus } from "../support/focus.ts";
import { listen } from "../support/listen.ts";
import { readMailLink } from "../support/mail-program.ts";
import { styled } from "../support/product/styled.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";
import { expectTabOrder } from "./tab-order.ts";
import { expect, test } from "./webkit.ts";

const {
  words: { header, interface: words },
} = site;
const { form, outcome } = pageContent("contact").words;

test("each page fits a narrow and a wide window, and comes alive", async ({ visitor }) => {
  for (const { path } of visits) {
    await visitor.visit(path);
    for (const width of [320, 1280]) {
      await visitor.setWidth(width);
      expect(await visitor.evaluate(sidewaysScroll), `${path} at ${width} px`).toBe(0);
    }
    await visitor.expectInPage(() => {
      const button = document.querySelector<HTMLElement>("button[aria-haspopup=menu]");
      button?.focus();
      return Object.keys(button ?? {}).some((key) => key.startsWith("__reactProps$"));
    }, true);
  }
});

test("lists without markers are lists", async ({ visitor }) => {
  for (const { path } of visits) {
    await visitor.visit(path);
    const roles = await visitor.rolesOf("ul, ol");
    expect([...new Set(roles)], path).toEqual(["list"]);
  }
});

/** Shows markup in the styles of the site. An address of the kind `data:` would have the policy of the page before. */
async function showMarkup(visitor: { visit(path: string): Promise<void> }, markup: string) {
  const html = `<!doctype html><meta charset="utf-8">${await styled(markup)}`;
  const host = await listen(
    createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html)),
  );
  await visitor.visit(host.origin);
  await host.close();
}

test("a long link and a long outcome begin beside their labels", async ({ visitor }) => {
  const value = (classes: string) =>
    `<span style="width:9rem"><a href="/" class="${classes}">So many words that they take two lines</a></span>`;
  const facts = ["lone-link", "test-pending"].map(
    (classes) => `<p class="fact"><span>Label</span>${value(classes)}</p>`,
  );
  await visitor.setWidth(1280);
  await showMarkup(visitor, `<div class="text-facts">${facts.join("")}</div>`);
  const steps = await visitor.evaluate(() =>
    [...document.querySelectorAll(".fact")].map((fact) => {
      const range = document.createRange();
      const [label = Number.NaN, value = Number.NaN] = [...fact.children].map((part) => {
        range.selectNodeContents(part.querySelector("a") ?? part);
        return range.getClientRects()[0]?.bottom;
      });
      return value - label;
    }),
  );
  for (const step of steps) expect(Math.abs(step)).toBeLessThan(2);
});

test("an enlarged photograph ends above its caption", async ({ visitor }) => {
  const drawing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'/>";
  const figure = `<figure><img src="${drawing}"><figcaption>The first</figcaption></figure>`;
  await showMarkup(visitor, `<dialog open class="enlarged">${figure}</dialog>`);
  const [photograph, caption] = await visitor.evaluate(() =>
    [...document.querySelectorAll("img, figcaption")].map((part) => part.getBoundingClientRect()),
  );
  expect(photograph?.height).toBeGreaterThan(200);
  expect(photograph?.bottom).toBeLessThanOrEqual(Number(caption?.top) + 1);
});

test("Tab goes through the first page in its order, and back", async ({ visitor }) => {
  await visitor.visit("/");
  await expectTabOrder(visitor);
});

test("the menu of a narrow window keeps the focus", async ({ visitor }) => {
  const isPopoverOpen = () => document.querySelector(":popover-open") !== null;
  await visitor.setWidth(320);
  await visitor.visit("/");
  await visitor.expectInPage(() => innerWidth < 400, true);
  await visitor.tabTo(`button ${header.menu}`);
  for (const key of ["Enter", "Space"]) {
    await visitor.press(key);
    await visitor.expectFocus(`button ${header.closeMenu}`);
    await visitor.press("Tab");
    await visitor.press("Escape");
    await visitor.expectInPage(isPopoverOpen, false);
    await visitor.expectFocus(`button ${header.menu}`);
  }

  await visitor.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await visitor.press("Enter");
  await visitor.expectFocus(`button ${header.closeMenu}`);
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 10; stop++) {
      await visitor.press(key);
      expect(await visitor.evaluate(coveredFocus)).toBeNull();
    }
  await visitor.press("ArrowDown");
  expect(await visitor.evaluate(() => scrollY)).toBe(20);
});

test("a theme that is chosen by keyboard holds after a reload", async ({ visitor }) => {
  await visitor.visit("/privacy");
  await visitor.tabTo(`button ${themeButtonName("system")}`);
  await visitor.press("Enter");
  await visitor.expectFocus(`menuitemradio ${words.theme.light}`);
  await visitor.press("ArrowDown");
  await visitor.press("Enter");
  await visitor.expectFocus(`button ${themeButtonName("dark")}`);
  await visitor.reload();
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await visitor.evaluate(scheme)).toBe("dark");
});

/** Runs in the page. */
const storedText = () =>
  [...document.querySelectorAll<HTMLInputElement>("form .box")].map(({ value }) => value);

test("an error leads to its field, and what was typed becomes a mail", async ({ visitor }) => {
  await visitor.visit("/contact");
  await visitor.tabTo(`textbox ${form.name}`);
  // Before React runs the form, the browser itself refuses and sends.
  const buttonState = () => document.querySelector("form button")?.ariaDisabled;
  await visitor.expectInPage(buttonState, "true");
  await visitor.fillIn(form.email, "asha");
  await visitor.tabTo(`button ${form.submit}`);
  await visitor.press("Enter");
  await visitor.expectFocus(`group ${form.errors.heading}`);
  await visitor.tabTo(`link ${form.errors.emailInvalid}`);
  await visitor.press("Enter");
  await visitor.expectFocus(`textbox ${form.email}`);
  await visitor.type("@example.org");
  await visitor.fillIn(form.message, message.message);
  await visitor.visit("/about");
  await visitor.visit("/contact");
  // The focus makes React load.
  await visitor.tabTo(`textbox ${form.name}`);
  await visitor.expectInPage(buttonState, "true");
  await visitor.fillIn(form.name, message.name);
  await visitor.expectInPage(storedText, Object.values(message));

  await visitor.tabTo(`button ${form.submit}`);
  await visitor.press("Enter");
  expect(readMailLink(await visitor.awaitMail())).toEqual({
    to: companyAddress,
    headers: { subject: form.mailSubject, body: messageBody(message).replaceAll("\n", "\r\n") },
  });
  await visitor.expectFocus(`heading ${outcome.handedOver.heading}`);
  await visitor.expectInPage(storedText, ["", "", ""]);
});
