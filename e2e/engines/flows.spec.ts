import { themes } from "../../src/browser/theme-choice.ts";
import { fieldNames, type Message } from "../../src/contact/message.ts";
import { pageOf } from "../../src/content/schema/pages.ts";
import { fill } from "../../src/content/template.ts";
import { asText, companyAddress, emptyMessage, message } from "../support/contact.ts";
import { contentIn, given, headingOf, pageContent, pages, site } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { coveredFocus, tabbable } from "../support/focus.ts";
import { serveExport } from "../support/host.ts";
import { sites } from "../support/product/sites.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";
import { address } from "../support/waitlist.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { header, interface: words } = site;
const contact = pageContent("contact");

test("each page is whole, fits a narrow window and comes alive", async ({ visitor }) => {
  for (const { route, path } of visits) {
    await visitor.visit(path);
    const page = await visitor.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll("h1").length,
      year: document.querySelector("[data-thisyear]")?.textContent,
    }));
    // The page's own script writes the year.
    const year = `${new Date().getFullYear()}`;
    const title = expect.stringContaining(pages[route.key]?.title ?? "");
    expect(page).toEqual({ title, headings: 1, year });
    for (const width of [320, 1280]) {
      await visitor.setWidth(width);
      expect(await visitor.evaluate(sidewaysScroll), `${path} at ${width} px`).toBe(0);
    }
    await visitor.focus("button", themeButtonName("system"));
    const isAlive = () =>
      Object.keys(document.activeElement ?? {}).some((key) => key.startsWith("__reactProps$"));
    await visitor.expectInPage(isAlive, true);
  }
});

test("Tab goes through the first page in its order, and back, and the skip link past the header", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const order = await visitor.evaluate(tabbable);
  expect(order.length).toBeGreaterThan(10);
  const focused = () =>
    [...document.body.querySelectorAll("*")].indexOf(document.activeElement as Element);
  for (const [key, stops] of [
    ["Tab", order],
    ["Shift+Tab", order.slice(0, -1).reverse()],
  ] as const)
    for (const stop of stops) {
      await visitor.press(key);
      expect(await visitor.evaluate(focused)).toBe(stop);
    }
  await visitor.expectFocus("link", words.skipToContent);
  await visitor.press("Enter");
  await visitor.press("Tab");
  const isPast = () => document.activeElement?.matches("body *:not(header *, body > a)");
  expect(await visitor.evaluate(isPast)).toBe(true);
});

test("the menu of a narrow window keeps the focus over a page that stands still", async ({
  visitor,
}) => {
  const menu = ["navigation", header.navigationLabel] as const;
  await visitor.setWidth(320);
  await visitor.visit("/");
  await visitor.expectInPage(() => innerWidth < 400, true);
  await visitor.seeNo(...menu);
  await visitor.tabTo("button", header.menu);
  for (const key of ["Enter", "Space"]) {
    await visitor.press(key);
    await visitor.see(...menu);
    await visitor.press("Tab");
    await visitor.press("Escape");
    await visitor.seeNo(...menu);
    await visitor.expectFocus("button", header.menu);
  }

  // At the end, since Firefox leaves the focus in its own bars.
  await visitor.tabTo("button", header.menu);
  await visitor.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await visitor.press("Enter");
  await visitor.expectFocus("button", header.closeMenu);
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 10; stop++) {
      await visitor.press(key);
      expect(await visitor.evaluate(coveredFocus)).toBeNull();
    }
  await visitor.press("ArrowDown");
  await visitor.press("Escape");
  await visitor.seeNo(...menu);
  expect(await visitor.evaluate(() => scrollY)).toBe(20);
});

test("a theme that is chosen by keyboard holds after a reload and Back", async ({ visitor }) => {
  const schemeOfBars = () => getComputedStyle(document.documentElement).colorScheme;
  await visitor.visit("/");
  await visitor.visit("/privacy");
  await visitor.focus("button", themeButtonName("system"));
  await visitor.press("Enter");
  await visitor.expectFocus("menuitemradio", words.theme.light);
  for (let down = 0; down < themes.indexOf("dark"); down++) await visitor.press("ArrowDown");
  await visitor.press("Enter");
  await visitor.seeNo("menuitemradio", words.theme.light);
  await visitor.expectFocus("button", themeButtonName("dark"));
  await visitor.reload();
  expect(await visitor.evaluate(schemeOfBars), "The browser's own parts follow.").toBe("dark");
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  expect(await visitor.evaluate(background)).toMatch(/^rgb\((\d{1,2}(, )?){3}\)$/);
  // Browsers keep the page for Back, but may drop it on a busy machine.
  await visitor.back();
  await visitor.expectPath("/");
  await visitor.expectInPage(schemeOfBars, "dark");
});

test("an error leads to its field, what was typed stays, and the message reaches the mail program", async ({
  visitor,
}) => {
  const { form, outcome } = contact;
  await visitor.visit("/contact");
  await visitor.tabTo("textbox", form.name);
  // Before React runs the form, the browser itself refuses and sends.
  await visitor.expectOf("button", form.submit, (button) => button.ariaDisabled, "true");
  await visitor.fillIn(form.email, "asha");
  await visitor.pressButton(form.submit);
  await visitor.expectFocus("group", form.errors.heading);
  await visitor.tabTo("link", form.errors.emailInvalid);
  await visitor.press("Enter");
  await visitor.expectFocus("textbox", form.email);
  await visitor.type("@example.org");
  await visitor.fillIn(form.message, message.message);
  await visitor.focus("textbox", form.name);
  await visitor.type(message.name);
  await visitor.reload();
  await expectForm(visitor, message);
  await visitor.visit("/about");
  await visitor.see("heading", headingOf("about"));
  await visitor.back();
  await visitor.see("heading", contact.heading);
  await expectForm(visitor, message);
  // So far browsers may have kept the fields themselves.
  await visitor.visit("/contact");
  await expectForm(visitor, message);

  await visitor.pressButton(form.submit);
  const body = asText(message).replaceAll("\n", "\r\n");
  expect(await visitor.awaitMail()).toEqual({
    to: companyAddress,
    headers: { subject: form.mailSubject, body },
  });
  await visitor.expectFocus("heading", outcome.handedOver.heading);
  await visitor.expectText("status", outcome.success.title);
  await expectForm(visitor, emptyMessage);
});

async function expectForm(visitor: Visitor, expected: Message): Promise<void> {
  const written = (field: HTMLElement) => (field as HTMLInputElement).value;
  for (const name of fieldNames)
    await visitor.expectOf("textbox", contact.form[name], written, expected[name]);
}

test("the map shows where its site answers, and the drawn ground alone where it does not", async ({
  visitor,
}, { project }) => {
  const isMapShown = () =>
    document.querySelector("iframe")?.checkVisibility({ visibilityProperty: true });
  await visitor.visit("/contact");
  await visitor.evaluate(() => document.querySelector("iframe")?.scrollIntoView());
  // In Firefox a stand-in answers; to WebKitGTK nobody does.
  if (project.name === "Firefox") {
    await visitor.expectInPage(isMapShown, true);
    await visitor.see("link", given(contact.map).skip);
    return;
  }
  const hasAsked = () =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("show-map"));
  await visitor.expectInPage(hasAsked, true);
  // Asked later and in vain as well, so that the map's own question is answered by then.
  await visitor.evaluate(() =>
    fetch("https://www.openstreetmap.org/", { mode: "no-cors" }).catch(() => undefined),
  );
  expect(await visitor.evaluate(isMapShown)).toBe(false);
  await visitor.seeNo("link", given(contact.map).skip);
});

test("the waitlist's dialog is left by Escape, and takes an address", async ({
  visitor,
  share,
}) => {
  const { pages, products } = contentIn(sites.arabic.content());
  const { card, waitlist } = given(pageOf(pages, "products"));
  const product = given(products.find(({ waitlist }) => waitlist === "open")).name;
  const button = ["button", fill(card.notifyName, { product })] as const;
  const dialog = ["dialog", fill(waitlist.heading, { product })] as const;
  const { origin } = await share("waitlist", () => serveExport(sites.arabic.folder, "/"));
  await visitor.visit(`${origin}/products`);
  await visitor.focus(...button);
  await visitor.press("Enter");
  await visitor.expectFocus("textbox", waitlist.email);
  await visitor.press("Escape");
  await visitor.seeNo(...dialog);
  await visitor.expectFocus(...button);

  await visitor.press("Space");
  await visitor.expectFocus("textbox", waitlist.email);
  await visitor.type(address);
  await visitor.press("Enter");
  await visitor.seeNo("textbox", waitlist.email);
  await visitor.expectText("dialog", fill(waitlist.done, { email: address }));
});
